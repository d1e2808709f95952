import type { QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { getGetProductQueryKey } from './api/generated/products/products';
import { opensProduct, pathOf, resolveAddress, type Address } from './app/addresses';
import { AppRoutes, loadPage } from './app/app-routes';
import { NotFoundPage, PAGES, type LazyPage } from './app/pages';
import { fillCache, PAGE_DATA_ID, type PageData } from './app/page-data';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import type { InBoth } from './features/page-frame/define-page';
import { fullTitle } from './features/page-frame/document-title';
import { activateLocale, basePath, LOCALES, localeOf, plainPath, type Locale } from './lib/i18n';
import { loadLocale } from './lib/load-locale';
import { readOverlay } from './state/url';

/** A page as the server sends it. */
export interface RenderedPage {
  /** HTML for the document's head: what the browser should fetch first. */
  head: string;
  /** HTML for `#root`. */
  root: string;
  /** HTML after it: the answers that the page was rendered from. */
  data: string;
  /** The modules whose scripts and styles belong to the page, besides those of every page. */
  modules: string[];
}

export { setSeller as setShop } from './lib/shop';

/** An API call: its path and query, and its key in the query cache. */
export interface PageCall {
  url: string;
  key: QueryKey;
}

/** What the server says of a page in the document's head and in the sitemap, in both languages. */
export interface PageHead {
  /** Null for the page of an unknown address. */
  path: string | null;
  title: InBoth;
  description: InBoth;
  isListed: boolean;
  picture: { film: string; alt: InBoth };
}

const SHOP_DESCRIPTION: InBoth = {
  en:
    'Genuine sports shoes of six brands: Nike, Adidas, Puma, New Balance, Vans and Balenciaga. ' +
    'Free delivery all over Vietnam, another size within 30 days.',
  vi:
    'Giày thể thao chính hãng từ sáu thương hiệu: Nike, Adidas, Puma, New Balance, Vans, Balenciaga. ' +
    'Giao hàng miễn phí toàn quốc, đổi size trong 30 ngày.',
};

const SHOP_PICTURE = {
  film: 'home',
  alt: { en: 'A pair of sports shoes from the side', vi: 'Một đôi giày thể thao nhìn nghiêng' },
};

/** The pages of the app, and last the one of an unknown address. */
export async function listPages(): Promise<PageHead[]> {
  await Promise.all(LOCALES.map(loadLocale));
  const pages = [...PAGES].map(([path, page]) => headOf(path, page));
  return Promise.all([...pages, headOf(null, NotFoundPage)]);
}

async function headOf(path: string | null, page: LazyPage): Promise<PageHead> {
  const { title, description, isListed, picture } = (await page.load()).definition;
  const titleIn = (locale: Locale) => {
    activateLocale(locale);
    return fullTitle(title(path ?? ''));
  };
  return {
    path,
    title: { en: titleIn('en'), vi: titleIn('vi') },
    description: description?.(path ?? '') ?? SHOP_DESCRIPTION,
    isListed,
    picture: picture?.(path ?? '') ?? SHOP_PICTURE,
  };
}

/**
 * The API calls whose answers a page needs.
 *
 * @param url the page's path and query
 */
export async function callsOf(url: string): Promise<PageCall[]> {
  const address = addressOf(url);
  const { path, page } = pageAt(address);
  const params = new URLSearchParams(address.search);
  const { definition } = await page.load();
  const behind = definition.queries?.(path, params) ?? [];
  const overlay = readOverlay(params);
  const isProduct = overlay?.active === 'productDetail';
  const product = isProduct ? [getGetProductQueryKey(encodeURIComponent(overlay.product))] : [];
  const keys: QueryKey[] = [...product, ...behind];
  return keys.map((key) => {
    const [path, params] = key as [string, Record<string, string>?];
    const query = new URLSearchParams(params).toString();
    return { url: query ? `${path}?${query}` : path, key };
  });
}

/**
 * Renders a page as a visitor sees it first.
 *
 * @param url the page's path and query
 * @param data the answers to its API calls; what is missing is rendered as loading
 */
export async function renderPage(url: string, data: PageData): Promise<RenderedPage> {
  const address = addressOf(url);
  const locale = localeOf(url);
  await loadPage(address);
  const modules = await modulesOf(address);
  const client = createQueryClient();
  fillCache(client, data);
  const base = basePath(locale);
  await loadLocale(locale);
  // Rendering is one piece of work: no page of another language comes between.
  activateLocale(locale);
  const html = renderToString(
    <Providers client={client}>
      <StaticRouter basename={base || '/'} location={base + address.pathname + address.search}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  const [hoisted] = HOISTED.exec(html)!;
  return {
    head: hoisted.match(/<link [^<>]*>/g)?.join('') ?? '',
    root: html.slice(hoisted.length),
    data: `<script type="application/json" id="${PAGE_DATA_ID}">${toJson(data)}</script>`,
    modules: locale === 'en' ? modules : [...modules, `locales/${locale}`],
  };
}

/** React puts what belongs into the head before a page's HTML. The title is the server's to say. */
const HOISTED = /^(?:<(?:link|meta) [^>]*>|<title[^>]*>[^<]*<\/title>)*/;

/** A page of the table, or the one of an unknown address. */
function pageAt(address: Address): { path: string; page: LazyPage } {
  const path = pathOf(address);
  return { path, page: PAGES.get(path) ?? NotFoundPage };
}

/** The files whose scripts and styles an address needs. */
async function modulesOf(address: Address): Promise<string[]> {
  const { definition } = await pageAt(address).page.load();
  return opensProduct(address) ? [definition.module, PRODUCT_MODULE] : [definition.module];
}

const PRODUCT_MODULE = 'features/product-detail/product-modal';

function addressOf(url: string): Address {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return resolveAddress({ pathname: plainPath(pathname), search });
}

/** JSON that cannot end the element that it stands in. */
function toJson(data: PageData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
