import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OrderDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { Button, recipeClasses } from '../../../ui';
import { PackingSlip } from './packing-slip';
import { packingSlip } from './packing-slip.recipe';

/** Prints an order's packing slip. While it is mounted, the browser's own print command prints the slip too. */
export function PrintSlip({ order }: { order: OrderDto }) {
  const styles = recipeClasses(packingSlip);
  return (
    <>
      <Button variant="outline" size="tool" icon={Printer} onClick={() => window.print()}>
        {i18n.t('Print packing slip')}
      </Button>
      {createPortal(
        <div className={styles.sheet} data-print-sheet>
          <PackingSlip order={order} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** Prints the slips of several orders, each on a page of its own, once it is mounted. */
export function PrintedSlips({ orders, onPrinted }: { orders: readonly OrderDto[]; onPrinted: () => void }) {
  const styles = recipeClasses(packingSlip);
  const latest = useRef(onPrinted);
  useEffect(() => {
    const after = () => latest.current();
    window.addEventListener('afterprint', after);
    window.print();
    return () => window.removeEventListener('afterprint', after);
  }, []);
  return createPortal(
    <div className={styles.sheet} data-print-sheet>
      {orders.map((order) => (
        <div key={order._id} className={styles.page}>
          <PackingSlip order={order} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
