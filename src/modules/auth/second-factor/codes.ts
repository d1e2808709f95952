import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { verifySync } from 'otplib';

/** An authenticator app shows a new code every 30 seconds. */
const STEP_SECONDS = 30;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Without I, L, O and U, which look like other characters or form words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODE_LENGTH = 16;

/** Encrypts a secret for one customer. */
export function seal(secret: string, customerId: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(customerId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted secret, or null when it was modified, belongs to another customer, or has another key. */
export function open(sealed: string, customerId: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(customerId));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A code's time step: the present one, or one before or after it; null for a wrong code. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ strategy: 'totp', secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** A typed code: an app's six digits, a recovery code in its canonical form, or neither. */
export function readCode(text: string): { digits: string } | { recoveryCode: string } | null {
  const signs = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(signs)) return { digits: signs };
  const recoveryCode = signs.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOne = recoveryCode.length === RECOVERY_CODE_LENGTH && /^[0-9A-HJKMNP-TV-Z]+$/.test(recoveryCode);
  return isOne ? { recoveryCode } : null;
}

/** A recovery code in four groups of four, 80 random bits in all. */
export function createRecoveryCode(): string {
  const signs = Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return signs.join('').replace(/.{4}(?=.)/g, '$&-');
}
