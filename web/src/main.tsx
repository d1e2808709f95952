import { createRoot } from 'react-dom/client';
import './theme/fonts';
import { configureHttpClient } from './api/http-client';
import { App } from './app/app';
import { sessionTokens } from './state/session';

configureHttpClient(sessionTokens);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(<App />);
