import { compile } from '@fastify/proxy-addr';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Server } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { endWith } from '../http/broken-requests';
import { errorMessage } from '../common/refusals/refusal';
import type { Config } from '../config/config';

const RETRY_SECONDS = 5;
const WARNED_AGAIN_MS = 60_000;

/** What some proxies write instead, and nothing here reads. */
const UNREAD_HEADERS = ['forwarded', 'x-real-ip'];

const SHARED = 'until then all visitors behind it share one address, and the limits on it.';

/**
 * What an address is counted under: itself, but of IPv6 the first 64 bits, which are one household's. An IPv4
 * address in IPv6's form is the IPv4 address.
 */
export function callerAddress(ip: string): string {
  if (!isIP(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const household = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${household.join(':')}::/64`;
}

/** The limit of an IPv6 network (/48), in limits of one household (/64): one customer of a provider may hold a whole /48. */
export const NETWORK_SHARE = 4;

/** The network (/48) of an address as `callerAddress` gives it; null for IPv4, where an address is all one gets. */
export function callerNetwork(address: string): string | null {
  const [, network] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address) ?? [];
  return network === undefined ? null : `${network}::/48`;
}

/**
 * Lets one address have few of the connections that the process has: the next one is answered 429 and closed before
 * anything is read. Proxies that are trusted hold those of all visitors, and may have them all.
 */
export function limitConnections(app: NestFastifyApplication, config: Config): void {
  if (!config.rateLimits) return;
  const { connectionsPerAddress: most } = config;
  const isTrusted = compile([...config.trustedProxies]);
  const open = new Map<string, number>();
  const warn = warning(most);
  const server: Server = app.getHttpServer();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return;
    const address = callerAddress(remoteAddress);
    const network = callerNetwork(address);
    const isFull = network !== null && (open.get(network) ?? 0) >= NETWORK_SHARE * most;
    if (isFull || (open.get(address) ?? 0) >= most) {
      warn(isFull ? network : address);
      endWith(socket, 429, { said: errorMessage('connections.too-many'), retryAfter: RETRY_SECONDS });
      return;
    }
    const counted = network === null ? [address] : [address, network];
    for (const key of counted) open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      for (const key of counted) {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      }
    });
  });
}

/** Says once a minute which address was refused: it may be a proxy that is not named. */
function warning(most: number): (address: string) => void {
  const logger = new Logger('Connections');
  let warnedAt = -Infinity;
  return (address) => {
    if (Date.now() - warnedAt < WARNED_AGAIN_MS) return;
    warnedAt = Date.now();
    logger.warn(
      `${address} has ${address.endsWith('/48') ? NETWORK_SHARE * most : most} connections open and is refused more (CONNECTIONS_PER_ADDRESS). If it is your reverse ` +
        'proxy, name it in TRUST_PROXY.',
    );
  };
}

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
    // Fastify lists more than the peer itself only if it trusts the peer.
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
