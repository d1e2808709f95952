import { useLocation } from 'react-router-dom';
import { useGetOrder } from '../../api/generated/orders/orders';
import type { OrderDto } from '../../api/generated/model';
import { isAwaited, isToBeTransferred } from '../../lib/order-payment';
import { useTransfer } from '../../state/transfer';
import { BankTransfer } from '../../widgets/bank-transfer/bank-transfer';
import { OrderThanks as Thanks } from '../../widgets/order-thanks/order-thanks';

/** Thanks for the order whose placing led here, until it has arrived or was canceled (rule C17). */
export function OrderThanks() {
  const placed = (useLocation().state as { placed?: unknown } | null)?.placed;
  const id = typeof placed === 'string' ? placed : '';
  // The answer that placed the order has just come.
  const order = useGetOrder(encodeURIComponent(id), { query: { enabled: id !== '', staleTime: 30_000 } });
  return order.data && isAwaited(order.data) ? <Shown order={order.data} /> : null;
}

function Shown({ order }: { order: OrderDto }) {
  const isOpen = isToBeTransferred(order);
  const transfer = useTransfer(isOpen ? order : null);
  return <Thanks order={order} transfer={isOpen ? <BankTransfer {...transfer} /> : undefined} />;
}
