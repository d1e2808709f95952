import { randomInt } from 'node:crypto';

/**
 * Digits and letters that are told apart when read or typed. There are 31 of them, a prime, so that the check character
 * finds every wrong one and every two that are swapped.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXY';
/** `DH` stands for đơn hàng, an order. */
const PREFIX = 'DH';
/** Random characters: some 850 thousand million references. */
const RANDOM = 8;
const LENGTH = PREFIX.length + RANDOM + 1;
const WRITTEN = /^DH[0-9A-HJKMNP-TV-Y]{9}$/;
/** Texts of transfers are shorter; more is not searched. */
const MAX_CONTENT = 500;

/** A new reference for a transfer: 11 capital letters and digits, the last one checks the others. */
export function newReference(): string {
  const random = Array.from({ length: RANDOM }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
  return PREFIX + random + checkCharacter(random);
}

/**
 * The references in a transfer's text. Banks change it: other words before and behind, blanks and hyphens lost or
 * added, small letters; people type O for 0, and I or L for 1.
 */
export function findReferences(content: string): string[] {
  const text = content
    .slice(0, MAX_CONTENT)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const found = new Set<string>();
  for (let at = text.indexOf(PREFIX); at >= 0; at = text.indexOf(PREFIX, at + 1)) {
    const rest = text
      .slice(at + PREFIX.length, at + LENGTH)
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1');
    const reference = PREFIX + rest;
    if (isReference(reference)) found.add(reference);
  }
  return [...found];
}

/** Whether a text is a reference with its right check character. */
export function isReference(text: string): boolean {
  return WRITTEN.test(text) && checkCharacter(text.slice(PREFIX.length, -1)) === text.at(-1);
}

/**
 * A reference as a whole number, for providers that name payments by one.
 * @param reference one of {@link newReference}
 */
export function referenceToNumber(reference: string): number {
  const random = reference.slice(PREFIX.length, -1);
  return [...random].reduce((number, letter) => number * ALPHABET.length + ALPHABET.indexOf(letter), 0);
}

/** The reference of a number of {@link referenceToNumber}; '' for any other number. */
export function referenceFromNumber(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number >= ALPHABET.length ** RANDOM) return '';
  let [random, rest] = ['', number];
  for (let place = 0; place < RANDOM; place += 1) {
    random = ALPHABET[rest % ALPHABET.length]! + random;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return PREFIX + random + checkCharacter(random);
}

/** The sum of the characters, each times its place, modulo 31. */
function checkCharacter(random: string): string {
  const sum = [...random].reduce((total, letter, at) => total + (at + 1) * ALPHABET.indexOf(letter), 0);
  return ALPHABET[sum % ALPHABET.length]!;
}
