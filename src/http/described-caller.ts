import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config';

const MAX_AGENT = 200;

/** What the log says of a request's caller: address and program, neither of which must break a line or a terminal. */
export function describeCaller(
  { ip, headers }: FastifyRequest,
  addresses: Config['logAddresses'],
): { address?: string; agent?: string } {
  const agent = (headers['user-agent'] ?? '').slice(0, MAX_AGENT).replace(/[\p{Cc}\p{Cf}]/gu, '');
  return {
    ...(addresses !== 'off' && { address: addresses === 'full' ? ip : networkOf(ip) }),
    ...(agent !== '' && { agent }),
  };
}

/** The network that an address belongs to: 203.0.113.0/24, 2001:db8:85a3::/48. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
}
