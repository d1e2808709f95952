import type { Config } from './config';
import type { EnvironmentReader } from './environment-reader';

/** The password of the demo's accounts, which the README publishes. */
export const DEMO_PASSWORD = 'Sneaker#2026';

/** By this estimate 16 random bytes in hexadecimal have some 110 bits, and `openssl rand -base64 48` has 330. */
const MIN_SECRET_BITS = 90;

/**
 * Words that show a secret copied from an example. Words of three letters are missing, since random texts contain
 * them too.
 */
const EXAMPLE_WORDS = /change|secret|password|example|sneaker|random|(?<![a-z\d])jwt(?![a-z\d])/i;

/** Refuses settings that are safe only on a developer's own computer (rule X6). */
export function checkProduction(
  reader: EnvironmentReader,
  settings: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'firstManager' | 'rateLimits'>,
  jwtSecret: string | undefined,
): void {
  const { demo, host, publicUrl, firstManager, rateLimits } = settings;
  if (jwtSecret === undefined) {
    reader.fail('JWT_SECRET', 'must be set in production to a long random text');
  } else if (isGuessable(jwtSecret)) {
    reader.fail('JWT_SECRET', 'must be a long random text, such as `openssl rand -base64 48` prints');
  }
  if (firstManager?.password === DEMO_PASSWORD) {
    reader.fail('MANAGER_PASSWORD', 'must not be the published password of the demo');
  }
  if (!rateLimits) {
    reader.fail(
      'RATE_LIMITS',
      'must be on in production: without limits one visitor can keep out all others',
    );
  }
  if (demo && !(isLocal(host) && isLocal(new URL(publicUrl).hostname))) {
    reader.fail(
      'DEMO',
      'must be false where others reach the shop: the passwords of its accounts are published',
    );
  }
}

function isGuessable(secret: string): boolean {
  return bitsOf(secret) < MIN_SECRET_BITS || EXAMPLE_WORDS.test(secret);
}

/** Shannon's estimate: the entropy of the characters, as if each were independent. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return text.length * shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** Whether only this machine reaches a host. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
}
