import type { QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { shownAddress, type Address } from './app/addresses';
import { AppRoutes, loadPage } from './app/app-routes';
import { fillCache, PAGE_DATA_ID, type PageData } from './app/page-data';
import { queriesOf } from './app/page-queries';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { activateLocale, basePath, localeOf, plainPath } from './lib/i18n';
import { loadLocale } from './lib/load-locale';

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

/** An API call: its path and query, and its key in the query cache. */
export interface PageCall {
  url: string;
  key: QueryKey;
}

/**
 * The API calls whose answers a page needs.
 *
 * @param url the page's path and query
 */
export function callsOf(url: string): PageCall[] {
  return queriesOf(addressOf(url)).map((key) => {
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
  const modules = await loadPage(address);
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

function addressOf(url: string): Address {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return shownAddress({ pathname: plainPath(pathname), search });
}

/** JSON that cannot end the element that it stands in. */
function toJson(data: PageData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
