import { exportInvoices, useListOrders } from '../../api/generated/order-handling/order-handling';
import { i18n } from '../../lib/i18n';
import { useExport } from '../../state/use-export';
import { moneyLinks } from '../../theme/recipes/money-links.recipe';
import { recipeClasses } from '../../ui';

/** How many orders wait for their invoice, and the file for its provider; nothing without one (rule C18). */
export function InvoicesDue() {
  const styles = recipeClasses(moneyLinks);
  const count = useListOrders({ invoice: 'due', limit: 1 }).data?.total ?? 0;
  const table = useExport(i18n.t({ id: 'file.invoices', message: 'invoices' }), (init) =>
    exportInvoices({ invoice: 'due', sort: 'oldest' }, init),
  );
  if (count === 0) return null;
  return (
    <div className={styles.root}>
      <button type="button" className={styles.link} onClick={table.start} disabled={!table.start}>
        <span className={styles.figure}>{count}</span>
        {i18n.t('Invoices to issue (CSV)')}
      </button>
      {table.failure && <span role="alert">{table.failure}</span>}
    </div>
  );
}
