import { foldText } from '../../../../common/text';
import type { Token } from './text';

interface Phrase<Meaning> {
  /** Each word as it is in the table, with its accents. */
  words: { text: string; folded: string }[];
  meaning: Meaning;
}

/** A phrase that was found: from a token's place up to, and without, another's. */
export interface FoundPhrase<Meaning> {
  from: number;
  to: number;
  meaning: Meaning;
}

/**
 * Words that differ from one of a table by their accents alone and mean something else altogether: 'đến' is
 * not 'đen'. Any other slip of accents is forgiven.
 */
const LOOKALIKES = new Set(
  `đến đền đèn đó dò dó đo tìm tim cảm cám cấm vâng vắng bé bè bê bế bác bạc bắc không hông nấu nâng cạn còn con
   cơn giá gia già giả đổi đợi đối đời đội mấu bộ bố bỏ bơ rổ rõ chạy chảy hàng hạng hàn hết hệt giầy trang đồ
   xem hướng hương kém quân quan quán cớ cờ cô cổ sổ sợ trăm trăng`
    .split(/\s+/)
    .filter(Boolean),
);

/** Phrases of one or more words, each with what it means; the longest one that fits is found. */
export class Phrases<Meaning> {
  private readonly byFirst = new Map<string, Phrase<Meaning>[]>();
  private readonly words = new Set<string>();
  private readonly foldedWords = new Set<string>();

  /** @param table each meaning's phrases, parted by commas and spelt with their accents */
  constructor(table: Iterable<readonly [Meaning, string]>) {
    for (const [meaning, list] of table) {
      for (const phrase of list.split(',')) this.add(phrase.trim().toLowerCase(), meaning);
    }
    for (const phrases of this.byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  /** The phrases, spelt as in the table. */
  get spellings(): string[] {
    return [...this.byFirst.values()].flat().map(({ words }) => words.map(({ text }) => text).join(' '));
  }

  /** Every phrase among the tokens that are free, from left to right and none over another. */
  findAll(tokens: Token[], isFree = (token: Token): boolean => !token.use): FoundPhrase<Meaning>[] {
    const found: FoundPhrase<Meaning>[] = [];
    for (let from = 0; from < tokens.length;) {
      const phrase = this.findAt(tokens, from, isFree);
      if (phrase) found.push({ from, to: from + phrase.words.length, meaning: phrase.meaning });
      from += phrase?.words.length ?? 1;
    }
    return found;
  }

  /** True when a word is a phrase of this table but for its accents. */
  hasFolded({ folded }: Token): boolean {
    return this.byFirst.get(folded)?.some(({ words }) => words.length === 1) ?? false;
  }

  /** True for a word that any phrase of this table has. */
  uses({ text, folded }: Token): boolean {
    return this.words.has(text) || (text === folded && this.foldedWords.has(folded));
  }

  private findAt(tokens: Token[], from: number, isFree: (token: Token) => boolean) {
    const phrases = this.byFirst.get(tokens[from]!.folded) ?? [];
    const fits = ({ words }: Phrase<Meaning>, isEqual: typeof isSame): boolean =>
      words.every((word, place) => {
        const token = tokens[from + place];
        return token !== undefined && isFree(token) && isEqual(token, word);
      });
    const loose = phrases.find((phrase) => fits(phrase, isSame));
    // Of two that differ by their accents, the one that is spelt so: 'đỏ đô' is not 'đo đỏ'.
    const exact = phrases.find((phrase) => fits(phrase, ({ text }, word) => text === word.text));
    return exact && exact.words.length === loose?.words.length ? exact : loose;
  }

  private add(phrase: string, meaning: Meaning): void {
    const words = phrase.split(/[\s-]+/).map((text) => ({ text, folded: foldText(text) }));
    for (const { text, folded } of words) {
      this.words.add(text);
      this.foldedWords.add(folded);
    }
    const first = words[0]!.folded;
    const same = this.byFirst.get(first);
    if (same) same.push({ words, meaning });
    else this.byFirst.set(first, [{ words, meaning }]);
  }
}

function isSame(token: Token, word: { text: string; folded: string }): boolean {
  if (token.folded !== word.folded) return false;
  return token.text === word.text || token.text === token.folded || !LOOKALIKES.has(token.text);
}
