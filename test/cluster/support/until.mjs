import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is truthy, and gives it. An error counts as no. @throws after `seconds` */
export async function until(what, ask, seconds = 60) {
  const latest = Date.now() + seconds * 1000;
  let reason;
  while (Date.now() < latest) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      reason = error;
    }
    await sleep(100);
  }
  throw new Error(`Not within ${seconds} s: ${what}`, { cause: reason });
}

/** A port on which no process listens. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
