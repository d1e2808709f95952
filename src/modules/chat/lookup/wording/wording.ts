import type { Item, Statement } from '../finding';
import { byColor } from '../stock-fact';
import { pairsOf, sizesOf } from './format';

/** Messages that ask for no shoe. */
export type Polite = 'offTopic' | 'otherGoods' | 'greeting' | 'thanks' | 'bye' | 'yes' | 'whichShoe';

/** What differs from language to language. Every argument was read from the database or from a table of words. */
export interface Words {
  /** The shoe's name and brand. */
  head(item: Pick<Item, 'product'>): string;
  /** One size of one colour: all that is to be said of it. */
  oneInStock(item: Item): string;
  /** Several sizes or colours, already listed. */
  inStock(item: Item, stock: string): string;
  soldOut(item: Item, what: string): string;
  /** 'màu đen size 42 (7 đôi), 43 (2 đôi)' */
  pairs(left: number): string;
  color(color: string): string;
  size(sizes: string): string;
  say(
    statement: Exclude<Statement, { kind: 'in-stock' | 'sold-out' | 'near-same' | 'list' | 'near' }>,
  ): string;
  nearSame(stock: string): string;
  title(statement: Extract<Statement, { kind: 'list' | 'near' }>): string;
  /** A line of a list. */
  listed(item: Item, stock: string): string;
  sizesLeft(sizes: string): string;
  /** What a message that asks for no shoe is answered with. */
  polite: Record<Polite, string>;
}

/** An item with more facts than this is summed up by colour. */
const SPELT_OUT = 16;
/** In a list, with more than this. */
const SPELT_OUT_IN_LIST = 4;

/** Puts statements into words, one a line. */
export function write(statements: Statement[], words: Words): string {
  return statements.flatMap((statement) => writeOne(statement, words)).join('\n');
}

function writeOne(statement: Statement, words: Words): string[] {
  switch (statement.kind) {
    case 'in-stock': {
      const { item } = statement;
      return [
        item.facts.length === 1
          ? words.oneInStock(item)
          : words.inStock(item, stockOf(item, words, SPELT_OUT)),
      ];
    }
    case 'sold-out':
      return [words.soldOut(statement.item, statement.isAll ? '' : goneOf(statement.item, words))];
    case 'near-same':
      return [words.nearSame(stockOf(statement.item, words, SPELT_OUT))];
    case 'list':
    case 'near': {
      const lines = statement.items.map(
        (item, at) => `${at + 1}. ${words.listed(item, stockOf(item, words, SPELT_OUT_IN_LIST))}`,
      );
      return [words.title(statement), ...lines];
    }
    default:
      return [words.say(statement)];
  }
}

/** 'màu đen size 42 (7 đôi), size 43 (2 đôi); màu trắng size 42 (1 đôi)', or each colour's sum when they are many. */
function stockOf({ facts }: Item, words: Words, speltOut: number): string {
  const colors = byColor(facts);
  if (facts.length > speltOut) {
    const sums = colors.map(([color, own]) => `${words.color(color)} (${words.pairs(pairsOf(own))})`);
    return `${sums.join('; ')}; ${words.sizesLeft(sizesOf(facts).join(', '))}`;
  }
  return colors
    .map(([color, own]) => {
      const sizes = own.map(({ size, left }) => `${words.size(size)} (${words.pairs(left)})`);
      return `${words.color(color)} ${sizes.join(', ')}`;
    })
    .join('; ');
}

function goneOf({ facts }: Item, words: Words): string {
  return byColor(facts)
    .map(([color, own]) => `${words.color(color)} ${words.size(sizesOf(own).join(', '))}`)
    .join('; ');
}
