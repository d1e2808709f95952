/** What a group does to the connection; each of them is synchronous, as SQLite is. */
export interface GroupStatements {
  begin(): void;
  commit(): void;
  /** Undoes the whole group; does nothing when SQLite has done so already. */
  rollback(): void;
  /** Marks where a further member begins, so that it can be undone without the members before it. */
  mark(): void;
  /** Forgets the mark: the member's writes are the group's now. */
  keep(): void;
  /** Undoes what came after the mark. */
  undo(): void;
  isOpen(): boolean;
}

interface Group {
  members: number;
  /** Told how the group ended: nothing, or why it was undone. */
  waiting: ((failure?: unknown) => void)[];
}

/** Nobody waits longer for others' transactions than these take. */
const MOST_MEMBERS = 50;

/** So long a group waits at most for transactions that keep coming. */
const LONGEST_WAIT_MS = 10;

/**
 * Lets transactions use one connection one after another, and writes those that wait for each other to the disk
 * together: to make a commit last takes longer than most transactions do. A transaction is told that it was
 * committed when the group has been, never before. Nobody outside sees what a group has not committed: plain
 * queries wait for its end.
 */
export class CommitGroups {
  private group: Group | undefined;
  private opening: NodeJS.Immediate | undefined;
  private readonly queries: (() => void)[] = [];
  private readonly transactions: (() => void)[] = [];

  constructor(private readonly statements: GroupStatements) {}

  /** Runs a plain query, now or when the open group has ended. */
  query<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        try {
          resolve(run());
        } catch (error) {
          reject(asError(error));
        }
      };
      if (this.group) this.queries.push(settle);
      else settle();
    });
  }

  /**
   * Begins a transaction, first come first served; it must be ended by `commit` or `rollback`. The first of a
   * group waits for as long as others keep coming, which is not long: those that come together belong together.
   */
  begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.transactions.push(() => {
        try {
          this.enter();
          resolve();
        } catch (error) {
          reject(asError(error));
          this.close(() => this.statements.rollback(), error);
        }
      });
      this.openSoon();
    });
  }

  /** Ends the running transaction and waits until it is on the disk. @throws what its group could not commit for */
  commit(): Promise<void> {
    return this.end(() => this.statements.keep());
  }

  /** Undoes the running transaction. What it saw of its group's earlier members is on the disk then, or undone. */
  rollback(): Promise<void> {
    if (this.isFirst()) {
      this.close(() => this.statements.rollback());
      return Promise.resolve();
    }
    return this.end(() => this.statements.undo()).catch(() => undefined);
  }

  private enter(): void {
    this.group ??= { members: 0, waiting: [] };
    this.group.members += 1;
    if (this.isFirst()) this.statements.begin();
    else this.statements.mark();
  }

  private isFirst(): boolean {
    return this.group?.members === 1;
  }

  private end(endMember: () => void): Promise<void> {
    const ended = new Promise<void>((resolve, reject) => {
      this.group?.waiting.push((failure) => (failure === undefined ? resolve() : reject(asError(failure))));
    });
    try {
      // SQLite undoes everything on its own when the disk is full, for one: nothing is left to commit then.
      if (!this.statements.isOpen()) throw new Error('The database has undone this transaction.');
      if (!this.isFirst()) endMember();
      this.goOn();
    } catch (error) {
      this.close(() => this.statements.rollback(), error);
    }
    return ended;
  }

  /** Lets the next transaction into the open group, or ends the group. */
  private goOn(): void {
    const next = this.group && this.group.members < MOST_MEMBERS ? this.transactions.shift() : undefined;
    if (next) next();
    else this.close(() => this.statements.commit());
  }

  /** Ends the group, tells its members, and lets in who has waited for its end: queries, then a transaction. */
  private close(endGroup: () => void, failure?: unknown): void {
    const waiting = this.group?.waiting ?? [];
    let problem = failure;
    try {
      endGroup();
    } catch (error) {
      problem ??= error;
      this.statements.rollback();
    }
    this.group = undefined;
    for (const tell of waiting) tell(problem);
    for (const run of this.queries.splice(0)) run();
    if (this.transactions.length > 0) this.openSoon();
  }

  /**
   * Opens a group when a turn of the event loop has brought no further transaction: a turn takes in one new
   * connection, so that those that come together take several.
   */
  private openSoon(): void {
    if (this.group || this.opening) return;
    const latest = performance.now() + LONGEST_WAIT_MS;
    const look = (known: number): void => {
      const waiting = this.transactions.length;
      const isEnough = waiting === known || waiting >= MOST_MEMBERS || performance.now() > latest;
      this.opening = isEnough ? undefined : setImmediate(look, waiting);
      if (isEnough) this.transactions.shift()?.();
    };
    this.opening = setImmediate(look, 0);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
