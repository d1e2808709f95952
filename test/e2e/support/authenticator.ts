import { generateSync } from 'otplib';

/** The code that an authenticator app shows now, or some time steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
}
