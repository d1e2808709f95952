import { isIPv6 } from 'node:net';

/**
 * What an address is counted under: itself, but of IPv6 the first 64 bits, which are one household's. An IPv4
 * address in IPv6's form is the IPv4 address.
 */
export function callerAddress(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const start = groupsOf(head);
  const missing = tail === undefined ? 0 : 8 - start.length - groupsOf(tail).length;
  const groups = [...start, ...Array<string>(missing).fill('0'), ...groupsOf(tail ?? '')];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
