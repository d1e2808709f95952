import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for one row, such as a customer's, so that it cannot be moved to another row. */
export function encrypt(secret: string, rowId: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted secret; null when it was modified, belongs to another row or has none of these keys. */
export function decrypt(sealed: string, rowId: string, keys: readonly Buffer[]): string | null {
  for (const key of keys) {
    const secret = decryptWith(key, sealed, rowId);
    if (secret !== null) return secret;
  }
  return null;
}

/** Encrypts a secret anew with the first key; null if it already uses that key or no key decrypts it. */
export function reencrypt(
  sealed: string,
  rowId: string,
  [key, ...earlier]: readonly Buffer[],
): string | null {
  if (key === undefined || decryptWith(key, sealed, rowId) !== null) return null;
  const secret = decrypt(sealed, rowId, earlier);
  return secret === null ? null : encrypt(secret, rowId, key);
}

function decryptWith(key: Buffer, sealed: string, rowId: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(rowId));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
