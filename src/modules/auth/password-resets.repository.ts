import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { PasswordReset } from './password-reset.entity';

/** Every query on the links that reset passwords. */
@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Saves a customer's link, which replaces an earlier one. */
  async replace(reset: PasswordReset, manager: EntityManager): Promise<void> {
    await manager.upsert(PasswordReset, reset, ['customerId']);
  }

  /** The customer's link to an address, valid or not. */
  findOf(customerId: string, email: string): Promise<PasswordReset | null> {
    return this.dataSource.manager.findOneBy(PasswordReset, { customerId, email });
  }

  /** A token's link, unless it has expired. */
  findLive(tokenHash: string, now: Date): Promise<PasswordReset | null> {
    return this.dataSource.manager.findOneBy(PasswordReset, { tokenHash, expiresAt: MoreThan(now) });
  }

  /** Uses a link up; false when it was used or replaced meanwhile. */
  async use(tokenHash: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(PasswordReset, { tokenHash });
    return affected === 1;
  }

  /** Deletes the links that have expired. */
  async deleteExpired(now: Date): Promise<void> {
    await this.dataSource.manager.delete(PasswordReset, { expiresAt: LessThan(now) });
  }

  /** Deletes the customer's link, if there is one. */
  async delete(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PasswordReset, { customerId });
  }
}
