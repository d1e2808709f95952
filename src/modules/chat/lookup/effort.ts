/**
 * What reading one question with its conversation may cost, in units of a few microseconds: a token that is read,
 * a name that is compared, a set of products that is narrowed. The longest talks of people take a quarter of it. A
 * count is the same on every machine and at every load, a time is not.
 */
export const MOST_EFFORT = 6000;

/** Thrown where a question costs more than any that people ask. */
export class TooMuchEffort extends Error {}

/** The work that one question has cost so far. */
export class Effort {
  /** Units. */
  spent = 0;

  /** @throws TooMuchEffort when the question has cost too much */
  spend(units: number): void {
    this.spent += units;
    if (this.spent > MOST_EFFORT) throw new TooMuchEffort();
  }
}
