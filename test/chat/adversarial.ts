import * as fc from 'fast-check';
import { GOODS_WORDS } from '../../src/modules/products/catalog/words/goods-words';
import { PhraseTable } from '../../src/modules/products/catalog/words/phrases';
import { FOREIGN_BRANDS, MODELS } from '../../src/modules/chat/lexicon/other-goods';
import { TALK_WORDS } from '../../src/modules/chat/lexicon/talk-words';

/** An expensive message, after similar ones. */
export interface AdversarialTalk {
  message: string;
  conversation: { text: string; sender: 'me' | 'chatbot' }[];
}

/** Expressions that the reader's patterns match, besides the word tables. */
const PATTERNS =
  `ok|shop|shop oi|con|có|còn|không|k|ko|size|sz|42|42.5|41,|40-|từ|đến|tu 40 den 45|2 triệu|2tr5|500k|1.290.000|
  dưới|trên|tam|cai thu 2|doi nay|the first|do|hong|den|tim|and|or|va|not|tru mau|us 9|ba muoi chin|bon muoi ruoi|½|1/2`
    .split('|')
    .map((word) => word.trim());
const JOINS = ['', ' ', '  ', ', ', '. ', '-', '/', '\n', '\n1. ', '?', '\u0301', '\u{1f45f}'];
const TABLES = new PhraseTable([...GOODS_WORDS, ...TALK_WORDS, ...FOREIGN_BRANDS, ...MODELS]).spellings;

/**
 * Conversations from the chat's own words and the shop's names, repeated, nested and joined.
 * @param names the names of the shop's shoes
 */
export function adversarialTalk(names: readonly string[]): fc.Arbitrary<AdversarialTalk> {
  const pieces = names.flatMap((name) => [name, ...name.split(' ')]);
  const word = fc.oneof(
    fc.constantFrom(...PATTERNS),
    fc.constantFrom(...pieces),
    fc.constantFrom(...TABLES),
    fc
      .tuple(fc.constantFrom(...pieces), fc.nat(8))
      .map(([piece, at]) => piece.slice(0, at) + piece.slice(at + 1)),
  );
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      word,
      fc.tuple(tie('text'), fc.constantFrom(...JOINS), tie('text')).map((parts) => parts.join('')),
      repeated(tie('text'), fc.constantFrom(...JOINS)),
    ),
  }));
  const long = fc.oneof(text, repeated(text, fc.constantFrom(...JOINS)));
  const turn = fc.record({ text: long, sender: fc.constantFrom('me' as const, 'chatbot' as const) });
  const turns = fc.oneof(
    fc.array(turn, { maxLength: 20 }),
    turn.map((one) => Array.from({ length: 20 }, () => one)),
  );
  return fc.record({ message: long.map((one) => one.slice(0, 1000)), conversation: turns });
}

function repeated(text: fc.Arbitrary<string>, join: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, join, fc.integer({ min: 2, max: 400 })).map(([one, between, times]) => {
    const most = Math.ceil(4000 / (one.length + between.length + 1));
    return Array.from({ length: Math.min(times, most) }, () => one)
      .join(between)
      .slice(0, 4000);
  });
}
