import type { ListChange } from '../../common/search/list-index';
import { reversed } from '../../common/text';
import { readInstant } from '../../database/lean';
import type { OrderSort } from './order-filter';
import { readSearchText } from './order-search';
import type { Order } from './order.entity';

/** The name under which changes of the list of orders are counted. */
export const ORDER_LIST = 'orders';

/** What the list of orders is narrowed, searched, sorted and added up by. */
export type ListedOrder = Pick<
  Order,
  'id' | 'status' | 'total' | 'pairs' | 'placedAt' | 'completedAt' | 'searchText' | 'deletedAt'
>;

type Instants = 'placedAt' | 'completedAt' | 'deletedAt';

/** The same as the database's drivers give it. */
export type OrderRow = Omit<ListedOrder, Instants> & Record<Instants, Date | string | null>;

export const SELECT_ORDER_ROWS =
  'SELECT id, status, total, pairs, placedAt, completedAt, searchText, deletedAt FROM orders';

/** An entry's keys: the moment of placing, the total, the phone number, the same from its end, the completion. */
export const ORDER_SHAPE = { keys: 5, texts: 1 };
export const PHONE = 2;
export const PHONE_REVERSED = 3;
export const COMPLETED_AT = 4;

/** An entry's figures. */
export const TOTAL = 0;
export const PAIRS = 1;

/** What each sort reads. Ties break by id in a sort's own direction. */
export const ORDER_KEYS: Record<OrderSort, { key: number; isDescending: boolean }> = {
  newest: { key: 0, isDescending: true },
  oldest: { key: 0, isDescending: false },
  'high-low': { key: 1, isDescending: true },
  'low-high': { key: 1, isDescending: false },
};

/** Carts and deleted orders are in no list. */
export function toOrderEntry(row: OrderRow): ListChange {
  const { id, status, pairs, placedAt, completedAt } = row;
  if (placedAt === null || row.deletedAt !== null) return { id, isGone: true };
  const total = row.total ?? 0;
  const { phone, rest } = readSearchText(row.searchText);
  return {
    id,
    group: status,
    keys: [
      toTime(placedAt),
      total,
      phone,
      reversed(phone),
      completedAt === null ? -Infinity : toTime(completedAt),
    ],
    texts: [rest],
    figures: [total, pairs],
  };
}

function toTime(instant: Date | string): number {
  return readInstant(instant).getTime();
}
