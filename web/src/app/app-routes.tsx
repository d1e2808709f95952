import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { BRANDS } from '../lib/choices';
import { TIMINGS } from '../lib/timings';
import { HomePage } from '../pages/home-page';
import { AdminFrame } from './admin-frame';
import { prepareProduct } from './overlays';
import { page } from './page';
import { ProductAddress } from './product-address';
import { Shell } from './shell';
import { beginsHidden, opensProduct } from './use-page-behind';

const AboutPage = page(() => import('../pages/about-page').then((file) => file.AboutPage));
const AdminPage = page(() => import('../pages/admin-page').then((file) => file.AdminPage));
const BrandPage = page(() => import('../pages/brand-page').then((file) => file.BrandPage));
const CataloguePage = page(() => import('../pages/catalogue-page').then((file) => file.CataloguePage));
const CheckoutPage = page(() => import('../pages/checkout-page').then((file) => file.CheckoutPage));
const ConfirmEmailPage = page(() =>
  import('../pages/confirm-email-page').then((file) => file.ConfirmEmailPage),
);
const FaqPage = page(() => import('../pages/faq-page').then((file) => file.FaqPage));
const ForgotPasswordPage = page(() =>
  import('../pages/forgot-password-page').then((file) => file.ForgotPasswordPage),
);
const NotFoundPage = page(() => import('../pages/not-found-page').then((file) => file.NotFoundPage));
const ProfilePage = page(() => import('../pages/profile-page').then((file) => file.ProfilePage));
const ResetPasswordPage = page(() =>
  import('../pages/reset-password-page').then((file) => file.ResetPasswordPage),
);
const ServicesPage = page(() => import('../pages/services-page').then((file) => file.ServicesPage));
const SignInPage = page(() => import('../pages/sign-in-page').then((file) => file.SignInPage));
const SignUpPage = page(() => import('../pages/sign-up-page').then((file) => file.SignUpPage));

/** The pages whose first picture is in their HTML, by the first part of their path. */
const DRAWN = new Map([
  ...BRANDS.map((brand) => [brand.path, BrandPage] as const),
  ['product', CataloguePage],
  ['about', AboutPage],
  ['faq', FaqPage],
  ['services', ServicesPage],
]);

/** Fetches the page that is open, so that it can take its first picture's place. Without it, the app waits for it. */
export async function preparePage(client: QueryClient): Promise<void> {
  const drawn = DRAWN.get(window.location.pathname.toLowerCase().split('/')[1]!);
  if (!opensProduct(window.location)) return drawn?.prepare(client);
  await prepareProduct(client);
  // What lies behind a product can wait.
  if (!beginsHidden(window.location)) return drawn?.prepare();
  setTimeout(() => void drawn?.prepare(client).catch(() => undefined), TIMINGS.pageBehindDelay);
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
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="confirm-email" element={<ConfirmEmailPage />} />
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
