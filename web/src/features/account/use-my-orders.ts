import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { getGetOrderQueryOptions } from '../../api/generated/orders/orders';
import { isPlaced } from '../../lib/order-payment';
import { LIMITS } from '../../lib/limits';

/**
 * A page of the customer's placed orders, ten at most, newest first. An order that cannot be loaded is skipped (rule
 * O10); `error` is set when all of them failed.
 */
export function useMyOrders(customer: CustomerDto) {
  const [chosen, setPage] = useState(1);
  const placed = customer.orders.filter(isPlaced);
  const pages = Math.max(1, Math.ceil(placed.length / LIMITS.orderHistory));
  const page = Math.min(chosen, pages);
  const ids = placed
    .slice((page - 1) * LIMITS.orderHistory, page * LIMITS.orderHistory)
    .map((order) => order.orderId);
  const answer = useQueries({
    queries: ids.map((id) => getGetOrderQueryOptions(id)),
    combine: (answers) => ({
      isLoading: answers.some((answer) => answer.isLoading),
      orders: answers.flatMap((answer): OrderDto[] => (answer.data ? [answer.data] : [])),
      error: answers.every((answer) => answer.isError) ? (answers[0]?.error ?? null) : null,
      retry: () => answers.forEach((answer) => void answer.refetch()),
    }),
  });
  return { ...answer, page, pages, setPage };
}
