import type { ReactNode } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { monthMarks } from '../../lib/chart-scale';
import { shopToday } from '../../lib/dates';
import { ADMIN_TIMES, type AdminTime, periodName } from '../../lib/staff-choices';
import { i18n } from '../../lib/i18n';
import { adminHref, useAdminUrl } from '../../state/admin-url';
import { toDoHrefs, useToDo } from '../../state/to-do';
import { EmptyState, ErrorNotice, Spinner, recipeClasses } from '../../ui';
import { FigureStrip } from '../../widgets/back-office/figure-strip/figure-strip';
import { LineChart } from '../../widgets/back-office/line-chart/line-chart';
import { ListHead } from '../../widgets/back-office/list/list-head';
import { SizesRunningOut } from '../../widgets/back-office/sizes-running-out/sizes-running-out';
import { ToDoLinks } from '../../widgets/back-office/to-do-links/to-do-links';
import { TopSellers } from '../../widgets/back-office/top-sellers/top-sellers';
import { dashboard, periodTabs } from './admin-dashboard.recipe';
import { UnsentMails } from './unsent-mails';
import { type DashboardPart, useDashboard, usePart } from './use-dashboard';

/** What to do now, the figures of a period, the chart of a year, best sellers, sizes that run out; for managers unsent mails. */
export function AdminDashboard({ me }: { me: CustomerDto }) {
  const { query, change } = useAdminUrl();
  const styles = recipeClasses(dashboard);
  const today = shopToday();
  const { isReady, figures, chart, sellers, lowStock } = useDashboard(query.time, today.year);
  return (
    <>
      <ListHead title={i18n.t('Dashboard')}>
        <Periods time={query.time} onChange={(time) => change({ time })} />
      </ListHead>
      {!isReady && <Spinner size="lg" label={i18n.t('Loading the dashboard')} />}
      {isReady && (
        <>
          <ToDo />
          {me.role === 'manager' && <UnsentMails />}
          <Part part={figures} failed={i18n.t('The figures could not be loaded.')}>
            {({ products, customers, orders }) => (
              <FigureStrip
                figures={[
                  { label: i18n.t('Profit'), value: orders.profit, unit: 'VNĐ' },
                  { label: i18n.t('Products Are Selling'), value: products },
                  { label: i18n.t('Customers Joined'), value: customers },
                  { label: i18n.t('Orders Completed'), value: orders.quantity },
                ]}
              />
            )}
          </Part>
          <div className={styles.columns}>
            {query.time === 'year' && <YearChart part={chart} today={today} />}
            <Sellers part={sellers} />
            <LowStock part={lowStock} />
          </div>
        </>
      )}
    </>
  );
}

/** What waits for staff now (rule D5). */
function ToDo() {
  const { data, error, refetch } = useToDo();
  const part = usePart([{ error, refetch }], data);
  if (!data && !error) return null;
  return (
    <Part part={part} failed={i18n.t('What there is to do could not be loaded.')}>
      {(toDo) => <ToDoLinks toDo={toDo} hrefs={toDoHrefs()} />}
    </Part>
  );
}

function Periods({ time, onChange }: { time: AdminTime; onChange: (time: AdminTime) => void }) {
  const styles = recipeClasses(periodTabs);
  return (
    <div role="group" aria-label={i18n.t('Period')} className={styles.root}>
      {ADMIN_TIMES.map((period) => (
        <button
          key={period}
          type="button"
          className={styles.tab}
          aria-pressed={period === time}
          onClick={() => onChange(period)}
        >
          {periodName(period)}
        </button>
      ))}
    </div>
  );
}

type Dashboard = ReturnType<typeof useDashboard>;

/** What the shop sold, in each month of this year. */
function YearChart({ part, today }: { part: Dashboard['chart']; today: ReturnType<typeof shopToday> }) {
  const styles = recipeClasses(dashboard);
  return (
    <div className={styles.main}>
      <Part part={part} failed={i18n.t('The chart could not be loaded.')}>
        {({ totalQuantity, totalOrders, totalCustomers }) => (
          <LineChart
            title={String(today.year)}
            marks={monthMarks()}
            until={today.month}
            series={[
              { name: i18n.t('Products Sold'), values: totalQuantity, look: 'ink' },
              { name: i18n.t('Orders completed'), values: totalOrders, look: 'green' },
              { name: i18n.t('Customers joined'), values: totalCustomers, look: 'muted' },
            ]}
          />
        )}
      </Part>
    </div>
  );
}

function Sellers({ part }: { part: Dashboard['sellers'] }) {
  const styles = recipeClasses(dashboard);
  return (
    <section aria-labelledby="top-seller" className={styles.side}>
      <h2 id="top-seller" className={styles.head}>
        {i18n.t('Top Seller')}
      </h2>
      <Part part={part} failed={i18n.t('The top sellers could not be loaded.')}>
        {(data) =>
          data.length > 0 ? (
            <TopSellers sellers={data} titleId="top-seller" />
          ) : (
            <EmptyState title={i18n.t('Nothing sold yet.')} />
          )
        }
      </Part>
    </section>
  );
}

function LowStock({ part: { data, error, retry } }: { part: Dashboard['lowStock'] }) {
  const styles = recipeClasses(dashboard);
  return (
    <section aria-labelledby="running-out" className={styles.main}>
      <h2 id="running-out" className={styles.head}>
        {i18n.t('Sizes running out')}
      </h2>
      <SizesRunningOut
        titleId="running-out"
        sizes={data?.sizes}
        days={data?.days ?? 0}
        hrefOf={({ name }) => adminHref('product', { search: name })}
        failure={error ? { message: error.message, onRetry: retry } : undefined}
      />
    </section>
  );
}

interface PartProps<Data> {
  part: DashboardPart<Data>;
  /** Said when it could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ part, failed, children }: PartProps<Data>) {
  if (part.data !== undefined) return children(part.data);
  return <ErrorNotice title={failed} advice={part.error?.message} onRetry={part.retry} />;
}
