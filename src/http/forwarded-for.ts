import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';

const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([\da-f:.]{2,45})\])(?::\d{1,5})?$/i;

/**
 * Removes ports from `X-Forwarded-For`, which some proxies add and which would make each connection a
 * different client. An invalid entry and all before it are dropped; the proxy that wrote it then counts as
 * the client.
 */
export function tidyForwardedFor(instance: FastifyInstance): void {
  instance.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers['x-forwarded-for'];
    if (given !== undefined) {
      const tidied = sendersOf(String(given)).join(', ');
      if (tidied === '') delete headers['x-forwarded-for'];
      else headers['x-forwarded-for'] = tidied;
    }
    done();
  });
}

/** The addresses of a chain after its last invalid entry. */
function sendersOf(chain: string): string[] {
  const senders = chain.split(',').map(addressOf);
  return senders.slice(senders.lastIndexOf('') + 1);
}

function addressOf(entry: string): string {
  const text = entry.trim();
  const [, v4, v6] = WITH_PORT.exec(text) ?? [];
  const address = v4 ?? v6 ?? text;
  return isIP(address) === 0 ? '' : address;
}
