import { createHmac, hkdfSync } from 'node:crypto';

/** The key of {@link fingerprint}, made from the server's secret for this one purpose. */
export function fingerprintKeyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'idempotency', 32));
}

/**
 * 64 hexadecimal digits that stand for a value: equal for equal JSON, whatever the order of its fields. Keyed,
 * because a plain hash of a body with a password in it could be searched for the password.
 */
export function fingerprint(value: unknown, key: Buffer): string {
  return createHmac('sha256', key).update(inOneOrder(value)).digest('hex');
}

/** JSON with every object's fields sorted. */
function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
