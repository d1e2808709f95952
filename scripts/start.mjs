/**
 * `npm start`: builds what is not built, then runs the server in this very process, so that signals reach it
 * and its exit code is ours.
 */
import { build, fail } from './build.mjs';

await build().catch(fail);
await import('../dist/server/main.js');
