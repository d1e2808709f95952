import type { ReactNode } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { MONTHS } from '../../lib/chart-scale';
import { shopToday } from '../../lib/dates';
import { ADMIN_TIMES, type AdminTime } from '../../lib/choices';
import { adminHref, useAdminUrl } from '../../state/admin-url';
import { EmptyState, ErrorNotice, Spinner, useStyles } from '../../ui';
import { FigureStrip } from '../../widgets/figure-strip/figure-strip';
import { LineChart } from '../../widgets/line-chart/line-chart';
import { ListHead } from '../../widgets/list-head/list-head';
import { SizesRunningOut } from '../../widgets/sizes-running-out/sizes-running-out';
import { TopSellers } from '../../widgets/top-sellers/top-sellers';
import { dashboard, periodTabs } from './admin-dashboard.recipe';
import { UnsentMails } from './unsent-mails';
import { type DashboardPart, useDashboard } from './use-dashboard';

/** The figures of a period, the chart of a year, best sellers, sizes that run out; for managers unsent mails. */
export function AdminDashboard({ me }: { me: CustomerDto }) {
  const { query, change } = useAdminUrl();
  const styles = useStyles(dashboard);
  const today = shopToday();
  const { isReady, figures, chart, sellers, lowStock } = useDashboard(query.time, today.year);
  const isYear = query.time === 'year';
  return (
    <>
      <ListHead title="Dashboard">
        <Periods time={query.time} onChange={(time) => change({ time })} />
      </ListHead>
      {!isReady && <Spinner size="lg" label="Loading the dashboard" />}
      {isReady && (
        <>
          {me.role === 'manager' && <UnsentMails />}
          <Part part={figures} name="figures">
            {({ products, customers, orders }) => (
              <FigureStrip
                figures={[
                  { label: 'Profit', value: orders.profit, unit: 'VNĐ' },
                  { label: 'Products Are Selling', value: products },
                  { label: 'Customers Joined', value: customers },
                  { label: 'Orders Completed', value: orders.quantity },
                ]}
              />
            )}
          </Part>
          <div className={styles.columns}>
            {isYear && (
              <div className={styles.main}>
                <Part part={chart} name="chart">
                  {({ totalQuantity, totalOrders, totalCustomers }) => (
                    <LineChart
                      title={String(today.year)}
                      marks={MONTHS}
                      until={today.month}
                      series={[
                        { name: 'Products Sold', values: totalQuantity, look: 'ink' },
                        { name: 'Orders completed', values: totalOrders, look: 'green' },
                        { name: 'Customers joined', values: totalCustomers, look: 'muted' },
                      ]}
                    />
                  )}
                </Part>
              </div>
            )}
            <section aria-labelledby="top-seller" className={styles.side}>
              <h2 id="top-seller" className={styles.head}>
                Top Seller
              </h2>
              <Part part={sellers} name="top sellers">
                {(data) =>
                  data.length > 0 ? (
                    <TopSellers sellers={data} titleId="top-seller" />
                  ) : (
                    <EmptyState title="Nothing sold yet." />
                  )
                }
              </Part>
            </section>
            <section aria-labelledby="running-out" className={styles.main}>
              <h2 id="running-out" className={styles.head}>
                Sizes running out
              </h2>
              <SizesRunningOut
                titleId="running-out"
                sizes={lowStock.data?.sizes}
                days={lowStock.data?.days ?? 0}
                hrefOf={({ name }) => adminHref('product', { search: name })}
                failure={
                  lowStock.error ? { message: lowStock.error.message, onRetry: lowStock.retry } : undefined
                }
              />
            </section>
          </div>
        </>
      )}
    </>
  );
}

function Periods({ time, onChange }: { time: AdminTime; onChange: (time: AdminTime) => void }) {
  const styles = useStyles(periodTabs);
  return (
    <div role="group" aria-label="Period" className={styles.root}>
      {ADMIN_TIMES.map((period) => (
        <button
          key={period}
          type="button"
          className={styles.tab}
          aria-pressed={period === time}
          onClick={() => onChange(period)}
        >
          {period}
        </button>
      ))}
    </div>
  );
}

interface PartProps<Data> {
  part: DashboardPart<Data>;
  name: string;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ part, name, children }: PartProps<Data>) {
  if (part.data !== undefined) return children(part.data);
  return (
    <ErrorNotice
      title={`The ${name} could not be loaded.`}
      advice={part.error?.message}
      onRetry={part.retry}
    />
  );
}
