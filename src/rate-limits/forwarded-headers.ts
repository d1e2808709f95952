import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/** What some proxies write instead, and nothing here reads. */
const UNREAD_HEADERS = ['forwarded', 'x-real-ip'];

const SHARED = 'until then all visitors behind it share one address, and the limits on it.';

/**
 * Says once of each kind, in production, that a proxy in front of the shop is not named, or writes another header than
 * the one that is read: all of its visitors would share one address, and the limits on it.
 */
export function watchForwardedHeaders(app: NestFastifyApplication, { environment }: Config): void {
  if (environment !== 'production') return;
  const logger = new Logger('TRUST_PROXY');
  const said = new Set<string>();
  const instance: FastifyInstance = app.getHttpAdapter().getInstance();
  instance.addHook('onRequest', (request, _reply, done) => {
    const about = aboutSender(request);
    if (about && !said.has(about.kind)) {
      said.add(about.kind);
      logger.warn(about.warning);
    }
    done();
  });
}

function aboutSender(request: FastifyRequest): { kind: string; warning: string } | undefined {
  const { headers, ips, socket } = request;
  const peer = socket.remoteAddress;
  if (headers['x-forwarded-for'] !== undefined) {
    // A peer that is trusted stands there in front of the addresses that it names, were they its own.
    if (ips && ips.length > 1) return undefined;
    return {
      kind: 'x-forwarded-for',
      warning:
        `A request from ${peer} names another sender (X-Forwarded-For), which is not believed. If ${peer} is your ` +
        `reverse proxy, set TRUST_PROXY to its address, or to uniquelocal or loopback: ${SHARED}`,
    };
  }
  const unread = UNREAD_HEADERS.find((name) => headers[name] !== undefined);
  if (unread === undefined) return undefined;
  return {
    kind: unread,
    warning:
      `A request from ${peer} names another sender in ${unread}, which is not read. If ${peer} is your reverse ` +
      `proxy, let it write X-Forwarded-For, and let TRUST_PROXY name it: ${SHARED}`,
  };
}
