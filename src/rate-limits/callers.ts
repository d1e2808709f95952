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

/** Headers of some proxies that the shop ignores. */
const UNREAD_HEADERS = ['forwarded', 'x-real-ip'];

const SHARED = 'until then all visitors behind it share one address, and the limits on it.';

/**
 * The key under which an address is counted. IPv6 uses the first 64 bits, one household's network; an
 * IPv4-mapped IPv6 address uses its IPv4 address.
 */
export function callerAddress(ip: string): string {
  if (!isIP(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const household = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${household.join(':')}::/64`;
}

/**
 * The limit of an IPv6 network (/48), in limits of one household (/64): a provider may give one customer a
 * whole /48.
 */
export const NETWORK_SHARE = 4;

/**
 * The /48 network of an address from `callerAddress`; null for IPv4, where customers get single addresses.
 */
export function callerNetwork(address: string): string | null {
  const [, network] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address) ?? [];
  return network === undefined ? null : `${network}::/48`;
}

/**
 * Limits one address to a share of the process's connections; the next gets 429 and is closed unread. Trusted
 * proxies carry all visitors and have no limit.
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
      endWith(socket, 429, { text: errorMessage('connections.too-many'), retryAfter: RETRY_SECONDS });
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

/** Logs once a minute which address was rejected: it may be a proxy missing from the configuration. */
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
 * In production, warns once if a proxy in front of the shop is not configured, or sends another header than
 * the shop reads. All of its visitors would share one address and its limits.
 */
export function watchForwardedHeaders(app: NestFastifyApplication, { environment }: Config): void {
  if (environment !== 'production') return;
  const logger = new Logger('TRUST_PROXY');
  const warned = new Set<string>();
  const instance: FastifyInstance = app.getHttpAdapter().getInstance();
  instance.addHook('onRequest', (request, _reply, done) => {
    const about = aboutSender(request);
    if (about && !warned.has(about.kind)) {
      warned.add(about.kind);
      logger.warn(about.warning);
    }
    done();
  });
}

function aboutSender(request: FastifyRequest): { kind: string; warning: string } | undefined {
  const { headers, ips, socket } = request;
  const peer = socket.remoteAddress;
  if (headers['x-forwarded-for'] !== undefined) {
    // Fastify lists further addresses only if it trusts the peer.
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
