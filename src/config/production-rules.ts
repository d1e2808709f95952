import { BlockList, isIP } from 'node:net';
import type { Config } from './config';
import type { EnvironmentReader } from './environment-reader';

/** By this estimate 16 random bytes in hexadecimal have some 110 bits, and `openssl rand -base64 48` has 330. */
const MIN_SECRET_BITS = 90;

/**
 * Bits of each character: sentences have fewer, `openssl rand -base64 48` has 5.2, and now and then a word by chance.
 */
const RANDOM_BITS = 4.8;

/** A text of 16 random bytes has more: in hexadecimal 8 different digits or fewer are a matter of one in thousands. */
const MIN_CHARACTERS = 8;

/**
 * Words that show a secret copied from an example. Words of three letters are missing, since random texts contain
 * them too.
 */
const EXAMPLE_WORDS =
  /change|secret|password|passwd|matkhau|example|sneaker|random|default|token|admin|signing|insecure|replace|foobar|correcthorse|(?<![a-z\d])(?:jwt|key|your|test|dev|shop|buoc)(?![a-z\d])/i;

/** What is in order on a keyboard or in the alphabet; read backwards as well. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  ...['01234567890', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'qazwsxedcrfvtgbyhnujm', '1q2w3e4r5t6y7u8i9o0p'],
];

/** Refuses settings that are safe only on a developer's own computer (rule X6). */
export function checkProduction(
  reader: EnvironmentReader,
  settings: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'rateLimits'>,
  jwtSecret: string | undefined,
): void {
  const { demo, host, publicUrl, rateLimits } = settings;
  if (jwtSecret === undefined) {
    reader.fail('JWT_SECRET', 'must be set in production to a long random text');
  } else if (isGuessable(jwtSecret)) {
    reader.fail('JWT_SECRET', 'must be a long random text, such as `openssl rand -base64 48` prints');
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

/** Whether a secret is guessable: an example, or under 90 bits without sequences and repetitions. */
function isGuessable(secret: string): boolean {
  if (new Set(secret).size < MIN_CHARACTERS) return true;
  const left = withoutRepetitions(withoutSequences(secret));
  const bits = bitsOf(left);
  if (bits < MIN_SECRET_BITS) return true;
  return EXAMPLE_WORDS.test(secret) && bits / left.length < RANDOM_BITS;
}

/** Each run of four or more characters that follow one another in a row, forwards or backwards, as its first alone. */
function withoutSequences(text: string): string {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  const lower = text.toLowerCase();
  let left = '';
  for (let at = 0; at < text.length;) {
    let length = 1;
    while (at + length < text.length && rows.some((row) => row.includes(lower.slice(at, at + length + 1))))
      length += 1;
    left += length >= 4 ? text[at] : text.slice(at, at + length);
    at += length;
  }
  return left;
}

/** Each part of four characters that stood before is left out. */
function withoutRepetitions(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const isKnown = left.includes(text.slice(at, at + 4)) && at + 4 <= text.length;
    if (!isKnown) left += text[at];
    at += isKnown ? 4 : 1;
  }
  return left;
}

/** Shannon's estimate: the entropy of the characters, as if each were independent. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return text.length * shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** Addresses that only this machine reaches, however they are written: `::ffff:127.0.0.1` is 127.0.0.1 (RFC 4291). */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether only this machine reaches a host; all names under `localhost` lead to it (RFC 6761). */
export function isLocal(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  const version = isIP(name);
  if (version === 0) return /(?:^|\.)localhost$/.test(name);
  return LOOPBACK.check(name, version === 4 ? 'ipv4' : 'ipv6');
}
