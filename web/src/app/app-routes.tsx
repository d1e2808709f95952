import { Route, Routes } from 'react-router-dom';
import { BRANDS } from '../lib/choices';
import { HomePage } from '../pages/home-page';
import { opensProduct, pathOf, type Address } from './addresses';
import { AdminFrame } from './admin-frame';
import { loadProduct } from './overlays';
import { page } from './page';
import { ProductAddress } from './product-address';
import { Shell } from './shell';

const AboutPage = page(() => import('../pages/about-page').then((file) => file.AboutPage));
const AdminPage = page(() => import('../pages/admin-page').then((file) => file.AdminPage));
const BrandPage = page(() => import('../pages/brand-page').then((file) => file.BrandPage));
const CataloguePage = page(() => import('../pages/catalogue-page').then((file) => file.CataloguePage));
const CheckoutPage = page(() => import('../pages/checkout-page').then((file) => file.CheckoutPage));
const FaqPage = page(() => import('../pages/faq-page').then((file) => file.FaqPage));
const FavouritesPage = page(() => import('../pages/favourites-page').then((file) => file.FavouritesPage));
const ForgotPasswordPage = page(() =>
  import('../pages/forgot-password-page').then((file) => file.ForgotPasswordPage),
);
const MailedLinkPage = page(() => import('../pages/mailed-link-page').then((file) => file.MailedLinkPage));
const NotFoundPage = page(() => import('../pages/not-found-page').then((file) => file.NotFoundPage));
const ProfilePage = page(() => import('../pages/profile-page').then((file) => file.ProfilePage));
const ServicesPage = page(() => import('../pages/services-page').then((file) => file.ServicesPage));
const SignInPage = page(() => import('../pages/sign-in-page').then((file) => file.SignInPage));
const SignUpPage = page(() => import('../pages/sign-up-page').then((file) => file.SignUpPage));

interface ServedPage {
  load: () => Promise<void>;
  module: string;
}

/** The pages that the server renders, by their path, with the module of each. The home page is part of the app. */
const SERVED: ReadonlyMap<string, ServedPage> = new Map([
  ...BRANDS.map(({ path }) => [`/${path}`, { load: BrandPage.load, module: 'pages/brand-page' }] as const),
  ['/product', { load: CataloguePage.load, module: 'pages/catalogue-page' }],
  ['/about', { load: AboutPage.load, module: 'pages/about-page' }],
  ['/faq', { load: FaqPage.load, module: 'pages/faq-page' }],
  ['/services', { load: ServicesPage.load, module: 'pages/services-page' }],
]);
const NOT_FOUND: ServedPage = { load: NotFoundPage.load, module: 'pages/not-found-page' };
const PRODUCT: ServedPage = { load: loadProduct, module: 'features/product-detail/product-modal' };

/**
 * Loads the code of a page that the server renders.
 *
 * @returns the modules that were loaded
 */
export async function loadPage(address: Address): Promise<string[]> {
  const path = pathOf(address);
  const page = path === '/' ? [] : [SERVED.get(path) ?? NOT_FOUND];
  const parts = opensProduct(address) ? [...page, PRODUCT] : page;
  await Promise.all(parts.map(({ load }) => load()));
  return parts.map(({ module }) => module);
}

/** The app's routes (rule V1). All pages but the home page load when they are first opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="product" element={<CataloguePage />} />
        <Route path="product/:slug" element={<ProductAddress />} />
        {BRANDS.map((brand) => (
          <Route key={brand.path} path={brand.path} element={<BrandPage key={brand.path} brand={brand} />} />
        ))}
        <Route path="sign-in" element={<SignInPage />} />
        <Route path="sign-up" element={<SignUpPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<MailedLinkPage to="reset-password" />} />
        <Route path="confirm-email" element={<MailedLinkPage to="confirm-email" />} />
        <Route path="confirm-wait" element={<MailedLinkPage to="confirm-wait" />} />
        <Route path="favourites" element={<FavouritesPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="checkout" element={<CheckoutPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="faq" element={<FaqPage />} />
        <Route path="services" element={<ServicesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<AdminFrame />}>
        <Route path="admin" element={<AdminPage />} />
      </Route>
    </Routes>
  );
}
