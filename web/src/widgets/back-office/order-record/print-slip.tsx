import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { OrderDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { Button, useStyles } from '../../../ui';
import { PackingSlip } from './packing-slip';
import { packingSlip } from './packing-slip.recipe';

/** Prints an order's packing slip. While it is mounted, the browser's own print command prints the slip too. */
export function PrintSlip({ order }: { order: OrderDto }) {
  const styles = useStyles(packingSlip);
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
