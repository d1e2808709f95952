import type { Bits } from './bits';
import { NameWords } from './name-words';
import { PartIndex } from './part-index';
import { SlotSet } from './slot-set';

/** Searches whose matches are remembered and kept right; each costs a bit a name. */
const REMEMBERED = 200;

/** As many letters as follow one another: `mai.le7@mail.test` has four such runs. */
const RUN = /[a-z]+/g;

/** Its own slots, and those of each of its runs. */
type Word = [own: SlotSet, ...runs: SlotSet[]];

/**
 * Finds folded names by what occurs in them. What is looked for has no blank in it, so it lies within one word
 * of a name: every different word is kept once, with the slots of the names that have it. If it is letters alone
 * it lies within one run of letters: every e-mail address is another word, but they have few different runs.
 */
export class NameIndex {
  private readonly wholes = new PartIndex<Word>();
  private readonly runs = new PartIndex<SlotSet>();
  private readonly remembered = new Map<string, Bits>();
  /** The words as a shopper writes them, from the words above; null when one of those has come or gone. */
  private spoken: NameWords | null = null;
  private limit = 0;

  add(slot: number, name: string): void {
    this.limit = Math.max(this.limit, slot + 1);
    for (const [part, found] of this.remembered) if (name.includes(part)) found.add(slot);
    for (const text of wordsOf(name)) {
      for (const slots of this.wholes.get(text) ?? this.addWord(text)) slots.add(slot);
    }
  }

  remove(slot: number, name: string): void {
    for (const found of this.remembered.values()) found.delete(slot);
    for (const text of wordsOf(name)) {
      const word = this.wholes.get(text)!;
      for (const slots of word) slots.remove(slot);
      if (word[0].size === 0) this.removeWord(text);
    }
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
    return SlotSet.union(
      this.limit,
      this.words.within(word).map((whole) => this.wholes.get(whole)![0]),
    );
  }

  /** The whole words of all names. */
  get words(): NameWords {
    return (this.spoken ??= new NameWords(this.wholes.words()));
  }

  private search(part: string): Bits {
    const isRun = part.match(RUN)?.[0] === part;
    return SlotSet.union(
      this.limit,
      isRun ? this.runs.find(part) : this.wholes.find(part).map(([own]) => own),
    );
  }

  private addWord(text: string): Word {
    this.spoken = null;
    const runs = runsOf(text).map((run) => this.runs.get(run) ?? this.runs.add(run, new SlotSet()));
    return this.wholes.add(text, [new SlotSet(), ...runs]);
  }

  private removeWord(text: string): void {
    this.spoken = null;
    this.wholes.delete(text);
    for (const run of runsOf(text)) if (this.runs.get(run)?.size === 0) this.runs.delete(run);
  }
}

function wordsOf(name: string): Iterable<string> {
  return new Set(name.split(' ').filter(Boolean));
}

function runsOf(word: string): string[] {
  return [...new Set(word.match(RUN))];
}
