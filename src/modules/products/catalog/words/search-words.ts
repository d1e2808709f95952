import { WordList } from '../search/name-index';
import { foldText } from '../../../../common/text';
import { GOODS_WORDS } from './goods-words';
import { isWord, PhraseTable, splitWords, toWord, type Word } from './phrases';

/** The filters that a search can name in words. */
export type ReadGroup = 'brand' | 'type' | 'material' | 'color' | 'size';

/** Texts are not searched for leather and suede: 'da' has too many meanings there and begins many names. */
const LEATHERS = [
  ['material:leather', 'giày da, leather, da thật, da bò, da trơn'],
  ['material:suede', 'suede, da lộn, giày da lộn'],
] as const;
const ROWS = [...GOODS_WORDS.filter(([meaning]) => /^(?:brand|type|color):/.test(meaning)), ...LEATHERS];

/** Shoppers' words for brands, types, materials and colours. */
export const SEARCH_PHRASES = new PhraseTable(ROWS);

const known = [...new Set(ROWS.flatMap(([, phrases]) => splitWords(phrases)))].map(toWord);
/** The folded words of these phrases, as candidates for misspelt words. */
export const VOCABULARY = new WordList(known.map(({ folded }) => [folded, folded]));

/** The first phrase word with the prefix typed so far. */
export function wordBegunBy({ text, folded, isPlain }: Word): string | undefined {
  return known.find((word) => (isPlain ? word.folded.startsWith(folded) : word.text.startsWith(text)))?.text;
}

/** Words without a meaning of their own, by the filter that they introduce. */
const EMPTY_WORDS: Record<'size' | 'color' | 'other', string> = {
  size: 'size, sizes, sz, cỡ, số, eu',
  color: 'màu, mầu, color, colour, colors, colours, tông',
  other: `giày, giầy, shoe, shoes, đôi, pair, pairs, nam, nữ, men, women, men's, women's, mens, womens, unisex, for, cho, tìm, mua, cần, muốn, xem, có, shop, find, buy, need, want, the, with, and, và`,
};

const EMPTY = Object.entries(EMPTY_WORDS).flatMap(([before, list]) =>
  list.split(', ').map((text) => ({ before, text, folded: foldText(text) })),
);

/** Which filter a meaningless word introduces ('size'), or 'other' ('giày'); undefined for other words. */
export function emptyWord(word: Word): string | undefined {
  return EMPTY.find(({ text, folded }) => isWord(word, text, folded))?.before;
}
