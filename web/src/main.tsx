import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/styles';
import { configureHttpClient } from './api/http-client';
import { shownAddress } from './app/addresses';
import { App } from './app/app';
import { loadPage } from './app/app-routes';
import { fillCache, readPageData } from './app/page-data';
import { retryStylesheets } from './app/retry-stylesheets';
import { createQueryClient } from './app/query-client';
import { sessionTokens } from './state/session';

configureHttpClient(sessionTokens);
retryStylesheets();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const client = createQueryClient();
if (container.hasChildNodes()) void hydrate(container);
else createRoot(container).render(<App client={client} />);

/** Takes over the page that the server has rendered, in a transition, so that touches are answered in between. */
async function hydrate(root: HTMLElement): Promise<void> {
  fillCache(client, readPageData());
  const { pathname, search } = shownAddress(window.location);
  const { origin, hash } = window.location;
  // With the origin, since a path such as `//nike` alone would name another host.
  window.history.replaceState(window.history.state, '', origin + pathname + search + hash);
  // Without its code, the page would be replaced by a spinner. Should it not come, the page says so.
  await loadPage(window.location).catch(() => undefined);
  startTransition(() => void hydrateRoot(root, <App client={client} />));
}
