import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/fonts';
import { configureHttpClient } from './api/http-client';
import { App } from './app/app';
import { preloadPage } from './app/app-routes';
import { sessionTokens } from './state/session';

configureHttpClient(sessionTokens);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const root = createRoot(container);
// The page's first picture stays until the page itself can take its place, which never keeps a touch waiting.
void preloadPage(window.location.pathname).finally(() => startTransition(() => root.render(<App />)));
