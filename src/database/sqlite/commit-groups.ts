import { DatabaseUnavailable } from '../database-unavailable';

/** What a group does to the connection; each of them is synchronous, as SQLite is. */
export interface GroupStatements {
  begin(): void;
  commit(): void;
  /** Undoes the whole group; does nothing when SQLite has done so already. */
  rollback(): void;
  /** Begins a further member's savepoint. */
  save(): void;
  /** Releases the member's savepoint: its writes are committed with the group. */
  release(): void;
  /** Undoes the member, and no member before it. */
  undo(): void;
  isOpen(): boolean;
}

interface Group {
  members: number;
  /** Told how the group ended: nothing, or why it was undone. */
  waiting: ((failure?: unknown) => void)[];
}

/** Maximum number of transactions in a group. */
const MAX_MEMBERS = 50;

/** Maximum time that a group waits for further transactions. */
const MAX_WAIT_MS = 10;

/**
 * Lets transactions use one connection one after another, and commits those that wait for each other together: a
 * commit's write to the disk takes longer than most transactions. A transaction learns of its commit only when its
 * group is on the disk, and plain queries wait for the group's end: docs/decisions/008-commit-groups.md.
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
   * Begins a transaction, first come first served; `commit` or `rollback` must end it. The first of a group waits
   * while others keep coming.
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
    return this.end(() => this.statements.release());
  }

  /** Undoes the running transaction. Resolves when its group is committed or rolled back. */
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
    else this.statements.save();
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
      if (!this.statements.isOpen()) throw new DatabaseUnavailable(new Error('The group was undone.'));
      if (!this.isFirst()) endMember();
      this.goOn();
    } catch (error) {
      this.close(() => this.statements.rollback(), error);
    }
    return ended;
  }

  /** Lets the next transaction into the open group, or ends the group. */
  private goOn(): void {
    const next = this.group && this.group.members < MAX_MEMBERS ? this.transactions.shift() : undefined;
    if (next) next();
    else this.close(() => this.statements.commit());
  }

  /** Ends the group, tells its members, then runs waiting queries and lets in the next transaction. */
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
   * Opens a group when a pass of the event loop has brought no further transaction: a pass accepts one new
   * connection, so that concurrent requests take several.
   */
  private openSoon(): void {
    if (this.group || this.opening) return;
    const latest = performance.now() + MAX_WAIT_MS;
    const look = (known: number): void => {
      const waiting = this.transactions.length;
      const isEnough = waiting === known || waiting >= MAX_MEMBERS || performance.now() > latest;
      this.opening = isEnough ? undefined : setImmediate(look, waiting);
      if (isEnough) this.transactions.shift()?.();
    };
    this.opening = setImmediate(look, 0);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
