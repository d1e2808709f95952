import { Box } from '@chakra-ui/react';
import { orderTitle } from '../../lib/order-number';
import { EmptyState, ErrorNotice, Modal, Spinner } from '../../ui';
import { type HistoryEntry, OrderHistory } from '../order-history/order-history';
import { OrderRecord, type RecordedOrder } from '../order-record/order-record';
import { PrintSlip } from '../packing-slip/print-slip';

export interface OrderDialogProps {
  /** Whether it is there. */
  open: boolean;
  /** Asked for by `Close`, Escape and a press on the scrim. */
  onClose: () => void;
  /** Called when the leaving movement is over: the moment to unmount. */
  onExitComplete?: () => void;
  /** The order's id, which gives the title before the order is there. */
  id: string;
  /** undefined until it is there. */
  order: RecordedOrder | undefined;
  /** Why it is not there. */
  failure: { isGone: boolean; message: string } | null;
  /** undefined until it is there. */
  history: readonly HistoryEntry[] | undefined;
  /** Why that is not there; '' for no reason. */
  historyFailure: string;
  /** Asks for the order again. */
  onRetry: () => void;
}

/** One order for staff, with its history and its packing slip. */
export function OrderDialog(props: OrderDialogProps) {
  const { open, onClose, onExitComplete, id, order, failure, onRetry } = props;
  return (
    <Modal size="md" title={orderTitle(id)} open={open} onClose={onClose} onExitComplete={onExitComplete}>
      {order ? (
        <OrderRecord
          order={order}
          actions={
            <div>
              <PrintSlip order={order} />
            </div>
          }
          history={<History {...props} />}
        />
      ) : (
        <Box display="grid" placeItems="center" minHeight="panel" padding="6">
          {!failure && <Spinner size="lg" label="Loading the order" />}
          {failure?.isGone && <EmptyState title="There is no such order." />}
          {failure && !failure.isGone && (
            <ErrorNotice title="The order could not be loaded." advice={failure.message} onRetry={onRetry} />
          )}
        </Box>
      )}
    </Modal>
  );
}

function History({ history, historyFailure, onRetry }: OrderDialogProps) {
  if (history) return <OrderHistory changes={history} />;
  if (!historyFailure) return <Spinner label="Loading the history" />;
  return <ErrorNotice title="The history could not be loaded." advice={historyFailure} onRetry={onRetry} />;
}
