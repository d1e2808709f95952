import { foldText } from '../../../common/text';
import { isVietnameseWord } from './everyday-words';
import type { Token } from '../parse/text';

const TONES: Record<string, string> = { s: '\u0301', f: '\u0300', r: '\u0309', x: '\u0303', j: '\u0323' };
const VOWELS = /[aeiouyâăêôơư]/;
const MARKED = 'âăêôơư';
const HORNS: Record<string, string> = { â: 'ă', a: 'ă', o: 'ơ', u: 'ư' };

/** Two keys for one letter. With a final tone key, no word in another language that the chat meets. */
const DOUBLED = /aa|ee|oo|dd|[aou]w/;
const TONE_AT_END = /[sfrxj]$/;
const SYLLABLE =
  /^(?:[bcdghk-nprstvx]|ch|gh|gi|kh|ng|ngh|nh|ph|qu|th|tr)?[aeiouy]{1,3}(?:[cmnpt]|ch|ng|nh)?$/;

/** Decodes a syllable typed in Telex ('ddor' → 'đỏ', 'traawsng' → 'trắng'); null for other words. */
function fromTelex(typed: string): string | null {
  // 'power', 'tower': no Vietnamese syllable has these vowels.
  if (!/^[a-z]{3,9}$/.test(typed) || /[ao]we/.test(typed)) return null;
  const [, head = typed, tone, tail = ''] = /^([^aeiouy]*[aeiouy][^sfrxj]*)([sfrxj])(.*)$/.exec(typed) ?? [];
  const doubled = withHornedPair((head + tail).replace(/d(.*)d/, 'đ$1'))
    .replace(/a([a-z]*)a/, 'â$1')
    .replace(/e([a-z]*)e/, 'ê$1')
    .replace(/o([a-z]*)o/, 'ô$1');
  const marked = withHorn(doubled);
  if (marked === typed) return null;
  if (!tone) return marked.normalize('NFC');
  const place = toneAt(marked);
  return place < 0
    ? null
    : (marked.slice(0, place + 1) + TONES[tone] + marked.slice(place + 1)).normalize('NFC');
}

/** 'uo' with a 'w' anywhere after it becomes 'ươ'. */
function withHornedPair(typed: string): string {
  const pair = typed.replace(/uw?ow?/, 'ươ');
  const keys = /uw?ow?/.exec(typed)?.[0] ?? '';
  if (keys.includes('w')) return pair;
  const w = keys ? pair.indexOf('w', pair.indexOf('ươ')) : -1;
  return w < 0 ? typed : pair.slice(0, w) + pair.slice(w + 1);
}

/** A 'w' after a vowel adds a horn or a breve. */
function withHorn(typed: string): string {
  const at = typed.search(/[âaou]/);
  const w = at < 0 ? -1 : typed.indexOf('w', at);
  return w < 0 ? typed : typed.slice(0, at) + HORNS[typed[at]!] + typed.slice(at + 1, w) + typed.slice(w + 1);
}

/** The position of the tone: the last marked vowel, otherwise the second-last vowel of an open syllable. */
function toneAt(syllable: string): number {
  const over = [...syllable].findLastIndex((letter) => MARKED.includes(letter));
  if (over >= 0) return over;
  const start = /^(?:qu|gi(?=[aeouy]))/.exec(syllable)?.[0].length ?? 0;
  const first = syllable.slice(start).search(VOWELS);
  if (first < 0) return -1;
  const vowels = /^[aeiouy]+/.exec(syllable.slice(start + first))![0];
  const isClosed = start + first + vowels.length < syllable.length;
  return start + first + (vowels.length > 2 || (vowels.length === 2 && isClosed) ? 1 : 0);
}

/** The syllable that the keys spell, ignoring a vowel key pressed once too often ('ddeen' → 'đen'). */
function syllableOf(typed: string): string | null {
  const meant = fromTelex(typed);
  if (!meant || isVietnameseWord(meant)) return meant;
  const once = fromTelex(typed.replace(/([aeo])\1/, '$1'));
  if (once && isVietnameseWord(once)) return once;
  const isSure = DOUBLED.test(typed) && TONE_AT_END.test(typed) && SYLLABLE.test(foldText(meant));
  return isSure ? meant : null;
}

/** Chat spellings and the letters they stand for: 'màu hồg', 'vàg ngệ', 'jày', 'fải', 'mìnk', 'thík'. */
const TEEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!n)g$/, 'ng'],
  [/^ng(?!h)/, 'ngh'],
  [/^j/, 'gi'],
  [/^f/, 'ph'],
  [/nk$/, 'nh'],
  [/(?<!n)k$/, 'ch'],
  [/(?<!n)k$/, 'c'],
  [/^k(?!h)/, 'c'],
];

/** Corrects typing: Telex keys that no input method converted, and incomplete accents. */
export function mendTyping(tokens: readonly Token[], isWord: (token: Token) => boolean): Token[] {
  return tokens.map((token) => {
    if (isWord(token)) return token;
    const meant = token.isPlain ? syllableOf(token.raw) : null;
    if (meant) return toToken(token, meant);
    const teen = TEEN.map(([spelt, letters]) => toToken(token, token.text.replace(spelt, letters))).find(
      (one) => one.text !== token.text && isWord(one),
    );
    if (teen) return teen;
    const plain: Token = { ...token, text: token.folded, isPlain: true };
    return !token.isPlain && token.raw === token.folded && isWord(plain) ? plain : token;
  });
}

function toToken(token: Token, text: string): Token {
  const folded = foldText(text);
  return { ...token, text, folded, raw: folded, isPlain: text === folded };
}
