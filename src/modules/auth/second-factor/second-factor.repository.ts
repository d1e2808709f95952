import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { RecoveryCode, SecondFactor } from './second-factor.entity';

/** Every query on second factors and their recovery codes. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(customerId: string, manager: EntityManager = this.dataSource.manager): Promise<SecondFactor | null> {
    return manager.findOneBy(SecondFactor, { customerId });
  }

  /** Saves a customer's second factor, which replaces an earlier one. */
  async replace(factor: SecondFactor, manager: EntityManager): Promise<void> {
    await manager.upsert(SecondFactor, factor, ['customerId']);
  }

  /** The next second factors in the order of their customers' ids. */
  findBatch(after: string, most: number): Promise<Pick<SecondFactor, 'customerId' | 'secret'>[]> {
    return this.dataSource.manager.find(SecondFactor, {
      select: { customerId: true, secret: true },
      where: { customerId: MoreThan(after) },
      order: { customerId: 'ASC' },
      take: most,
    });
  }

  /** Replaces the encrypted form of a secret; false when it was replaced or deleted meanwhile. */
  async reseal(customerId: string, secret: string, sealed: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      SecondFactor,
      { customerId, secret },
      { secret: sealed },
    );
    return affected === 1;
  }

  count(): Promise<number> {
    return this.dataSource.manager.count(SecondFactor);
  }

  /** Marks a code's time step as used; false when it or a later one was used before. */
  async useStep(customerId: string, step: number, manager: EntityManager): Promise<boolean> {
    const unused = { customerId, lastUsedStep: LessThan(step) };
    const { affected } = await manager.update(SecondFactor, unused, { lastUsedStep: step });
    return affected === 1;
  }

  /** Uses a recovery code up; false when it is unknown or used. */
  async useRecoveryCode(customerId: string, codeHash: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(RecoveryCode, { customerId, codeHash });
    return affected === 1;
  }

  /** Saves a customer's recovery codes, which replace earlier ones. */
  async replaceRecoveryCodes(customerId: string, hashes: string[], manager: EntityManager): Promise<void> {
    await manager.delete(RecoveryCode, { customerId });
    await manager.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ customerId, codeHash })),
    );
  }

  /** Deletes the customer's second factor and recovery codes. */
  async delete(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(RecoveryCode, { customerId });
    await manager.delete(SecondFactor, { customerId });
  }
}
