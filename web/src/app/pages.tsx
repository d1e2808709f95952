import type { Page } from '../features/page-frame/define-page';
import { BRANDS } from '../lib/choices';
import { SHOP_PAGES } from '../lib/shop';
import { page as homePage } from '../pages/home-page';
import { lazyPart } from '../ui/lazy-part';

/** A page's code loads when it is first opened; that of the home page is part of the app. */
function lazyPage(fetch: () => Promise<{ page: Page }>) {
  return lazyPart(() => fetch().then(({ page }) => page));
}
export type LazyPage = ReturnType<typeof lazyPage>;

const brandPage = lazyPage(() => import('../pages/brand-page'));
const shopPage = lazyPage(() => import('../pages/shop-page'));
const mailedLinkPage = lazyPage(() => import('../pages/mailed-link-page'));

/** The pages by their paths (rule V1). Router, server, sitemap and tests know them by this table alone. */
export const PAGES: ReadonlyMap<string, LazyPage> = new Map([
  ['/', lazyPart(() => Promise.resolve(homePage), homePage)],
  ['/product', lazyPage(() => import('../pages/catalogue-page'))],
  ...BRANDS.map(({ path }) => [`/${path}`, brandPage] as const),
  ['/about', lazyPage(() => import('../pages/about-page'))],
  ['/faq', lazyPage(() => import('../pages/faq-page'))],
  ['/services', lazyPage(() => import('../pages/services-page'))],
  ...SHOP_PAGES.map((name) => [`/${name}`, shopPage] as const),
  ['/sign-in', lazyPage(() => import('../pages/sign-in-page'))],
  ['/sign-up', lazyPage(() => import('../pages/sign-up-page'))],
  ['/forgot-password', lazyPage(() => import('../pages/forgot-password-page'))],
  ['/reset-password', mailedLinkPage],
  ['/confirm-email', mailedLinkPage],
  ['/confirm-wait', mailedLinkPage],
  ['/join', mailedLinkPage],
  ['/favourites', lazyPage(() => import('../pages/favourites-page'))],
  ['/profile', lazyPage(() => import('../pages/profile-page'))],
  ['/checkout', lazyPage(() => import('../pages/checkout-page'))],
  ['/admin', lazyPage(() => import('../pages/admin-page'))],
]);

/** The page of any other address. */
export const NotFoundPage = lazyPage(() => import('../pages/not-found-page'));
