import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';
import { availableParallelism } from 'node:os';
import { passwordForm } from '../../common/password-form';
import { errorMessage, TooManyAttemptsException } from '../../common/refusals/refusal';
import { Config } from '../../config/config';

/** argon2id (the library's default algorithm) with the memory and passes that OWASP recommends. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked for unknown names, so that they take as long: the hash of a random text, made with the same parameters. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$HT0q7B83ShYGldpF1U2BUQ$yAWchSRWfWHGSE6QUblrj1CrjUcN2eiSMcySzfvparM';

/** What a password is hashed for: sign-ins and changes of a password go before sign-ups (rule A9). */
const LINES = {
  'sign-in': { priority: 1, longest: 500 },
  'sign-up': { priority: 0, longest: 50 },
} as const;

type Line = keyof typeof LINES;

const RETRY_SECONDS = 10;

/** Hashes and checks passwords, never more at once than there are cores (rule A9); the others wait in line. */
@Injectable()
export class PasswordHasher {
  private readonly cores = new Semaphore(availableParallelism());
  private readonly waiting: Record<Line, number> = { 'sign-in': 0, 'sign-up': 0 };

  constructor(private readonly config: Config) {}

  /**
   * The argon2id hash of the password in its form (`passwordForm`), with its parameters and salt in it.
   * @throws TooManyAttemptsException (429) when too many wait in the line already
   */
  hash(password: string, line: Line = 'sign-in'): Promise<string> {
    return this.whenCoreIsFree(line, () => hash(passwordForm(password), PARAMETERS));
  }

  /**
   * Whether the password, in its form or as typed (earlier releases hashed that), is the one of the hash. Without a hash (no account of that name) the answer is no, but
   * it takes as long, so the time does not reveal which accounts exist.
   * @param before runs right before the hashing: it counts the attempt, and may refuse it by throwing
   * @throws what `before` throws; TooManyAttemptsException (429) when too many wait in the line already
   */
  async verify(
    passwordHash: string | null,
    password: string,
    before: () => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    const isRight = await this.whenCoreIsFree('sign-in', async () => {
      await before();
      const known = passwordHash ?? DUMMY_HASH;
      const form = passwordForm(password);
      return (await verify(known, form)) || (form !== password && (await verify(known, password)));
    });
    return isRight && passwordHash !== null;
  }

  private async whenCoreIsFree<T>(line: Line, work: () => Promise<T>): Promise<T> {
    const { priority, longest } = LINES[line];
    if (this.config.rateLimits && this.waiting[line] >= longest) {
      throw new TooManyAttemptsException(RETRY_SECONDS, errorMessage('sign-in.busy'));
    }
    this.waiting[line] += 1;
    const [, release] = await this.cores.acquire(1, priority);
    this.waiting[line] -= 1;
    try {
      return await work();
    } finally {
      release();
    }
  }
}
