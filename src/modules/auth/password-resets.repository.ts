import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { PasswordReset } from './password-reset.entity';

/** Every query on the links with which passwords are reset. */
@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Saves a customer's link in the place of the one they had. */
  async replace(reset: PasswordReset, manager: EntityManager): Promise<void> {
    await manager.upsert(PasswordReset, reset, ['customerId']);
  }

  /** The customer's link to an address, good or not. */
  findOf(customerId: string, email: string): Promise<PasswordReset | null> {
    return this.dataSource.manager.findOneBy(PasswordReset, { customerId, email });
  }

  /** The link of a token, unless it has run out. */
  findLive(tokenHash: string, now: Date): Promise<PasswordReset | null> {
    return this.dataSource.manager.findOneBy(PasswordReset, { tokenHash, expiresAt: MoreThan(now) });
  }

  /** Uses a link up; false when somebody else just did, or it was replaced. */
  async use(tokenHash: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(PasswordReset, { tokenHash });
    return affected === 1;
  }

  /** Forgets the customer's link, if there is one. */
  async delete(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PasswordReset, { customerId });
  }
}
