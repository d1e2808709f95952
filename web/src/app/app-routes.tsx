import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BRANDS } from '../lib/brands';
import { HomePage } from '../pages/home-page';
import { Shell } from './shell';

const AboutPage = lazy(async () => ({ default: (await import('../pages/about-page')).AboutPage }));
const BrandPage = lazy(async () => ({ default: (await import('../pages/brand-page')).BrandPage }));
const CataloguePage = lazy(async () => ({
  default: (await import('../pages/catalogue-page')).CataloguePage,
}));
const CheckoutPage = lazy(async () => ({ default: (await import('../pages/checkout-page')).CheckoutPage }));
const FaqPage = lazy(async () => ({ default: (await import('../pages/faq-page')).FaqPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found-page')).NotFoundPage }));
const ProfilePage = lazy(async () => ({ default: (await import('../pages/profile-page')).ProfilePage }));
const ServicesPage = lazy(async () => ({ default: (await import('../pages/services-page')).ServicesPage }));
const SignInPage = lazy(async () => ({ default: (await import('../pages/sign-in-page')).SignInPage }));
const SignUpPage = lazy(async () => ({ default: (await import('../pages/sign-up-page')).SignUpPage }));

/** The table of specification §2. Everything but the home page arrives when it is asked for. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="product" element={<CataloguePage />} />
        {BRANDS.map((brand) => (
          <Route key={brand.path} path={brand.path} element={<BrandPage key={brand.path} brand={brand} />} />
        ))}
        <Route path="sign-in" element={<SignInPage />} />
        <Route path="sign-up" element={<SignUpPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="checkout" element={<CheckoutPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="faq" element={<FaqPage />} />
        <Route path="services" element={<ServicesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
