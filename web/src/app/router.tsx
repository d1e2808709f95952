import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home-page';
import { BRANDS } from '../lib/brands';
import { RouteError } from './route-error';
import { Shell } from './shell';

/** Everything but the home page arrives when it is asked for. */
const pages: RouteObject[] = [
  { index: true, Component: HomePage },
  {
    path: 'product',
    lazy: async () => ({ Component: (await import('../pages/catalogue-page')).CataloguePage }),
  },
  ...BRANDS.map((brand) => ({
    path: brand.path,
    lazy: async () => {
      const { BrandPage } = await import('../pages/brand-page');
      return { element: <BrandPage key={brand.value} brand={brand} /> };
    },
  })),
  {
    path: 'sign-in',
    lazy: async () => ({ Component: (await import('../pages/sign-in-page')).SignInPage }),
  },
  {
    path: 'sign-up',
    lazy: async () => ({ Component: (await import('../pages/sign-up-page')).SignUpPage }),
  },
  {
    path: 'profile',
    lazy: async () => ({ Component: (await import('../pages/profile-page')).ProfilePage }),
  },
  {
    path: 'checkout',
    lazy: async () => ({ Component: (await import('../pages/checkout-page')).CheckoutPage }),
  },
  { path: 'about', lazy: async () => ({ Component: (await import('../pages/about-page')).AboutPage }) },
  { path: 'faq', lazy: async () => ({ Component: (await import('../pages/faq-page')).FaqPage }) },
  {
    path: 'services',
    lazy: async () => ({ Component: (await import('../pages/services-page')).ServicesPage }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('../pages/not-found-page')).NotFoundPage }) },
];

export const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [{ errorElement: <RouteError />, children: pages }],
  },
]);
