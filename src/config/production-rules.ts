import { BlockList, isIP } from 'node:net';
import type { Config } from './config';
import type { EnvironmentReader } from './environment-reader';

/** By this estimate 16 random bytes in hexadecimal have some 110 bits, and `openssl rand -base64 48` has 330. */
const MIN_SECRET_BITS = 90;

/**
 * Bits of a character in a random text: `openssl rand -base64 48` has 5.2, sentences have fewer. Above this, an example
 * word is in the text by chance.
 */
const RANDOM_BITS = 4.8;

/** Minimum number of different characters: of 16 random bytes in hexadecimal, one in thousands has fewer. */
const MIN_CHARACTERS = 8;

/**
 * Words that show a secret copied from an example. Words of three letters are missing, since random texts contain
 * them too.
 */
const EXAMPLE_WORDS =
  /change|secret|password|passwd|matkhau|example|sneaker|random|default|token|admin|signing|insecure|replace|foobar|correcthorse|(?<![a-z\d])(?:jwt|key|your|test|dev|shop|buoc)(?![a-z\d])/i;

/** Sequences of the keyboard and the alphabet; they count backwards as well. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  ...['01234567890', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'qazwsxedcrfvtgbyhnujm', '1q2w3e4r5t6y7u8i9o0p'],
];

/** What signs the messages of payment providers. */
const PROVIDER_KEYS = [
  ...['VNPAY_HASH_SECRET', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  ...['SEPAY_SECRET', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'],
];

/** Keys that the providers' documents and samples print. */
const PUBLISHED_KEYS = new Set([
  // VNPay and SePay, of samples.
  ...['test_secret', 'sepay_test_secret', 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ'],
  // MoMo.
  ...['F8BBA842ECF85', 'K951B6PE1waDMi640xX08PD3vg6EkVlz'],
  ...['klm05TvNBzhg7h7j', 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa'],
  // ZaloPay: the apps 2553 and 2554.
  ...['PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL', 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz'],
  ...['sdngKKJmqEMzvh5QQcdD2A9XBSKUNaYn', 'trMrHtvjo6myautxDUiAcYsVtaeQ8nhf'],
  // payOS.
  '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
]);

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
  for (const name of PROVIDER_KEYS) {
    if (PUBLISHED_KEYS.has(reader.text(name) ?? ''))
      reader.fail(
        name,
        'must not be a key of a sandbox in production: it is published, and anyone could say that they paid',
      );
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

/** Replaces each part of such a sequence, four characters or longer, by its first character. */
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

/** Removes each four characters that occur earlier in the text. */
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
