import { Injectable, Logger } from '@nestjs/common';
import { TransactionRunner } from '../../database/transaction-runner';
import { DEMO_PASSWORD } from '../../config/published-password';
import { endOf } from './customer-records';
import { CustomersRepository, type UncheckedCustomer } from './customers.repository';
import { PasswordHasher } from './password-hasher';

/** Few enough for the line of the hasher; what was checked before an interruption is not checked again. */
const BATCH = 100;
const TOLD_AGAIN_MS = 10_000;

/** Finds the accounts that still take the password which the README publishes. */
@Injectable()
export class PublishedPasswordsService {
  private readonly logger = new Logger('Passwords');

  constructor(
    private readonly customers: CustomersRepository,
    private readonly passwords: PasswordHasher,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * All accounts with the published password, staff first. Each password takes some 20 ms of a core, once: what is not
   * the published one is marked with its hash, and nobody can choose that one. Accounts that share a hash, as the
   * demo's do, are one check.
   */
  async findAccounts(): Promise<{ id: string; email: string }[]> {
    const found: UncheckedCustomer[] = [];
    const known = new Map<string, boolean>();
    let [checked, toldAt] = [0, Date.now()];
    let last: UncheckedCustomer | undefined;
    for (;;) {
      const batch = await this.customers.findUnchecked(last, BATCH);
      await Promise.all(
        [...new Set(batch.map(({ passwordHash }) => passwordHash))].map((hash) => this.look(hash, known)),
      );
      found.push(...batch.filter(({ passwordHash }) => known.get(passwordHash)));
      await this.mark(batch.filter(({ passwordHash }) => !known.get(passwordHash)));
      checked += batch.length;
      if (batch.length < BATCH) return found;
      last = batch.at(-1);
      if (Date.now() - toldAt < TOLD_AGAIN_MS) continue;
      toldAt = Date.now();
      this.logger.log(`Looked at the passwords of ${checked} accounts, once, for the published one.`);
    }
  }

  private async look(hash: string, known: Map<string, boolean>): Promise<void> {
    if (known.has(hash)) return;
    // A hash that is none lets nobody in.
    known.set(hash, await this.passwords.verify(hash, DEMO_PASSWORD).catch(() => false));
  }

  private async mark(accounts: UncheckedCustomer[]): Promise<void> {
    if (accounts.length === 0) return;
    await this.transactions.run(async (manager) => {
      for (const { id, passwordHash } of accounts) {
        await this.customers.markChecked(id, { passwordHash, end: endOf(passwordHash) }, manager);
      }
    });
  }
}
