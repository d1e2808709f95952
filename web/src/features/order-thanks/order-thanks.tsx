import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGetOrder } from '../../api/generated/orders/orders';
import type { OrderDto } from '../../api/generated/model';
import { isAwaited, isToBePaid } from '../../lib/order-payment';
import { hasFailed } from '../../lib/payment-words';
import { usePayment } from '../../state/payment';
import { useTransfer } from '../../state/transfer';
import { returnedOrder, useOverlay } from '../../state/url';
import { BankTransfer } from '../../widgets/checkout/bank-transfer/bank-transfer';
import { OrderPayment } from '../../widgets/account/order-payment/order-payment';
import { OrderThanks as Thanks } from '../../widgets/account/order-thanks/order-thanks';

/**
 * Thanks for the order whose placing led here, or whose payment at a provider's page did, until it has arrived; says it
 * when it was canceled (rule C17).
 */
export function OrderThanks() {
  const location = useLocation();
  const placed = (location.state as { placed?: unknown } | null)?.placed;
  // Dialogs over the page use the same parameter.
  const [params] = useState(() => new URLSearchParams(location.search));
  const returned = returnedOrder(params);
  const id = typeof placed === 'string' ? placed : returned;
  // The answer that placed the order has just come.
  const order = useGetOrder(encodeURIComponent(id), { query: { enabled: id !== '', staleTime: 30_000 } });
  const isShown = order.data && (isAwaited(order.data) || order.data.status === 'canceled');
  return isShown ? <PlacedOrderThanks order={order.data} unpaid={unpaidAt(params)} /> : null;
}

/**
 * The name of the payment of which ZaloPay's page says that it was not made; '' otherwise. ZaloPay sends the shop no message
 * of it, and what a browser brings back is believed by nobody but its own shopper (rule M2).
 */
function unpaidAt(params: URLSearchParams): string {
  return params.get('status') === '1' ? '' : (params.get('apptransid') ?? '');
}

function PlacedOrderThanks({ order, unpaid }: { order: OrderDto; unpaid: string }) {
  const { payment, showsTransfer, isReported } = usePayment(order);
  const { attempt } = payment ?? {};
  const isBrokenOff =
    isToBePaid(order) && attempt?.state === 'open' && unpaid.endsWith(`_${attempt.reference}`);
  const transfer = useTransfer(showsTransfer ? order : null);
  const { hrefOf } = useOverlay();
  return (
    <Thanks
      order={order}
      transfer={showsTransfer ? <BankTransfer {...transfer} /> : undefined}
      payment={payment && <OrderPayment {...payment} isBrokenOff={isBrokenOff} />}
      isPayable={isReported}
      hasFailed={isBrokenOff || hasFailed(order, attempt)}
      orderHref={hrefOf({ active: 'order', order: order._id })}
    />
  );
}
