import type { ReactNode } from 'react';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import type { PlacedOrder } from '../../lib/order-payment';
import { middle } from '../../theme/recipes/middle.recipe';
import { EmptyState, ErrorNotice, Modal, Spinner, useStyles } from '../../ui';
import { type HistoryEntry, OrderHistory } from '../order-history/order-history';
import type { LineExchange } from '../order-line/order-line';
import { OrderRecord } from '../order-record/order-record';
import { PrintSlip } from '../packing-slip/print-slip';

export interface OrderDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by `Close`, Escape and a press on the backdrop. */
  onClose: () => void;
  /** Called when the closing animation is over; unmount it then. */
  onExitComplete?: () => void;
  /** The order's id, from which the title is known before the order has loaded. */
  id: string;
  /** undefined while it loads. */
  order: PlacedOrder | undefined;
  /** Why it could not be loaded. */
  failure: { isGone: boolean; message: string } | null;
  /** undefined while it loads. */
  history: readonly HistoryEntry[] | undefined;
  /** Why the history could not be loaded; '' otherwise. */
  historyFailure: string;
  /** The order's exchanges of size, told at its lines. */
  exchanged?: readonly LineExchange[];
  /** The same with what staff do with them; nothing without one. */
  exchanges?: ReactNode;
  /** Loads the order again. */
  onRetry: () => void;
}

/** One order for staff, with its history and packing slip (rule O12). */
export function OrderDialog(props: OrderDialogProps) {
  const { open, onClose, onExitComplete, id, order, failure, exchanged, exchanges, onRetry } = props;
  const styles = useStyles(middle, { room: 'record' });
  return (
    <Modal size="md" title={orderTitle(id)} open={open} onClose={onClose} onExitComplete={onExitComplete}>
      {order ? (
        <OrderRecord
          order={order}
          exchanges={exchanged}
          actions={
            <>
              <div>
                <PrintSlip order={order} />
              </div>
              {exchanges}
            </>
          }
          history={<History {...props} />}
        />
      ) : (
        <div className={styles.root}>
          {!failure && <Spinner size="lg" label={i18n.t('Loading the order')} />}
          {failure?.isGone && <EmptyState title={i18n.t('There is no such order.')} />}
          {failure && !failure.isGone && (
            <ErrorNotice
              title={i18n.t('The order could not be loaded.')}
              advice={failure.message}
              onRetry={onRetry}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

function History({ history, historyFailure, onRetry }: OrderDialogProps) {
  if (history) return <OrderHistory changes={history} />;
  if (!historyFailure) return <Spinner label={i18n.t('Loading the history')} />;
  return (
    <ErrorNotice
      title={i18n.t('The history could not be loaded.')}
      advice={historyFailure}
      onRetry={onRetry}
    />
  );
}
