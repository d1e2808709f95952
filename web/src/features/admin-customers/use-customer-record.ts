import { isStatus } from '../../lib/api-error';
import { useGetCustomer } from '../../api/generated/customers/customers';
import type { CustomerDto } from '../../api/generated/model';
import { useListOrders } from '../../api/generated/order-handling/order-handling';
import { isPlaced } from '../../lib/order-payment';
import type { RecordedCustomerOrder } from '../../widgets/back-office/customer-record/customer-record';

/** The page size of one call; older orders are listed without date and total. */
const KNOWN_ORDERS = 100;

/**
 * Reads a customer for staff. The customer's own answer has only ids and statuses of orders. One search by their
 * e-mail address adds dates and totals; its failure is ignored.
 *
 * @param listed the customer as the list has it
 */
export function useCustomerRecord(id: string, listed: CustomerDto | undefined) {
  const answer = useGetCustomer(encodeURIComponent(id));
  const customer = answer.data ?? listed;
  const search = customer?.email ?? '';
  const found = useListOrders({ search, limit: KNOWN_ORDERS }, { query: { enabled: search !== '' } });
  const known = new Map(found.data?.orders.map((order) => [order._id, order]));
  return {
    customer,
    orders: (customer?.orders ?? []).filter(isPlaced).map((order): RecordedCustomerOrder => {
      const more = known.get(order.orderId);
      return { ...order, placedAt: more?.placedAt ?? more?.createdAt, total: more?.total };
    }),
    failure:
      answer.error && !customer
        ? { isGone: isStatus(answer.error, 404), message: answer.error.message }
        : null,
    retry: () => void answer.refetch(),
  };
}
