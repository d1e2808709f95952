import { useQueries } from '@tanstack/react-query';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { getGetOrderQueryOptions } from '../../api/generated/orders/orders';
import { LIMITS } from '../../lib/timings';

/**
 * The customer's ten latest placed orders, newest first. An order that cannot be loaded is skipped (rule O10);
 * `error` is set when all of them failed.
 */
export function useOrderHistory(customer: CustomerDto) {
  const ids = customer.orders
    .filter((order) => order.status !== 'cart')
    .slice(0, LIMITS.orderHistory)
    .map((order) => order.orderId);
  return useQueries({
    queries: ids.map((id) => getGetOrderQueryOptions(id)),
    combine: (answers) => ({
      isLoading: answers.some((answer) => answer.isLoading),
      orders: answers.flatMap((answer): OrderDto[] => (answer.data ? [answer.data] : [])),
      error: answers.every((answer) => answer.isError) ? (answers[0]?.error ?? null) : null,
      retry: () => answers.forEach((answer) => void answer.refetch()),
    }),
  });
}
