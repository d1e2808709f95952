import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';
import { availableParallelism } from 'node:os';

/** argon2id (the library's default algorithm) with the memory and passes that OWASP recommends. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random text nobody knows, made with the same parameters. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$HT0q7B83ShYGldpF1U2BUQ$yAWchSRWfWHGSE6QUblrj1CrjUcN2eiSMcySzfvparM';

/** Hashes and checks passwords, never more at once than there are cores (contract §4). */
@Injectable()
export class PasswordHasher {
  private readonly cores = new Semaphore(availableParallelism());

  /** The password's argon2id hash, with its parameters and salt in it. */
  hash(password: string): Promise<string> {
    return this.cores.runExclusive(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password is the one of the hash. Without a hash (nobody of that name) the answer is no, but
   * it takes as long, so that the time does not tell who has an account.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.cores.runExclusive(() => verify(passwordHash ?? NOBODYS_HASH, password));
    return isRight && passwordHash !== null;
  }
}
