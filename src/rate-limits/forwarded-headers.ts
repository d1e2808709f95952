import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Says once, in production, that a proxy in front of the shop is not named: all of its visitors would share one
 * address, and the limits on it.
 */
export function watchForwardedHeaders(app: NestFastifyApplication, { environment }: Config): void {
  if (environment !== 'production') return;
  const logger = new Logger('TRUST_PROXY');
  let isSaid = false;
  const instance: FastifyInstance = app.getHttpAdapter().getInstance();
  instance.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    // A proxy that is trusted has told of another address.
    if (!isSaid && request.ip === peer && HEADERS.some((name) => request.headers[name] !== undefined)) {
      isSaid = true;
      logger.warn(
        `A request from ${peer} names another sender (X-Forwarded-For), which is not believed. If ${peer} is your ` +
          'reverse proxy, set TRUST_PROXY to its address, or to uniquelocal or loopback: until then all visitors ' +
          'behind it share one address, and the limits on it.',
      );
    }
    done();
  });
}
