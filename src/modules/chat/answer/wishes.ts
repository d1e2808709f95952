import { PhraseTable } from '../../products/catalog/words/phrases';
import type { ProductDto } from '../../products/dto/product.dto';
import { TALK_WORDS } from '../lexicon/talk-words';
import { readTokens } from '../parse/text';
import type { StockQuery } from '../stock-query';

const WISHES = new PhraseTable(TALK_WORDS.filter(([meaning]) => meaning.startsWith('wish:')));
const MAX_KEPT = 5000;
const MAX_QUOTE_LENGTH = 140;
const kept = new Map<string, Map<string, string>>();

/**
 * Maps each wish to the sentence of the product's texts that mentions it: `rain` → 'Thân chống nước, …'.
 * @param product with its texts in the answer's language
 */
export function wishesIn(
  { _id, version, name, highLight, desc }: ProductDto,
  language: StockQuery['language'],
): Map<string, string> {
  const key = `${_id}:${version}:${language}`;
  const known = kept.get(key);
  if (known) return known;
  const found = new Map<string, string>();
  const sentences = [highLight, ...desc.slice(0, 2000).split(/(?<=[.!?:;])\s/), name];
  for (const sentence of sentences.slice(0, 40)) {
    const tokens = readTokens(sentence);
    tokens.forEach((_, at) => {
      // 'đế cao su' must not match 'đế cao': the longest phrase at each position counts.
      const phrases = WISHES.at(tokens, at);
      for (const { meaning } of phrases.filter(({ to }) => to === phrases[0]!.to)) {
        const wish = meaning.slice('wish:'.length);
        if (!found.has(wish)) found.set(wish, quoteOf(sentence));
      }
    });
  }
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** The first sentence of a product's texts that answers one of these wishes. */
export function answerTo(
  { wishes, language }: Pick<StockQuery, 'wishes' | 'language'>,
  product: ProductDto,
): string | undefined {
  const found = wishesIn(product, language);
  return wishes.map((wish) => found.get(wish)).find((one) => one !== undefined);
}

function quoteOf(sentence: string): string {
  const text = sentence.replace(/[“”"<>\n]/g, ' ').trim();
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text;
}
