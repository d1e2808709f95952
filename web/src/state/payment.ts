import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessages, isCode, isStatus, UserFacingError } from '../lib/api-error';
import type {
  MoneyDto,
  OrderDto,
  OrderPaymentsDto,
  PaymentAttemptDto,
  RefundDto,
} from '../api/generated/model';
import { getGetOrderQueryKey } from '../api/generated/orders/orders';
import { useChangePayment, useListOrderPayments, useStartPayment } from '../api/generated/payments/payments';
import type { ActionStatus } from '../lib/action-status';
import type { PaymentMethod } from '../lib/order-choices';
import { i18n } from '../lib/i18n';
import { formatDong } from '../lib/money';
import { amountDue, isToBePaid, isToBeTransferred } from '../lib/order-payment';
import { TIMINGS } from '../lib/timings';
import { replaceCached } from './replace-cached';
import { useActionStatus } from '../hooks/use-action-status';

type Provider = PaymentAttemptDto['provider'];

interface PayableOrder {
  order: OrderDto;
  /** The latest try to pay at a provider of the order's way of payment; undefined without one. */
  attempt?: PaymentAttemptDto;
  /** The money that came. */
  received: readonly MoneyDto[];
  /** The money that goes back. */
  refunds: readonly RefundDto[];
  /** The providers of the order's way of payment that are set up. */
  providers: Provider[];
  /** Begins to pay at the provider's page; undefined when there is nothing to press. */
  onPay?: (provider?: Provider) => void;
  status: ActionStatus;
  /** Why paying could not begin, in one sentence. */
  failure: string;
  /** Sets another way of payment; undefined when it is fixed. */
  change?: {
    /** Resolves to whether it was changed. */
    onChange: (method: PaymentMethod) => Promise<boolean>;
    status: ActionStatus;
    /** Why it could not be changed, in one sentence. */
    failure: string;
  };
}

interface OrderMoney {
  /** What there is to say and do about the money; null when that is nothing. */
  payment: PayableOrder | null;
  /** Whether the code of the shop's account is to be shown. */
  showsTransfer: boolean;
  /** Whether a provider tells that it is paid, so that nobody calls. Its deadline says so before the providers are known. */
  isReported: boolean;
}

/** The providers of each way of payment. */
const PROVIDERS: Record<NonNullable<OrderDto['payment']>, readonly Provider[]> = {
  COD: [],
  QR: ['bank'],
  eWallet: ['momo', 'zalopay'],
  credit: ['vnpay'],
};

/**
 * How far one's own order is paid, and how it can be paid. While it can be paid, the server is asked again and again
 * whether money came, also when the page is seen again.
 */
export function usePayment(order: OrderDto, isOwn = true): OrderMoney {
  const id = order._id;
  const client = useQueryClient();
  const { mutateAsync: start } = useStartPayment();
  const { mutateAsync: change } = useChangePayment();
  const paying = useActionStatus();
  const changing = useActionStatus();
  const [missing, setMissing] = useState<OrderDto['payment']>(null);
  const isOpen = isToBePaid(order);
  const isMissing = missing !== null && missing === order.payment;
  const answer = useListOrderPayments(id, {
    query: {
      enabled: isOwn && !isMissing && (isOpen || order.paidAmount > 0),
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) =>
        isOpen && providersOf(order, state.data).length > 0 ? TIMINGS.paymentRefresh : false,
    },
  });
  const payments = isOpen || order.paidAmount > 0 ? answer.data : undefined;
  const readAgain = () => client.invalidateQueries({ queryKey: getGetOrderQueryKey(id) });

  // Money came, or the order was canceled.
  const isOutdated = isOpen && payments !== undefined && payments.due !== amountDue(order);
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: getGetOrderQueryKey(id) });
  }, [client, isOutdated, id, answer.dataUpdatedAt]);

  const pay = (provider?: Provider) =>
    paying.run(
      async () => {
        const { payUrl, amount } = await start({ id, data: { provider } });
        if (amount !== amountDue(order)) throw new OtherSum(amount);
        if (payUrl) window.location.assign(payUrl);
      },
      {
        describeError: (reason) => {
          if (isCode(reason, 'payment.provider-missing')) {
            setMissing(order.payment);
            return '';
          }
          // Another tab has paid or canceled it.
          if (reason instanceof OtherSum || isStatus(reason, 409)) void readAgain();
          return errorMessages(reason);
        },
      },
    );

  const changeTo = (payment: PaymentMethod) =>
    changing.run(
      async () => {
        replaceCached(client, getGetOrderQueryKey(id), await change({ id, data: { payment } }));
        paying.clearFailure();
      },
      {
        describeError: (reason) => {
          if (isStatus(reason, 409)) void readAgain();
          return errorMessages(reason);
        },
      },
    );

  const providers = isMissing ? [] : providersOf(order, payments);
  const isPayable = isOpen && providers.length > 0;
  const isChangeable = order.status === 'pending' && amountDue(order) > 0;
  const showsTransfer = isToBeTransferred(order) && !payments?.isBankPageOnly;
  const isReported = isMissing || payments ? providers.length > 0 : order.payBy !== null;
  if (!isOwn || (!isPayable && !isChangeable && order.paidAmount === 0)) {
    return { payment: null, showsTransfer, isReported };
  }
  return {
    ...{ showsTransfer, isReported },
    payment: {
      order,
      attempt: payments?.attempts
        .filter(({ provider }) => PROVIDERS[order.payment ?? 'COD'].includes(provider))
        // What a transfer to the shop's own account has become, nobody tells but the money.
        .filter(({ provider }) => provider !== 'bank' || payments.isBankPageOnly)
        .at(-1),
      received: payments?.received ?? [],
      refunds: payments?.refunds ?? [],
      providers,
      onPay:
        isPayable && (order.payment !== 'QR' || payments?.hasBankPage)
          ? (provider) => void pay(provider)
          : undefined,
      status: paying.status,
      failure: paying.failure,
      change: isChangeable
        ? { onChange: changeTo, status: changing.status, failure: changing.failure }
        : undefined,
    },
  };
}

/** The provider asks for another sum than the page shows. */
class OtherSum extends UserFacingError {
  constructor(amount: number) {
    super(
      i18n.t('The sum has changed: {sum} is to be paid now. Please look at it and press Pay now again.', {
        sum: formatDong(amount),
      }),
    );
  }
}

function providersOf({ payment }: OrderDto, payments: OrderPaymentsDto | undefined): Provider[] {
  return payments?.providers.filter((provider) => PROVIDERS[payment ?? 'COD'].includes(provider)) ?? [];
}
