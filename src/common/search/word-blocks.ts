import { Bits } from './bits';

const END = '\n';
/** How many words are looked through at a time. */
const WORDS = 32;
/** How many signs there are; a power of two. */
const SIGNS = 4096;

interface Block {
  /** Its words, each ended by a line feed, and where each one ends. */
  text: string;
  ends: number[];
}

/**
 * Words that are looked through for a text. They lie in blocks, and only those are read that have every three
 * characters which follow one another in the text: it is found among all e-mail addresses of a large shop about
 * as quickly as among a few.
 */
export class WordBlocks {
  private readonly blocks: Block[] = [];
  /** For the sign of every three characters, the blocks that have such. */
  private readonly having = Array.from({ length: SIGNS }, () => new Bits());

  /** Adds a word, which has no line feed, behind the others. */
  add(word: string): void {
    let block = this.blocks.at(-1);
    if (!block || block.ends.length === WORDS) this.blocks.push((block = { text: '', ends: [] }));
    block.text += word + END;
    block.ends.push(block.text.length);
    for (const sign of signsOf(word)) this.having[sign]!.add(this.blocks.length - 1);
  }

  /** The places, from 0 and lowest first, of the words in which this text occurs; it is not empty. */
  find(part: string): number[] {
    const found: number[] = [];
    for (const index of this.blocksWith(part)) findIn(this.blocks[index]!, part, index * WORDS, found);
    return found;
  }

  private blocksWith(part: string): Iterable<number> {
    const sets = Array.from(signsOf(part), (sign) => this.having[sign]!);
    if (sets.length === 0) return this.blocks.keys();
    return sets.reduce((both, set) => both.and(set)).first(this.blocks.length);
  }
}

function findIn({ text, ends }: Block, part: string, first: number, found: number[]): void {
  let word = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, ends[word - 1])) {
    while (ends[word]! <= at) word += 1;
    found.push(first + word);
    word += 1;
  }
}

/** What stands for every three characters of a text; different ones may share a sign. */
function signsOf(text: string): Uint16Array {
  const signs = new Uint16Array(Math.max(0, text.length - 2));
  let [a, b] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let index = 0; index < signs.length; index += 1) {
    const c = text.charCodeAt(index + 2);
    signs[index] = (a * 961 + b * 31 + c) & (SIGNS - 1);
    [a, b] = [b, c];
  }
  return signs;
}
