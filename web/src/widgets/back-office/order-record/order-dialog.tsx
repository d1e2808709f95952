import type { ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { orderTitle } from '../../../lib/order-number';
import type { PlacedOrder } from '../../../lib/order-payment';
import { middle } from '../../../theme/recipes/middle.recipe';
import { EmptyState, ErrorNotice, Modal, Spinner, recipeClasses } from '../../../ui';
import { type HistoryEntry, type NoteEntry, OrderTimeline } from './order-timeline';
import type { LineExchange } from '../../checkout/order-line/order-line';
import { OrderRecord } from './order-record';
import { PrintSlip } from './print-slip';

interface DialogRecord {
  /** undefined while it loads. */
  order: PlacedOrder | undefined;
  /** Why it could not be loaded. */
  failure: { isGone: boolean; message: string } | null;
  /** undefined while it loads. */
  history: readonly HistoryEntry[] | undefined;
  /** Staff's notes; undefined while they load. */
  notes?: readonly NoteEntry[];
  /** Why the history could not be loaded; '' otherwise. */
  historyFailure: string;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
}

export interface OrderDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by `Close`, Escape and a press on the backdrop. */
  onClose: () => void;
  /** Called when the closing animation is over; unmount it then. */
  onExitComplete?: () => void;
  /** The order's id, from which the title is known before the order has loaded. */
  id: string;
  /** What is read of the order. */
  record: DialogRecord;
  /** In place of the status alone; for example an editor. */
  status?: ReactNode;
  /** The order's exchanges of size, told at its lines. */
  exchanged?: readonly LineExchange[];
  /** The same with what staff do with them; nothing without one. */
  exchanges?: ReactNode;
  /** The order's money; nothing without it. */
  money?: ReactNode;
  /** Writes a note; nothing without it. */
  noteForm?: ReactNode;
}

/** One order for staff, with its history and packing slip (rule O12). */
export function OrderDialog(props: OrderDialogProps) {
  const { id, record, status, exchanged, exchanges, money, noteForm, ...frame } = props;
  const { order, failure, onRetry } = record;
  const styles = recipeClasses(middle, { room: 'record' });
  return (
    <Modal size="md" title={orderTitle(id)} {...frame}>
      {order ? (
        <OrderRecord
          order={order}
          status={status}
          exchanges={exchanged}
          actions={
            <>
              <div>
                <PrintSlip order={order} />
              </div>
              {exchanges}
            </>
          }
          history={
            <>
              {money}
              <div>
                <History {...record} />
                {noteForm}
              </div>
            </>
          }
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

function History({ history, notes, historyFailure, onRetry }: DialogRecord) {
  if (history) return <OrderTimeline changes={history} notes={notes} />;
  if (!historyFailure) return <Spinner label={i18n.t('Loading the history')} />;
  return (
    <ErrorNotice
      title={i18n.t('The history could not be loaded.')}
      advice={historyFailure}
      onRetry={onRetry}
    />
  );
}
