import { Injectable } from '@nestjs/common';
import {
  Brackets,
  DataSource,
  In,
  IsNull,
  MoreThan,
  Not,
  type EntityManager,
  type FindOperator,
  type SelectQueryBuilder,
} from 'typeorm';
import type { Role } from '../../access/role';
import { staffWords } from '../../common/staff-search';
import { foldText } from '../../common/text';
import type { Period } from '../../common/shop-time';
import { unlessTaken } from '../../database/duplicates';
import { batchesOf, pageOf } from '../../database/page-of';
import { inOrder } from '../../database/rows';
import { hasDigitsAtAnEnd, hasText, type Condition } from '../../database/text-search';
import type { CustomerSort, ListCustomersQueryDto } from './dto/customer-requests.dto';
import { listNamesOf } from './customer-records';
import { Customer, type UniqueField } from './customer.entity';

/** What a customer must still have for a change to be made. */
type ExpectedCustomer = Partial<Pick<Customer, 'passwordHash' | 'email' | 'pendingEmailHash' | 'role'>> & {
  hasSecondFactor?: boolean;
  isEmailConfirmed?: boolean;
};

/** Which customers, and in which order. */
type CustomerFilter = Omit<ListCustomersQueryDto, 'page' | 'limit'>;

const SORTS: Record<CustomerSort, { sortBy: string; direction: 'ASC' | 'DESC' }> = {
  newest: { sortBy: 'one.createdAt', direction: 'DESC' },
  oldest: { sortBy: 'one.createdAt', direction: 'ASC' },
  'a-z': { sortBy: 'one.sortName', direction: 'ASC' },
  'z-a': { sortBy: 'one.sortName', direction: 'DESC' },
};

/** An account with a password that was not looked at yet; `staff` is 1 for staff and 0 for shoppers. */
export interface UncheckedCustomer extends Pick<Customer, 'id' | 'email' | 'passwordHash'> {
  staff: number;
}

const RANK = "CASE WHEN one.role = 'client' THEN 0 ELSE 1 END";

/** People whose sort keys are filled in at once. */
const BATCH = 1000;

/** An e-mail address up to its @. */
const LOCAL_PART = "SUBSTR(one.email, 1, INSTR(one.email, '@') - 1)";

/** Queries on customers. `findTaken` sees deleted ones too. */
@Injectable()
export class CustomersRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Customer | null> {
    return manager.findOneBy(Customer, { id, deletedAt: IsNull() });
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

  hasManager(): Promise<boolean> {
    return this.dataSource.manager.existsBy(Customer, { role: 'manager', deletedAt: IsNull() });
  }

  /** All staff: managers first, then by name. */
  findStaff(): Promise<Customer[]> {
    return this.dataSource.manager.find(Customer, {
      where: { role: In<Role>(['admin', 'manager']), deletedAt: IsNull() },
      order: { role: 'DESC', sortName: 'ASC', id: 'ASC' },
    });
  }

  /**
   * At most `most` accounts whose password may be the published one, staff first, then by id.
   * @param after the last of those before; undefined at the beginning
   */
  findUnchecked(after: UncheckedCustomer | undefined, most: number): Promise<UncheckedCustomer[]> {
    const query = this.select()
      .select(['one.id AS id', 'one.email AS email', 'one.passwordHash AS passwordHash'])
      .addSelect(RANK, 'staff')
      .andWhere('(one.checkedHash IS NULL OR one.checkedHash <> SUBSTR(one.passwordHash, -43))')
      .orderBy('staff', 'DESC')
      .addOrderBy('one.id', 'ASC')
      .limit(most);
    if (after) query.andWhere(`(${RANK} < :staff OR (${RANK} = :staff AND one.id > :id))`, after);
    return query.getRawMany<UncheckedCustomer>();
  }

  /** Notes that an account's password is not the published one, unless it was changed meanwhile. */
  async markChecked(
    id: string,
    { passwordHash, end }: { passwordHash: string; end: string },
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Customer, { id, passwordHash }, { checkedHash: end });
  }

  /** Saves a new customer; false, and nothing saved, when a unique field is taken. */
  async insert(customer: Customer, manager: EntityManager): Promise<boolean> {
    return unlessTaken(manager.insert(Customer, customer));
  }

  /**
   * Saves some fields, unless the customer was deleted: what was erased must not come back.
   * @returns false, and nothing saved, when a unique field is taken
   */
  async update(id: string, values: Partial<Customer>, manager: EntityManager): Promise<boolean> {
    return unlessTaken(manager.update(Customer, { id, deletedAt: IsNull() }, values));
  }

  /**
   * Saves some fields of a customer who is not deleted and, when the statement runs, still has these ones.
   * @returns false, and nothing saved, otherwise
   */
  async updateIf(
    id: string,
    { hasSecondFactor, isEmailConfirmed, ...expected }: ExpectedCustomer,
    values: Partial<Customer>,
    manager: EntityManager,
  ): Promise<boolean> {
    const isSet = (wanted: boolean): FindOperator<unknown> => (wanted ? Not(IsNull()) : IsNull());
    const moments = {
      ...(hasSecondFactor === undefined ? {} : { secondFactorAt: isSet(hasSecondFactor) }),
      ...(isEmailConfirmed === undefined ? {} : { emailConfirmedAt: isSet(isEmailConfirmed) }),
    };
    const where = { id, ...expected, ...moments, deletedAt: IsNull() };
    const { affected } = await manager.update(Customer, where, values);
    return affected === 1;
  }

  /** Saves some fields of a customer who is no manager and not deleted; false, and nothing saved, otherwise. */
  async updateUnlessManager(id: string, values: Partial<Customer>, manager: EntityManager): Promise<boolean> {
    const where = { id, role: Not<Role>('manager'), deletedAt: IsNull() };
    const { affected } = await manager.update(Customer, where, values);
    return affected === 1;
  }

  /**
   * One page of the customers that match, and how many match in all. Three queries however long the page and the
   * list are; the indices `ix_customers_created` and `ix_customers_sort` answer the first two.
   */
  async findPage({ page, limit, sort = 'newest', ...filter }: ListCustomersQueryDto): Promise<{
    customers: Customer[];
    total: number;
  }> {
    const { ids, total } = await pageOf(this.narrow(filter), { page, limit, ...SORTS[sort] });
    return { customers: await this.load(ids), total };
  }

  /** How many customers match. */
  countMatches(filter: CustomerFilter): Promise<number> {
    return this.narrow(filter).getCount();
  }

  /** All of the customers that match, some at a time. */
  async *findAll({ sort = 'newest', ...filter }: CustomerFilter): AsyncGenerator<Customer[]> {
    for await (const ids of batchesOf(this.narrow(filter), SORTS[sort])) yield await this.load(ids);
  }

  /** How many customers there are, or how many of them joined in a period. */
  async count(period?: Period): Promise<number> {
    const query = this.select().select('COUNT(*)', 'total');
    if (period) {
      query.andWhere('one.createdAt >= :from AND one.createdAt < :to', period);
    }
    return Number((await query.getRawOne<{ total: number | string }>())?.total ?? 0);
  }

  /** Gives people who were saved by a release that knew no sort keys theirs: as many as one batch holds. */
  async fillSortNames(): Promise<void> {
    const { manager } = this.dataSource;
    const select = { id: true, lastName: true, firstName: true } as const;
    const where = { sortName: '', deletedAt: IsNull() };
    for (const { id, lastName, firstName } of await manager.find(Customer, { select, where, take: BATCH })) {
      const { sortName } = listNamesOf({ lastName, firstName });
      await manager.update(Customer, { id, lastName, firstName, ...where }, { sortName });
    }
  }

  private narrow({ search = '', role = [] }: CustomerFilter): SelectQueryBuilder<Customer> {
    const query = this.select();
    if (role.length > 0) query.andWhere('one.role IN (:...role)', { role });
    for (const word of customerWords(search)) query.andWhere(this.meets(word));
    return query;
  }

  private async load(ids: string[]): Promise<Customer[]> {
    if (ids.length === 0) return [];
    return inOrder(ids, await this.dataSource.manager.findBy(Customer, { id: In(ids) }));
  }

  private select(): SelectQueryBuilder<Customer> {
    return this.dataSource.createQueryBuilder(Customer, 'one').where('one.deletedAt IS NULL');
  }

  /**
   * That a word stands in the name or in the e-mail address before its @, or about it when it has one itself (half
   * of all people would be found by `mai` otherwise, at Gmail); digits may be how a phone number begins or ends.
   */
  private meets(word: string): Brackets {
    const has = (column: string): Condition => hasText(this.dataSource, column, word);
    return new Brackets((any) => {
      any.where(...has('one.searchName')).orWhere(...has(word.includes('@') ? 'one.email' : LOCAL_PART));
      if (/^\d+$/.test(word)) any.orWhere(...hasDigitsAtAnEnd('one.phone', word));
    });
  }
}

/** What a search asks for; marks alone are in no name. */
function customerWords(search: string): string[] {
  const words = staffWords(search.replaceAll('#', ' '));
  return words.length > 0 || !search ? words : [foldText(search)];
}
