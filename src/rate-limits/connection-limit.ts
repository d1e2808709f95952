import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { endWith } from '../common/http/broken-requests';
import type { Config } from '../config/config';
import { callerAddress } from './caller-address';

const TOO_MANY = 'Too many connections are open from this address. Please close some, or try again later.';
const WARNED_AGAIN_MS = 60_000;

/** The ranges that `TRUST_PROXY` has names for, as the HTTP server reads them. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Lets one address have few of the connections that the process has: the next one is answered 429 and closed before
 * anything is read. Proxies that are trusted hold those of all visitors, and may have them all.
 */
export function limitConnections(app: NestFastifyApplication, config: Config): void {
  if (!config.rateLimits) return;
  const { connectionsPerAddress: most } = config;
  const trusted = rangesOf(config.trustedProxies);
  const open = new Map<string, number>();
  const warn = warning(most);
  const server: Server = app.getHttpServer();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trusted.check(remoteAddress, familyOf(remoteAddress))) return;
    const address = callerAddress(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      warn(address);
      endWith(socket, 429, TOO_MANY);
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

function rangesOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of proxies.flatMap((proxy) => NAMED[proxy] ?? proxy)) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Says once a minute which address was refused: it may be a proxy that is not named. */
function warning(most: number): (address: string) => void {
  const logger = new Logger('Connections');
  let warnedAt = -Infinity;
  return (address) => {
    if (Date.now() - warnedAt < WARNED_AGAIN_MS) return;
    warnedAt = Date.now();
    logger.warn(
      `${address} has ${most} connections open and is refused more (CONNECTIONS_PER_ADDRESS). If it is your reverse ` +
        'proxy, name it in TRUST_PROXY.',
    );
  };
}
