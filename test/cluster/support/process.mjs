/** Processes of the built shop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_START_MS = 90_000;

/**
 * A process of the shop. `open` resolves with its port, or null when it ends instead.
 * @param environment DATABASE_URL, DATA_DIR and what else differs from the defaults
 * @param folder where the built shop is
 */
export function startShop(environment, folder = process.cwd()) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const opened = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said = (said + text).slice(-20_000);
        const port = /Shop\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port) resolve(Number(port));
      });
    }
  });
  const ended = once(child, 'exit').then(() => null);
  const open = Promise.race([opened, ended, sleep(LONGEST_START_MS, null, { ref: false })]);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = (signal) => (isRunning() ? (child.kill(signal), ended) : ended);
  return { open, said: () => said, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
