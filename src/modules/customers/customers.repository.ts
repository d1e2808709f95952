import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, QueryFailedError, type EntityManager } from 'typeorm';
import { Customer } from './customer.entity';

/** What no two customers share. */
export type UniqueField = 'username' | 'email' | 'phone';

const DUPLICATE_CODES = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Every query on customers. Deleted ones are never found. */
@Injectable()
export class CustomersRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<Customer | null> {
    return this.dataSource.manager.findOneBy(Customer, { id, deletedAt: IsNull() });
  }

  findBy(field: UniqueField, value: string): Promise<Customer | null> {
    return this.dataSource.manager.findOneBy(Customer, { [field]: value, deletedAt: IsNull() });
  }

  /** Whether a customer other than `exceptId` has the value, deleted ones included: it stays theirs. */
  async isTaken(field: UniqueField, value: string, exceptId?: string): Promise<boolean> {
    const holder = await this.dataSource.manager.findOne(Customer, {
      select: { id: true },
      where: { [field]: value },
    });
    return holder !== null && holder.id !== exceptId;
  }

  hasManager(): Promise<boolean> {
    return this.dataSource.manager.existsBy(Customer, { role: 'manager', deletedAt: IsNull() });
  }

  /** Saves a new customer; false, and nothing saved, when a unique field is taken. */
  insert(customer: Customer, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return unlessTaken(manager.insert(Customer, customer));
  }

  /** Saves some fields; false, and nothing saved, when a unique field is taken. */
  update(
    id: string,
    values: Partial<Customer>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    return unlessTaken(manager.update(Customer, { id }, values));
  }
}

async function unlessTaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    const { code } = (error instanceof QueryFailedError ? error.driverError : {}) as { code?: string };
    if (code !== undefined && DUPLICATE_CODES.has(code)) return false;
    throw error;
  }
}
