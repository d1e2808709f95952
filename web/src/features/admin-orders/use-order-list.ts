import { useState } from 'react';
import type { ListOrdersParams, OrderDto, OrderListDto } from '../../api/generated/model';
import { useListOrders } from '../../api/generated/order-handling/order-handling';
import { type OrderGap, statesOf } from '../../lib/order-choices';
import { isPlaced, type PlacedOrder } from '../../lib/order-payment';
import { TIMINGS } from '../../lib/timings';
import type { StockSort } from '../../lib/staff-choices';
import { type AdminQuery, listParams } from '../../state/admin-url';

/** The list on the screen, and its query. */
interface Snapshot {
  key: string;
  list: OrderListDto;
  /** Cached rows are shown until the answer replaces them. */
  isFromCache: boolean;
}

/**
 * A page of orders that refreshes without moving its rows. A status changes at once. New and deleted orders wait
 * until the person asks for them.
 */
export function useOrderList(query: AdminQuery) {
  const params = toParams(query);
  const key = JSON.stringify(params);
  const answer = useListOrders(params, {
    query: { refetchInterval: TIMINGS.orderRefresh, refetchOnWindowFocus: 'always' },
  });
  const [held, setHeld] = useState<Snapshot | null>(null);
  const isOfQuery = held?.key === key;
  const shownStatus = isOfQuery ? query.status : '';
  if (answer.data && (!isOfQuery || (held.isFromCache && !answer.isFetching))) {
    setHeld({ key, list: answer.data, isFromCache: answer.isFetching });
  }
  const show = (list: OrderListDto | undefined) => {
    if (list) setHeld({ key, list, isFromCache: false });
  };
  const hasNone = answer.data === undefined;
  return {
    orders: held ? rowsOf(held.list, isOfQuery ? answer.data : undefined, shownStatus) : [],
    /** The number of all matches; undefined until the first answer. */
    total: held?.list.total,
    /** Why there are no rows. */
    error: hasNone ? answer.error : null,
    /** The rows still belong to the page before. */
    isPreviousPage: held !== null && !isOfQuery,
    /** The rows may be out of date, because the refresh failed. */
    isOutdated: !hasNone && answer.error !== null,
    news: isOfQuery && !held.isFromCache && answer.data ? newsOf(held.list, answer.data) : null,
    showLatest: () => show(answer.data),
    /** Fetches the page and shows it. */
    reload: async () => show((await answer.refetch()).data),
    /** Replaces an order in its row, even after newer orders have pushed it off the page. */
    replace: (order: OrderDto) =>
      setHeld((before) => before && { ...before, list: withOrder(before.list, order) }),
  };
}

const GAPS: Record<OrderGap, Pick<ListOrdersParams, 'packing' | 'parcel' | 'invoice'>> = {
  packing: { packing: 'due' },
  handover: { packing: 'done' },
  parcel: { parcel: 'due' },
  invoice: { invoice: 'due' },
};

export function toParams(query: AdminQuery): ListOrdersParams {
  return {
    ...listParams<StockSort>(query),
    ...(query.status ? { status: [query.status] } : {}),
    ...(query.paymentState ? { paymentState: statesOf(query.paymentState) } : {}),
    ...(query.missing && GAPS[query.missing]),
  };
}

/** @param status only orders of this status, if any: one that left it leaves its tab */
function rowsOf(
  held: OrderListDto,
  latest: OrderListDto | undefined,
  status: AdminQuery['status'],
): PlacedOrder[] {
  const known = new Map(latest?.orders.map((order) => [order._id, order]));
  return held.orders
    .map((order) => known.get(order._id) ?? order)
    .filter(isPlaced)
    .filter((order) => !status || order.status === status);
}

function withOrder(list: OrderListDto, order: OrderDto): OrderListDto {
  return { ...list, orders: list.orders.map((other) => (other._id === order._id ? order : other)) };
}

/** The number of orders that were added; 0 when orders were deleted or changed their places. */
function newsOf(held: OrderListDto, latest: OrderListDto): { added: number } | null {
  const isSame =
    held.total === latest.total &&
    held.orders.length === latest.orders.length &&
    held.orders.every((order, index) => order._id === latest.orders[index]?._id);
  return isSame ? null : { added: Math.max(0, latest.total - held.total) };
}
