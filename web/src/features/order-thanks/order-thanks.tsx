import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetOrder } from '../../api/generated/orders/orders';
import type { OrderDto } from '../../api/generated/model';
import { isAwaited, isToBeTransferred } from '../../lib/order-payment';
import { usePayment } from '../../state/payment';
import { useTransfer } from '../../state/transfer';
import { returnedOrder } from '../../state/url';
import { BankTransfer } from '../../widgets/bank-transfer/bank-transfer';
import { OrderPayment } from '../../widgets/order-payment/order-payment';
import { OrderThanks as Thanks } from '../../widgets/order-thanks/order-thanks';

/**
 * Thanks for the order whose placing led here, or whose payment at a provider's page did, until it has arrived or was
 * canceled (rule C17).
 */
export function OrderThanks() {
  const location = useLocation();
  const placed = (location.state as { placed?: unknown } | null)?.placed;
  // Dialogs over the page use the same parameter.
  const [returned] = useState(() => returnedOrder(new URLSearchParams(location.search)));
  const id = typeof placed === 'string' ? placed : returned;
  // The answer that placed the order has just come.
  const order = useGetOrder(encodeURIComponent(id), { query: { enabled: id !== '', staleTime: 30_000 } });
  return order.data && isAwaited(order.data) ? <Shown order={order.data} /> : null;
}

function Shown({ order }: { order: OrderDto }) {
  const isOpen = isToBeTransferred(order);
  const transfer = useTransfer(isOpen ? order : null);
  const payment = usePayment(order);
  return (
    <Thanks
      order={order}
      transfer={isOpen ? <BankTransfer {...transfer} /> : undefined}
      payment={payment && <OrderPayment {...payment} />}
      isPayable={payment?.onPay !== undefined}
    />
  );
}
