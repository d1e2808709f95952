import * as nodeModule from 'node:module';
import { join } from 'node:path';

// Before the other files, which it keeps compiled. Node has it since 22.1, and these types are of the oldest one.
(nodeModule as { enableCompileCache?(directory: string): unknown }).enableCompileCache?.(
  join(__dirname, '../.compile-cache'),
);
// What the shop writes is for its own user alone: the database, uploads, messages.
process.umask(0o077);

/** An operator's command, as `npm run shop` gives it, or else the server. Each loads only what it needs. */
async function start([first, ...rest]: readonly string[]): Promise<void> {
  if (first !== 'shop') return (await import('./serve.js')).serve();
  const { runShopCommand } = await import('./shop/run-command.js');
  process.exit(await runShopCommand(rest));
}

void start(process.argv.slice(2));
