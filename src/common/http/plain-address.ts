/** A letter or a digit that is percent-encoded. */
const ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi;
const ORIGIN = /^https?:\/\/[^/?]*/i;

/**
 * The address as callers usually write it: without scheme and host, and with no letter or digit of its path encoded
 * (RFC 3986, 6.2.2.2). The router takes `/%761/orders` for `/v1/orders`, so whatever else looks at the beginning of
 * an address must see the same.
 */
export function plainAddress(url: string): string {
  const address = url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/';
  if (!address.includes('%')) return address;
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  const plain = path.replace(ENCODED, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  return plain + address.slice(path.length);
}
