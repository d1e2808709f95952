/**
 * `npm start`: builds what is outdated, then runs the server in this process, so that it receives the signals
 * and sets the exit code.
 */
import { build } from './build.mjs';
import { fail } from './fail.mjs';

await build().catch(fail);
await import('../dist/server/main.js');
