/** The built shop as `npm start` runs it. What it prints once it is open names its port. */
import { reportCosts } from './process-costs.mjs';

console.log = (welcome) => reportCosts(Number(/127\.0\.0\.1:(\d+)/.exec(welcome)[1]));
await import('../dist/server/main.js');
