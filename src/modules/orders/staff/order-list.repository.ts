import { Injectable } from '@nestjs/common';
import { Brackets, DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { staffWords } from '../../../common/staff-search';
import type { Period } from '../../../common/shop-time';
import { batchesOf, pageOf } from '../../../database/page-of';
import { inOrder, readInstant } from '../../../database/rows';
import { hasText, idFrom, type Condition } from '../../../database/text-search';
import type { ListOrdersQueryDto, OrderSort } from '../dto/order-requests.dto';
import { ORDER_STATUS, ORDER_STATUSES } from '../order-status';
import { Order } from '../order.entity';
import { isReference } from '../payments/payment-reference';
import type { PaymentState } from '../payments/payment-state';
import { itemsOf, withItems, type StoredOrder } from '../orders.repository';

/** Which orders, and in which order. */
type OrderFilter = Omit<ListOrdersQueryDto, 'page' | 'limit'>;

/** What of orders waits for staff. */
export interface OrdersToDo {
  toConfirm: number;
  /** When the newest of these was placed. */
  newestPlacedAt: Date | null;
  toPack: number;
  toHandOver: number;
  invoicesDue: number;
}

const SORTS: Record<OrderSort, { sortBy: string; direction: 'ASC' | 'DESC' }> = {
  newest: { sortBy: 'one.placedAt', direction: 'DESC' },
  oldest: { sortBy: 'one.placedAt', direction: 'ASC' },
  'high-low': { sortBy: 'one.total', direction: 'DESC' },
  'low-high': { sortBy: 'one.total', direction: 'ASC' },
};

const KEPT = 'one.paidAmount > one.refundedAmount';
const CANCELED = "one.status = 'canceled'";
/** Something is to be paid of an order that is not canceled. */
const DUE = 'one.total - one.returnedAmount - one.paidAmount + one.refundedAmount - one.waivedAmount > 0';
/** More is here than the pairs cost that did not come back. */
const BACK =
  'one.returnedAmount > 0 AND one.paidAmount - one.refundedAmount > one.total - one.returnedAmount - one.waivedAmount';

/** `paymentState` of a placed order, as SQL. */
const PAYMENT_STATE_SQL: Record<PaymentState, string> = {
  unpaid: `NOT ${KEPT} AND ((${CANCELED} AND one.refundedAmount = 0) OR (NOT ${CANCELED} AND ${DUE}))`,
  'partly-paid': `NOT ${CANCELED} AND ${KEPT} AND ${DUE}`,
  paid: `NOT ${CANCELED} AND NOT ${DUE} AND (one.refundedAmount = 0 OR ${KEPT}) AND NOT (${KEPT} AND ${BACK})`,
  'refund-due': `${KEPT} AND (${CANCELED} OR (NOT ${DUE} AND ${BACK}))`,
  refunded: `NOT ${KEPT} AND one.refundedAmount > 0 AND (${CANCELED} OR NOT ${DUE})`,
};

const SENT = ORDER_STATUSES.filter((status) => ORDER_STATUS[status].isSent).map((status) => `'${status}'`);

/** An invoice is issued when the goods have left the shop. */
const INVOICE_SQL = {
  due: `one.invoiceNumber IS NULL AND one.status IN (${SENT.join(', ')})`,
  issued: 'one.invoiceNumber IS NOT NULL',
};

/** It left the shop, and no parcel of it is recorded. */
const PARCEL_SQL = { due: "one.hasParcel = 0 AND one.status = 'delivering'" };

/** The same, not packed yet or packed. */
const PACKING_SQL = {
  due: `${PARCEL_SQL.due} AND one.packedAt IS NULL`,
  done: `${PARCEL_SQL.due} AND one.packedAt IS NOT NULL`,
};

/** The list that staff see, and its sums. Carts and deleted orders are not in it. */
@Injectable()
export class OrderListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One page of the placed orders that match, with their lines, and how many match in all. Four queries however
   * long the page and the list are; the indices `ix_orders_placed` and `ix_orders_total` answer the first two.
   */
  async findPage({ page, limit, sort = 'newest', ...filter }: ListOrdersQueryDto): Promise<{
    orders: StoredOrder[];
    total: number;
  }> {
    const { ids, total } = await pageOf(this.narrow(filter), { page, limit, ...SORTS[sort] });
    return { orders: await this.load(ids), total };
  }

  /** How many placed orders match. */
  countMatches(filter: OrderFilter): Promise<number> {
    return this.narrow(filter).getCount();
  }

  /** All of the placed orders that match, with their lines, some at a time. */
  async *findAll({ sort = 'newest', ...filter }: OrderFilter): AsyncGenerator<StoredOrder[]> {
    for await (const ids of batchesOf(this.narrow(filter), SORTS[sort])) yield await this.load(ids);
  }

  private narrow({
    search = '',
    status = [],
    paymentState = [],
    invoice,
    parcel,
    packing,
  }: OrderFilter): SelectQueryBuilder<Order> {
    const query = this.select().andWhere('one.placedAt IS NOT NULL');
    if (status.length > 0) query.andWhere('one.status IN (:...status)', { status });
    if (paymentState.length > 0) {
      const states = paymentState.map((state) => `(${PAYMENT_STATE_SQL[state]})`);
      query.andWhere(`(${states.join(' OR ')})`);
    }
    if (invoice) query.andWhere(INVOICE_SQL[invoice]);
    if (parcel) query.andWhere(PARCEL_SQL[parcel]);
    if (packing) query.andWhere(PACKING_SQL[packing]);
    for (const term of orderTerms(search)) query.andWhere(this.meets(term));
    return query;
  }

  private async load(ids: string[]): Promise<StoredOrder[]> {
    if (ids.length === 0) return [];
    const { manager } = this.dataSource;
    const [orders, items] = await Promise.all([
      manager.findBy(Order, { id: In(ids) }),
      itemsOf(ids, manager),
    ]);
    return inOrder(ids, withItems(orders, items));
  }

  /** How many orders were completed, in a period or ever, their pairs, and the sum of their totals in dong. */
  async sumCompleted(period?: Period): Promise<{ quantity: number; pairs: number; profit: number }> {
    const query = this.select().andWhere('one.completedAt IS NOT NULL');
    if (period) {
      query.andWhere('one.completedAt >= :from AND one.completedAt < :to', period);
    }
    query.select('COUNT(*)', 'quantity').addSelect('SUM(one.pairs)', 'pairs');
    const row = await query.addSelect('SUM(one.total)', 'profit').getRawOne<Record<string, unknown>>();
    const { quantity, pairs, profit } = row ?? {};
    return { quantity: Number(quantity ?? 0), pairs: Number(pairs ?? 0), profit: Number(profit ?? 0) };
  }

  /** How many orders wait for staff: one query each, read from `ix_orders_to_do` alone. */
  async countToDo(): Promise<OrdersToDo> {
    const [pending, toPack, toHandOver, invoicesDue] = await Promise.all([
      this.countByIndex("one.status = 'pending'"),
      this.countByIndex(PACKING_SQL.due),
      this.countByIndex(PACKING_SQL.done),
      this.countByIndex(INVOICE_SQL.due),
    ]);
    return {
      toConfirm: pending.count,
      newestPlacedAt: pending.newest,
      ...{ toPack: toPack.count, toHandOver: toHandOver.count, invoicesDue: invoicesDue.count },
    };
  }

  private async countByIndex(condition: string): Promise<{ count: number; newest: Date | null }> {
    const query = this.select().select('COUNT(*)', 'count').addSelect('MAX(one.placedAt)', 'newest');
    // Both of its values, so that the database goes to the right place of the index.
    query.andWhere('one.hasParcel IN (0, 1)').andWhere(condition);
    const row = await query.getRawOne<{ count: number | string; newest: Date | string | null }>();
    return { count: Number(row!.count), newest: row!.newest === null ? null : readInstant(row!.newest) };
  }

  private select(): SelectQueryBuilder<Order> {
    return this.dataSource.createQueryBuilder(Order, 'one').where('one.deletedAt IS NULL');
  }

  /** That an order meets any part of a term. */
  private meets({ digits, part, idStart, reference }: SearchTerm): Brackets {
    const has = (text: string): Condition => hasText(this.dataSource, 'one.searchText', text);
    return new Brackets((any) => {
      if (part !== null) any.orWhere(...has(part));
      if (digits !== null) {
        const ends = new Brackets((end) => end.where(...has(` #${digits}`)).orWhere(...has(`${digits}# `)));
        // A cheap pre-filter: few rows have these digits at all.
        any.orWhere(new Brackets((both) => both.where(...has(digits)).andWhere(ends)));
      }
      if (idStart !== null) any.orWhere(...idFrom(idStart));
      if (reference !== null) any.orWhere('one.paymentReference = :reference', { reference });
    });
  }
}

/** The beginning of an order number, with the mark that is shown before it or as the memo of a bank transfer has it. */
const MARKED_NUMBER = /^(?:#|dh)([0-9a-f]{4,24})$/;

/** Without a mark four or five digits are the end of a phone number, and as many letters a part of a name. */
const PLAIN_NUMBER = /^(?:[0-9a-f]{6,24}|(?=\d{0,4}[a-f])(?=[a-f]{0,4}\d)[0-9a-f]{4,5})$/;

/** What one word of a search asks of an order; meeting any part of it is enough. */
interface SearchTerm {
  /** The beginning or the end of a phone number, null when the word has more than digits. */
  digits: string | null;
  /** A part of a name or an e-mail address, null when the word is digits. */
  part: string | null;
  /** The beginning of the order's id, null when the word cannot be one. */
  idStart: string | null;
  /** What a transfer says, null when the word cannot be it. */
  reference: string | null;
}

/**
 * What a search text asks for, word by word; every word must be met. Digits are a phone number, its beginning
 * or its end (so that the last four find it); any other word may stand anywhere in the name or the e-mail
 * address. Four characters or more of an order number's beginning find it as well: with `#` or a transfer's `DH`
 * before them, or with both digits and letters among them, or when they are six at least. So does a transfer's whole memo.
 */
function orderTerms(text: string): SearchTerm[] {
  return words(text).map((word) => {
    const bare = word.replace(/^#/, '');
    return {
      ...(/^\d+$/.test(bare) ? { digits: bare, part: null } : { digits: null, part: bare }),
      idStart: MARKED_NUMBER.exec(word)?.[1] ?? PLAIN_NUMBER.exec(word)?.[0] ?? null,
      reference: isReference(bare.toUpperCase()) ? bare.toUpperCase() : null,
    };
  });
}

/** A `#` says something only before what may be an order number. */
function words(text: string): string[] {
  return staffWords(text.replaceAll('#', ' #')).flatMap((word) =>
    /^#(?![0-9a-f]{4,24}$)/.test(word) ? word.slice(1) || [] : word,
  );
}
