import { Bits } from './bits';
import { NameWords } from './name-words';

const END = '\n';
/** Searches whose matches are remembered and kept right; each costs a bit a name. */
const REMEMBERED = 200;
/** Names that are looked through one by one before all are joined anew. */
const MAX_CHANGED = 1000;

interface Words {
  /** All words, each ended by a line feed, and where each one ends. */
  joined: string;
  ends: Int32Array;
  /** The slots of all words in their order, and where those of each one end. */
  slots: Int32Array;
  slotEnds: Int32Array;
}

/**
 * Finds folded names by what occurs in them. What is looked for has no blank in it, so it lies within one word
 * of a name: every different word is kept once, with the slots of the names that have it.
 */
export class NameIndex {
  private readonly slotsOf = new Map<string, number[]>();
  private text: Words | null = null;
  /** Names that have come since, by slot; empty where one has gone. */
  private readonly changed = new Map<number, string>();
  private readonly remembered = new Map<string, Bits>();
  /** The words as a shopper writes them, from the words above; null when one of those has come or gone. */
  private spoken: NameWords | null = null;
  private limit = 0;

  add(slot: number, name: string): void {
    this.limit = Math.max(this.limit, slot + 1);
    const words = wordsOf(name);
    for (const [part, found] of this.remembered)
      if (words.some((word) => word.includes(part))) found.add(slot);
    for (const word of words) {
      const slots = this.slotsOf.get(word);
      if (slots) slots.push(slot);
      else {
        this.slotsOf.set(word, [slot]);
        this.spoken = null;
      }
    }
    this.change(slot, name);
  }

  remove(slot: number, name: string): void {
    for (const found of this.remembered.values()) found.delete(slot);
    for (const word of wordsOf(name)) {
      const slots = this.slotsOf.get(word)!;
      slots[slots.indexOf(slot)] = slots.at(-1)!;
      slots.pop();
      if (slots.length > 0) continue;
      this.slotsOf.delete(word);
      this.spoken = null;
    }
    this.change(slot, '');
  }

  /** The slots of the names in which this text, folded and without blanks, occurs: until the next change. */
  find(part: string): Bits {
    const found = this.remembered.get(part) ?? this.search(part);
    this.remembered.delete(part);
    this.remembered.set(part, found);
    if (this.remembered.size > REMEMBERED) this.remembered.delete(this.remembered.keys().next().value!);
    return found;
  }

  /** The slots of the names that have this whole word: 'kick' is one of 'Kick-off', 'kic' is not. */
  findWord(word: string): Bits {
    return Bits.of(
      this.limit,
      this.words.within(word).map((whole) => this.slotsOf.get(whole)!),
    );
  }

  /** The whole words of all names. */
  get words(): NameWords {
    return (this.spoken ??= new NameWords(this.slotsOf.keys()));
  }

  private change(slot: number, name: string): void {
    if (!this.text) return;
    this.changed.set(slot, name);
    if (this.changed.size > MAX_CHANGED) this.text = null;
  }

  private search(part: string): Bits {
    const { joined, ends, slots, slotEnds } = (this.text ??= this.join());
    const found = Bits.of(this.limit, []);
    let word = 0;
    for (let at = joined.indexOf(part); at >= 0; at = joined.indexOf(part, ends[word])) {
      while (ends[word]! <= at) word += 1;
      const end = slotEnds[word]!;
      for (let place = word === 0 ? 0 : slotEnds[word - 1]!; place < end; place += 1)
        found.add(slots[place]!);
    }
    for (const [slot, name] of this.changed) {
      if (name.includes(part)) found.add(slot);
      else found.delete(slot);
    }
    return found;
  }

  private join(): Words {
    this.changed.clear();
    const words = [...this.slotsOf.keys()];
    const lists = [...this.slotsOf.values()];
    const ends = endsOf(words.map((word) => word.length + END.length));
    const slotEnds = endsOf(lists.map((list) => list.length));
    const slots = new Int32Array(slotEnds.at(-1) ?? 0);
    for (const [index, list] of lists.entries()) slots.set(list, slotEnds[index]! - list.length);
    return { joined: words.map((word) => word + END).join(''), ends, slots, slotEnds };
  }
}

/** Where each of several things ends that lie one behind the other. */
function endsOf(lengths: number[]): Int32Array {
  let end = 0;
  return Int32Array.from(lengths, (length) => (end += length));
}

function wordsOf(name: string): string[] {
  return [...new Set(name.split(' ').filter(Boolean))];
}
