import { hkdfSync } from 'node:crypto';

/**
 * A key of 32 bytes, derived from the server's secret for one purpose alone.
 * @param purpose part of what is derived: another text would make stored hashes and issued cookies invalid
 */
export function deriveKey(serverSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32));
}
