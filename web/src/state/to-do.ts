import { useCountToDo } from '../api/generated/statistics/statistics';
import { TIMINGS } from '../lib/timings';
import { adminHref } from './admin-url';
import { moneyHrefs } from './money';

/** What waits for staff, read again and again, also while the tab is in the background. */
export function useToDo() {
  return useCountToDo({
    query: {
      refetchInterval: TIMINGS.orderRefresh,
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: 'always',
    },
  });
}

/** Where it is listed. */
export function toDoHrefs() {
  const { collect, money, refunds } = moneyHrefs();
  return {
    ordersToConfirm: adminHref('order', { status: 'pending' }),
    ordersToPack: adminHref('order', { missing: 'packing' }),
    ordersToHandOver: adminHref('order', { missing: 'handover' }),
    paymentsToLookAt: money,
    refundsDue: refunds,
    exchangesOpen: adminHref('order'),
    returnsOpen: adminHref('order'),
    ordersToCollect: collect,
    invoicesDue: adminHref('order', { missing: 'invoice' }),
    mailsFailing: `${adminHref('dashboard')}#mails-not-sent`,
    sizesRunningOut: `${adminHref('dashboard')}#running-out`,
  };
}
