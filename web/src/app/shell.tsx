import { Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { BRANDS } from '../lib/choices';
import { i18n } from '../lib/i18n';
import { SHOP_PAGES, shopPageLabels, shopWords } from '../lib/shop';
import { useCart } from '../state/cart';
import { useSession } from '../state/session';
import { cataloguePath, useOverlay } from '../state/url';
import { Spinner, useIsHydrating, useScreen, recipeClasses } from '../ui';
import { Banner } from '../widgets/catalogue/banner/banner';
import { SiteFooter } from '../widgets/shop/site-footer/site-footer';
import { SiteHeader } from '../widgets/shop/site-header/site-header';
import { pathOf } from './addresses';
import { LazyChat } from './lazy-chat';
import { LazyLanguageOffer } from './lazy-language-offer';
import { Overlays } from './overlays';
import { PageBoundary } from './page-boundary';
import { shell } from './shell.recipe';
import { useCanonicalAddress } from './use-canonical-address';
import { useOtherLanguage } from '../features/page-frame/use-other-language';
import { usePageFocus } from './use-page-focus';
import { useScrollDirection } from './use-scroll-direction';
import { useScrollRestoration } from './use-scroll-restoration';
import { useSessionGuard } from './use-session-guard';

const footerLinks = () => [
  { label: i18n.t('Home'), href: '/' },
  { label: i18n.t('Favourites'), href: '/favourites' },
  { label: i18n.t('About'), href: '/about' },
  { label: i18n.t('FAQ'), href: '/faq' },
  { label: i18n.t('Services'), href: '/services' },
];
const shopLinks = () => [
  { label: i18n.t('All products'), href: '/product' },
  ...BRANDS.map(({ label, value }) => ({
    label: i18n.t('{brand} shoes', { brand: label }),
    href: cataloguePath({ brand: [value] }),
  })),
];
const SOCIAL_LINKS = [
  { label: 'Facebook', href: 'https://www.facebook.com/' },
  { label: 'Instagram', href: 'https://www.instagram.com/' },
  { label: 'TikTok', href: 'https://www.tiktok.com/' },
];

/** The frame of every page: announcement, header, footer and overlays. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  usePageFocus(main);
  useScrollRestoration();
  useScrollDirection();
  useCanonicalAddress();
  useSessionGuard();
  return (
    <>
      <SkipLink />
      <Banner text={shopWords().banner} />
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={recipeClasses(shell).main}>
        <AfterProduct>
          <Suspense fallback={<PageSpinner />}>
            <PageBoundary resetKey={pathname}>
              <Outlet />
            </PageBoundary>
          </Suspense>
        </AfterProduct>
      </main>
      <Footer />
      <LazyChat />
      <Overlays />
    </>
  );
}

/**
 * The page behind a product that the server has rendered comes after the product, with low priority. On a phone, where
 * the product hides it, it comes when the product is left.
 */
function AfterProduct({ children }: { children: ReactNode }) {
  const isProductOpen = useOverlay().overlay?.active === 'productDetail';
  const isHydrating = useIsHydrating();
  const isHidden = useScreen('phone', true);
  const [isWaiting, setIsWaiting] = useState(isHydrating && isProductOpen);
  if (isWaiting && !(isProductOpen && isHidden)) setIsWaiting(false);
  return useDeferredValue(!isWaiting) && children;
}

function Header() {
  const { open } = useOverlay();
  const { cart } = useCart();
  const user = useSession();
  return (
    <SiteHeader
      path={pathOf(useLocation())}
      signedIn={user !== null}
      language={useOtherLanguage()}
      cartCount={cart?.items.reduce((pairs, line) => pairs + line.quantity, 0)}
      onSearch={() => open({ active: 'search' })}
      onCart={() => open({ active: 'cart' })}
    />
  );
}

/** The checkout has its total bar instead of the footer. */
function Footer() {
  const path = pathOf(useLocation());
  const language = useOtherLanguage();
  if (path === '/checkout') return null;
  return (
    <>
      <SiteFooter
        links={footerLinks()}
        shop={shopLinks()}
        policies={SHOP_PAGES.map((name) => ({ label: shopPageLabels()[name], href: `/${name}` }))}
        social={SOCIAL_LINKS}
        language={language}
      />
      <LazyLanguageOffer />
    </>
  );
}

/** The first stop of the Tab key, visible only with the focus. */
function SkipLink() {
  return (
    <a href="#content" className={recipeClasses(shell).skipLink}>
      {i18n.t('Skip to content')}
    </a>
  );
}

function PageSpinner() {
  return (
    <div className={recipeClasses(shell).waiting}>
      <Spinner size="lg" label={i18n.t('Loading the page')} />
    </div>
  );
}
