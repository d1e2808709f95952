import { useQueryClient } from '@tanstack/react-query';
import { useCountPayments } from '../api/generated/payments/payments';
import { TIMINGS } from '../lib/timings';
import { adminHref } from './admin-url';

/** Marks orders, their money, its lists and returns as out of date, after staff changed any of it. */
export function useMoneyCache() {
  const client = useQueryClient();
  return {
    invalidate: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          /^\/v1\/(orders|payments|returns|stats)(\/|$)/.test(String(path)),
      }),
  };
}

/** The money that waits for staff, read again and again; undefined until the first answer. */
export function useMoneyFigures() {
  return useCountPayments({
    query: { refetchInterval: TIMINGS.orderRefresh, refetchOnWindowFocus: 'always' },
  }).data;
}

/** Where the money that waits for staff is listed. */
export const moneyHrefs = () => ({
  collect: adminHref('order', { status: 'completed', paymentState: 'to-pay' }),
  money: adminHref('order', { view: 'money' }),
  refunds: adminHref('order', { view: 'refunds' }),
  pending: adminHref('order', { view: 'refunds', state: 'pending' }),
});
