import { useEffect } from 'react';
import { useListBestSellers } from '../../api/generated/products/products';
import {
  useChartCustomers,
  useChartOrders,
  useCountCustomers,
  useCountOrdersAndProfit,
  useCountProducts,
  useListLowStock,
} from '../../api/generated/statistics/statistics';
import { TIMINGS } from '../../lib/timings';
import type { AdminTime } from '../../lib/staff-choices';
import { useDelay } from '../../hooks/use-delay';

/** One part of the dashboard: its data, or its failure and a retry. */
export interface DashboardPart<Data> {
  data: Data | undefined;
  error: Error | null;
  retry: () => void;
}

interface Call {
  error: Error | null;
  isPending: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * The figures of a period, the chart of a year and the best sellers. Each part fails by itself and logs its failure.
 * `isReady` becomes true half a second after the last answer (rule T3).
 *
 * @param year shown only while the period is a year
 */
export function useDashboard(time: AdminTime, year: number) {
  // What is on sale is on sale in every period.
  const products = useCountProducts();
  const customers = useCountCustomers({ time });
  const orders = useCountOrdersAndProfit({ time });
  const isYear = time === 'year';
  const joined = useChartCustomers({ year }, { query: { enabled: isYear } });
  const completed = useChartOrders({ year }, { query: { enabled: isYear } });
  const sellers = useListBestSellers();
  const lowStock = useListLowStock();

  const counts = [products, customers, orders];
  const chart = isYear ? [joined, completed] : [];
  const isSettled = [...counts, ...chart, sellers].every((call) => !call.isPending);
  return {
    isReady: useDelay(TIMINGS.dashboardSpinner, isSettled),
    figures: usePart(
      counts,
      products.data && customers.data && orders.data
        ? { products: products.data.quantity, customers: customers.data.quantity, orders: orders.data }
        : undefined,
    ),
    chart: usePart(chart, joined.data && completed.data ? { ...joined.data, ...completed.data } : undefined),
    sellers: usePart([sellers], sellers.data),
    /** Loads on its own; no other part waits for it. */
    lowStock: usePart([lowStock], lowStock.data),
  };
}

/** Loaded data stays on the screen when a later refresh fails. */
export function usePart<Data>(
  calls: readonly Omit<Call, 'isPending'>[],
  data: Data | undefined,
): DashboardPart<Data> {
  const error = calls.find((call) => call.error)?.error ?? null;
  useEffect(() => {
    if (error) console.error('A part of the dashboard could not be loaded.', error);
  }, [error]);
  const retry = () => calls.filter((call) => call.error).forEach((call) => void call.refetch());
  return { data, error, retry };
}
