import { randomBytes } from 'node:crypto';
import { verifySync } from 'otplib';

/** An authenticator app shows a new code every 30 seconds. */
const STEP_SECONDS = 30;

/** Without I, L, O and U, which look like other characters or form words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODE_LENGTH = 16;

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
