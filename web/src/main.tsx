import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/styles';
import { configureHttpClient } from './api/http-client';
import { App } from './app/app';
import { preparePage } from './app/app-routes';
import { retryStylesheets } from './app/retry-stylesheets';
import { createQueryClient } from './app/query-client';
import { sessionTokens } from './state/session';

configureHttpClient(sessionTokens);
retryStylesheets();

/** For how many milliseconds a first picture keeps the page's place while what belongs into it is fetched. */
const PREPARED_WITHIN = 1500;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const root = createRoot(container);
const client = createQueryClient();
// The page's first picture stays until the page itself can take its place, which never keeps a touch waiting.
const start = () => startTransition(() => root.render(<App client={client} />));
void Promise.race([preparePage(client), new Promise((late) => setTimeout(late, PREPARED_WITHIN))]).then(
  start,
  start,
);
