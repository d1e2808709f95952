import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/styles';
import { configureHttpClient } from './api/http-client';
import { resolveAddress } from './app/addresses';
import { App } from './app/app';
import { loadPage } from './app/app-routes';
import { fillCache, readPageData } from './app/page-data';
import { retryStylesheets } from './app/retry-stylesheets';
import { createQueryClient } from './app/query-client';
import { activateLocale, addressIn, basePath, localeOf, plainPath } from './lib/i18n';
import { loadLocale } from './lib/load-locale';
import { setSeller, type Seller } from './lib/shop';
import { takeUpState } from './state/language';
import { sessionTokens } from './state/session';

configureHttpClient(sessionTokens);
retryStylesheets();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
setSeller(JSON.parse(document.getElementById('shop')?.textContent ?? '{}') as Seller);
const client = createQueryClient();
spellPlainly(window.location);
takeUpState();
const locale = localeOf(window.location.pathname);
void start(container);

/** Begins in the page's language. Should its catalogue not come, the page speaks English. */
async function start(root: HTMLElement): Promise<void> {
  const isSpoken = await loadLocale(locale).then(
    () => true,
    () => false,
  );
  if (isSpoken) activateLocale(locale);
  document.documentElement.lang = isSpoken ? locale : 'en';
  if (isSpoken && root.hasChildNodes()) await hydrate(root);
  else createRoot(root).render(<App client={client} base={basePath(locale)} />);
}

/** The server reads a letter that is written as a code, `/%76i` as `/vi`; so must the app. */
function spellPlainly({ origin, pathname, search, hash }: Location): void {
  const plain = pathname.replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
  if (plain !== pathname)
    window.history.replaceState(window.history.state, '', origin + plain + search + hash);
}

/** Takes over the page that the server has rendered, in a transition, so that touches are answered in between. */
async function hydrate(root: HTMLElement): Promise<void> {
  fillCache(client, readPageData());
  const opened = { pathname: plainPath(window.location.pathname), search: window.location.search };
  const shown = resolveAddress(opened);
  const address = addressIn(locale, shown.pathname) + shown.search + window.location.hash;
  window.history.replaceState(window.history.state, '', address);
  // Without its code, the page would be replaced by a spinner. Should it not come, the page says so.
  await loadPage(shown).catch(() => undefined);
  startTransition(() => void hydrateRoot(root, <App client={client} base={basePath(locale)} />));
}
