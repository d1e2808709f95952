import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { onceOpen } from '../../common/once-open';
import { Bits } from '../../common/search/bits';
import type { ListIndex } from '../../common/search/list-index';
import { periodsBetween, spanOf, type Period } from '../../common/shop-time';
import { reversed } from '../../common/text';
import { LiveList } from '../../database/lists/live-list';
import {
  COMPLETED_AT,
  ORDER_KEYS,
  ORDER_LIST,
  ORDER_SHAPE,
  PAIRS,
  PHONE,
  PHONE_REVERSED,
  SELECT_ORDER_ROWS,
  toOrderEntry,
  TOTAL,
  type OrderRow,
} from './order-entry';
import type { OrderPage } from './order-filter';
import { OrderItem } from './order-item.entity';
import { searchTerms, type SearchTerm } from './order-search';
import { Order } from './order.entity';
import type { StoredOrder } from './orders.repository';

/** The list that staff see, and its sums. Carts and deleted orders are not in it. */
@Injectable()
export class OrderListRepository implements OnApplicationBootstrap {
  private readonly live: LiveList<OrderRow>;

  constructor(private readonly dataSource: DataSource) {
    const entries = { ...ORDER_SHAPE, toEntry: toOrderEntry };
    this.live = new LiveList(dataSource, { list: ORDER_LIST, select: SELECT_ORDER_ROWS, ...entries });
  }

  /** Begins to read the list, so that nobody need wait for all of it. */
  onApplicationBootstrap(): void {
    onceOpen(() => this.live.catchUp());
  }

  /**
   * One page of the placed orders that match, with their lines, and how many match in all. Three queries however
   * long the page and the list are.
   */
  async findPage({ page, limit, sort = 'newest', search = '', status = [] }: OrderPage): Promise<{
    orders: StoredOrder[];
    total: number;
  }> {
    const terms = searchTerms(search);
    const { rows, total } = await this.live.findPage(
      (list) => ({
        ...{ page, limit, groups: status, ...ORDER_KEYS[sort] },
        found: terms.map((term) => matchesOf(term, list)),
      }),
      (ids) => this.findAll(ids),
    );
    return { orders: rows, total };
  }

  /** How many orders were completed, in a period or ever, and the sum of their totals. */
  async sumCompleted(period?: Period): Promise<{ quantity: number; profit: number }> {
    const list = await this.live.current();
    const times = spanOf(period);
    return {
      quantity: list.countBetween(COMPLETED_AT, ...times),
      profit: list.sumBetween(COMPLETED_AT, ...times, TOTAL),
    };
  }

  /** How many orders were completed in each month, and how many pairs they were. */
  async sumByMonth(months: Date[]): Promise<{ totalOrders: number[]; totalQuantity: number[] }> {
    const list = await this.live.current();
    const spans = periodsBetween(months).map(spanOf);
    return {
      totalOrders: spans.map((times) => list.countBetween(COMPLETED_AT, ...times)),
      totalQuantity: spans.map((times) => list.sumBetween(COMPLETED_AT, ...times, PAIRS)),
    };
  }

  /** The orders in the order of `ids`, with their lines in the order they were added. */
  private async findAll(ids: string[]): Promise<StoredOrder[]> {
    const { manager } = this.dataSource;
    // At once: on a server, one waits for the disk while the other does.
    const [orders, items] = await Promise.all([
      manager.findBy(Order, { id: In(ids) }),
      manager.find(OrderItem, { where: { orderId: In(ids) }, order: { position: 'ASC' } }),
    ]);
    const byId = new Map(
      orders.map((order) => [order.id, Object.assign(order, { items: [] as OrderItem[] })]),
    );
    for (const item of items) byId.get(item.orderId)?.items.push(item);
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** The orders that meet any part of a term. */
function matchesOf({ digits, part, idStart }: SearchTerm, list: ListIndex): Bits {
  const found: Bits[] = [];
  if (part !== null) found.push(list.find(0, part));
  if (digits !== null) {
    found.push(list.findByKeyStart(PHONE, digits), list.findByKeyStart(PHONE_REVERSED, reversed(digits)));
  }
  if (idStart !== null) found.push(list.findByIdStart(idStart));
  return Bits.union(found);
}
