import { WordList } from '../search/name-index';
import { foldText } from '../../../../common/text';
import { GOODS_WORDS } from './goods-words';
import { isWord, PhraseTable, splitWords, toWord, type Word } from './phrases';

/** The filters that a search's words may name. */
export type ReadGroup = 'brand' | 'type' | 'material' | 'color' | 'size';

/** Leather and suede are not looked for in texts, where 'da' may be anything; 'da' alone begins many names. */
const LEATHERS = [
  ['material:leather', 'giày da, leather, da thật, da bò, da trơn'],
  ['material:suede', 'suede, da lộn, giày da lộn'],
] as const;
const ROWS = [...GOODS_WORDS.filter(([meaning]) => /^(?:brand|type|color):/.test(meaning)), ...LEATHERS];

/** What shoppers call brands, types, materials and colours. */
export const SEARCH_PHRASES = new PhraseTable(ROWS);

const known = [...new Set(ROWS.flatMap(([, phrases]) => splitWords(phrases)))].map(toWord);
/** The words of these phrases, folded: what a misspelt word may mean. */
export const VOCABULARY = new WordList(known.map(({ folded }) => [folded, folded]));

/** The first word of these phrases that begins as a word does which is still being typed. */
export function wordBegunBy({ text, folded, isPlain }: Word): string | undefined {
  return known.find((word) => (isPlain ? word.folded.startsWith(folded) : word.text.startsWith(text)))?.text;
}

/** Words that a search may have and that say nothing, by the filter that they announce. */
const EMPTY_WORDS: Record<'size' | 'color' | 'other', string> = {
  size: 'size, sizes, sz, cỡ, số, eu',
  color: 'màu, mầu, color, colour, colors, colours, tông',
  other: `giày, giầy, shoe, shoes, đôi, pair, pairs, nam, nữ, men, women, men's, women's, mens, womens, unisex, for, cho, tìm, mua, cần, muốn, xem, có, shop, find, buy, need, want, the, with, and, và`,
};

const EMPTY = Object.entries(EMPTY_WORDS).flatMap(([before, list]) =>
  list.split(', ').map((text) => ({ before, text, folded: foldText(text) })),
);

/** Whether a word says nothing by itself ('giày', 'size'), and which filter it announces. */
export function emptyWord(word: Word): string | undefined {
  return EMPTY.find(({ text, folded }) => isWord(word, text, folded))?.before;
}
