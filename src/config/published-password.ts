/** The password of the demo's accounts, which the README publishes. */
export const DEMO_PASSWORD = 'Sneaker#2026';

/** Longer than any password may be, accents apart from their letters included. */
const MAX_TYPED_LENGTH = 1000;

/** What people write for a letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '@': 'a', $: 's', '3': 'e', '4': 'a', '5': 's', '7': 't', '0': 'o', '1': 'l', '!': 'l', '|': 'l' },
  ...{ а: 'a', е: 'e', к: 'k', о: 'o', п: 'n', г: 'r', ѕ: 's', ε: 'e', α: 'a', κ: 'k', η: 'n' },
};

const PUBLISHED = fold(DEMO_PASSWORD);
const TURNED = fold(DEMO_PASSWORD.split('#').reverse().join(''));

/**
 * Whether a text has the published password in it, however it is spelt: case, accents, wide letters, signs, digits for
 * letters, backwards, its two halves changed about.
 */
export function isPublishedPassword(text: string): boolean {
  if (text.length > MAX_TYPED_LENGTH) return false;
  const folded = fold(text);
  const backwards = [...folded].reverse().join('');
  return [folded, backwards].some((one) => one.includes(PUBLISHED) || one.includes(TURNED));
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}
