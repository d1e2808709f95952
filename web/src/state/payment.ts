import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isCode, sentencesOf } from '../api/api-error';
import type { OrderDto, OrderPaymentsDto, PaymentAttemptDto } from '../api/generated/model';
import { getGetOrderQueryKey } from '../api/generated/orders/orders';
import { useListOrderPayments, useStartPayment } from '../api/generated/payments/payments';
import type { ActionStatus } from '../lib/action-status';
import { amountDue, isToBePaid } from '../lib/order-payment';
import { TIMINGS } from '../lib/timings';
import { useActionStatus } from './use-action-status';

interface PaymentState {
  order: OrderDto;
  /** The latest try to pay; undefined without one. */
  attempt?: PaymentAttemptDto['state'];
  /** Begins to pay at the provider's page; undefined when there is nothing to press. */
  onPay?: () => void;
  status: ActionStatus;
  /** Why paying could not begin, in one sentence. */
  failure: string;
}

/** The providers of each way of payment. */
const PROVIDERS: Record<NonNullable<OrderDto['payment']>, readonly PaymentAttemptDto['provider'][]> = {
  COD: [],
  QR: ['bank'],
  eWallet: ['momo', 'zalopay'],
  credit: ['vnpay'],
};

/**
 * How far one's own order is paid, and the start of its payment. While it can be paid, the server is asked again and
 * again whether money came.
 *
 * @returns null when there is nothing to say: no provider is set up, and no money came
 */
export function usePayment(order: OrderDto, isOwn = true): PaymentState | null {
  const id = order._id;
  const client = useQueryClient();
  const { mutateAsync } = useStartPayment();
  const { run, status, failure } = useActionStatus();
  const [isMissing, setIsMissing] = useState(false);
  const answer = useListOrderPayments(id, {
    query: {
      enabled: isOwn && !isMissing && isToBePaid(order),
      refetchInterval: ({ state }) => (canBePaid(order, state.data) ? TIMINGS.paymentRefresh : false),
    },
  });
  const payments = isToBePaid(order) ? answer.data : undefined;

  // Money came, or the order was canceled.
  const isOutdated = payments !== undefined && payments.due !== amountDue(order);
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: getGetOrderQueryKey(id) });
  }, [client, isOutdated, id, answer.dataUpdatedAt]);

  const pay = () =>
    run(
      async () => {
        const { payUrl } = await mutateAsync({ id, data: {} });
        if (payUrl) window.location.assign(payUrl);
      },
      {
        say: (reason) => {
          const hasNoProvider = isCode(reason, 'payment.provider-missing');
          setIsMissing(hasNoProvider);
          return hasNoProvider ? '' : sentencesOf(reason);
        },
      },
    );

  const isPayable = !isMissing && canBePaid(order, payments);
  if (!isOwn || (!isPayable && order.paidAmount === 0)) return null;
  return {
    order,
    attempt: payments?.attempts.filter(({ provider }) => provider !== 'bank').at(-1)?.state,
    onPay: isPayable && order.payment !== 'QR' ? () => void pay() : undefined,
    status,
    failure,
  };
}

function canBePaid({ payment }: OrderDto, payments: OrderPaymentsDto | undefined): boolean {
  return payments?.providers.some((provider) => PROVIDERS[payment ?? 'COD'].includes(provider)) ?? false;
}
