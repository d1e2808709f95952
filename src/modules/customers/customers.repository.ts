import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import type { Role } from '../../common/auth/role';
import { onceOpen } from '../../common/once-open';
import { periodsBetween, spanOf, type Period } from '../../common/shop-time';
import { unlessTaken } from '../../database/duplicates';
import { execute, readRows } from '../../database/lean';
import { nextMark } from '../../database/lists/list-mark';
import { LiveList } from '../../database/lists/live-list';
import {
  CUSTOMER_KEYS,
  CUSTOMER_LIST,
  CUSTOMER_SHAPE,
  findCustomers,
  JOINED_AT,
  SELECT_CUSTOMER_ROWS,
  toCustomerEntry,
  type CustomerPage,
  type CustomerRow,
  type ListedCustomer,
} from './customer-query';
import { Customer } from './customer.entity';

/** What no two customers share. */
export type UniqueField = 'username' | 'email' | 'phone';

/** What a customer must still have for a change to be made. */
type ExpectedCustomer = Partial<Pick<Customer, 'passwordHash' | 'email' | 'pendingEmailHash'>> & {
  hasSecondFactor?: boolean;
};

/** A change of any of these shows in the list that staff see. */
const LISTED: (keyof ListedCustomer)[] = ['role', 'searchName', 'email', 'phone', 'deletedAt'];

/** Every query on customers. Deleted ones are never found. */
@Injectable()
export class CustomersRepository implements OnApplicationBootstrap {
  private readonly live: LiveList<CustomerRow>;

  constructor(private readonly dataSource: DataSource) {
    const entries = { ...CUSTOMER_SHAPE, toEntry: toCustomerEntry };
    this.live = new LiveList(dataSource, { list: CUSTOMER_LIST, select: SELECT_CUSTOMER_ROWS, ...entries });
  }

  /** Begins to read the list, so that nobody need wait for all of it. */
  onApplicationBootstrap(): void {
    onceOpen(() => this.live.catchUp());
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Customer | null> {
    const where = 'WHERE id = ? AND deletedAt IS NULL';
    const [customer] = await readRows(manager, Customer, where, [id]);
    return customer ?? null;
  }

  findBy(field: UniqueField, value: string): Promise<Customer | null> {
    return this.dataSource.manager.findOneBy(Customer, { [field]: value, deletedAt: IsNull() });
  }

  /** The customer whose new e-mail address waits for this token, unless it has waited too long. */
  findByPendingEmail(pendingEmailHash: string, now: Date): Promise<Customer | null> {
    const where = { pendingEmailHash, pendingEmailUntil: MoreThan(now), deletedAt: IsNull() };
    return this.dataSource.manager.findOneBy(Customer, where);
  }

  /**
   * Which of the values customers other than `exceptId` have; who was deleted has none any more. One query,
   * so that an account that is just being opened is seen with all of its values or with none.
   */
  async findTaken(
    values: Partial<Record<UniqueField, string>>,
    exceptId?: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<UniqueField[]> {
    const fields = Object.keys(values) as UniqueField[];
    if (fields.length === 0) return [];
    const holders = await manager.find(Customer, {
      select: { id: true, username: true, email: true, phone: true },
      where: fields.map((field) => ({ [field]: values[field] })),
    });
    const others = holders.filter(({ id }) => id !== exceptId);
    return fields.filter((field) => others.some((other) => other[field] === values[field]));
  }

  /** Ids and names of these customers, deleted ones included: theirs are empty. */
  findNames(ids: string[]): Promise<Pick<Customer, 'id' | 'lastName' | 'firstName'>[]> {
    const select = { id: true, lastName: true, firstName: true } as const;
    return this.dataSource.manager.find(Customer, { select, where: { id: In(ids) } });
  }

  hasManager(): Promise<boolean> {
    return this.dataSource.manager.existsBy(Customer, { role: 'manager', deletedAt: IsNull() });
  }

  /** Saves a new customer; false, and nothing saved, when a unique field is taken. */
  async insert(customer: Customer, manager: EntityManager): Promise<boolean> {
    const mark = await nextMark(CUSTOMER_LIST, customer.id, manager);
    return unlessTaken(manager.insert(Customer, { ...customer, ...mark }));
  }

  /**
   * Saves some fields, unless the customer was deleted: what was erased must not come back.
   * @returns false, and nothing saved, when a unique field is taken
   */
  async update(id: string, values: Partial<Customer>, manager: EntityManager): Promise<boolean> {
    const isSaved = await unlessTaken(manager.update(Customer, { id, deletedAt: IsNull() }, values));
    if (isSaved) await this.mark(id, values, manager);
    return isSaved;
  }

  /**
   * Saves some fields of a customer who is not deleted and, when the statement runs, still has these ones.
   * @returns false, and nothing saved, otherwise
   */
  async updateIf(
    id: string,
    { hasSecondFactor, ...expected }: ExpectedCustomer,
    values: Partial<Customer>,
    manager: EntityManager,
  ): Promise<boolean> {
    const factor = hasSecondFactor ? Not(IsNull()) : IsNull();
    const secondFactor = hasSecondFactor === undefined ? {} : { secondFactorAt: factor };
    const where = { id, ...expected, ...secondFactor, deletedAt: IsNull() };
    const { affected } = await manager.update(Customer, where, values);
    if (affected === 1) await this.mark(id, values, manager);
    return affected === 1;
  }

  /** Whether the account still has this address; from now on it has until the transaction ends. */
  async hold(id: string, email: string, manager: EntityManager): Promise<boolean> {
    const hold = 'UPDATE customers SET email = email WHERE id = ? AND email = ? AND deletedAt IS NULL';
    return (await execute(manager, hold, [id, email])) === 1;
  }

  /** The same for a customer who is no manager. */
  async updateUnlessManager(id: string, values: Partial<Customer>, manager: EntityManager): Promise<boolean> {
    const where = { id, role: Not<Role>('manager'), deletedAt: IsNull() };
    const { affected } = await manager.update(Customer, where, values);
    if (affected === 1) await this.mark(id, values, manager);
    return affected === 1;
  }

  /**
   * One page, each customer with what belongs to them, and the number of all matches.
   * @param findMore reads what belongs to these customers, by their ids, while they are read themselves
   */
  async findPage<T>(
    query: CustomerPage,
    findMore: (ids: string[]) => Promise<Map<string, T>>,
  ): Promise<{ rows: [Customer, T | undefined][]; total: number }> {
    const { page, limit, search = '', role = [], sort = 'newest' } = query;
    return this.live.findPage(
      (list) => ({
        ...{ page, limit, groups: role, ...CUSTOMER_KEYS[sort] },
        found: findCustomers(search, list),
      }),
      async (ids) => {
        // At once: on a server, one waits for the disk while the other does.
        const [customers, more] = await Promise.all([this.findInOrder(ids), findMore(ids)]);
        return customers.map((customer): [Customer, T | undefined] => [customer, more.get(customer.id)]);
      },
    );
  }

  /** How many customers there are, or how many of them joined in a period. */
  async count(period?: Period): Promise<number> {
    const list = await this.live.current();
    return list.countBetween(JOINED_AT, ...spanOf(period));
  }

  /** How many of them joined in each month. */
  async countByMonth(months: Date[]): Promise<number[]> {
    const list = await this.live.current();
    return periodsBetween(months).map((month) => list.countBetween(JOINED_AT, ...spanOf(month)));
  }

  /** Lets the list of customers know of values that were saved, if it shows any of them. */
  private async mark(id: string, values: Partial<Customer>, manager: EntityManager): Promise<void> {
    if (!LISTED.some((name) => values[name] !== undefined)) return;
    await manager.update(Customer, { id }, await nextMark(CUSTOMER_LIST, id, manager));
  }

  private async findInOrder(ids: string[]): Promise<Customer[]> {
    const found = await this.dataSource.manager.findBy(Customer, { id: In(ids) });
    const byId = new Map(found.map((customer) => [customer.id, customer]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
