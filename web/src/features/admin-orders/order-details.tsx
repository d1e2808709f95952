import { useListOrderExchanges } from '../../api/generated/exchanges/exchanges';
import { useOrderRecord } from '../../state/order-record';
import { useUntilClosed } from '../../hooks/use-until-closed';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { OrderDialog } from '../../widgets/back-office/order-record/order-dialog';
import { StatusEditor } from '../../widgets/back-office/status-editor/status-editor';
import { OrderExchanges } from './order-exchanges';
import { OrderReturns } from './order-returns';
import { OrderInvoice } from './order-invoice';
import { OrderMoneyPanel } from './order-money-panel';
import { OrderNoteForm } from './order-note-form';
import { OrderPacking } from './order-packing';
import { OrderParcels } from './order-parcels';
import type { StatusChanges } from './use-status-changes';

interface OrderDetailsProps {
  /** '' when no order is open. */
  id: string;
  onClose: () => void;
  isManager: boolean;
  /** Changes its status; without them it is only read. */
  statuses?: StatusChanges;
}

/** An order in its dialog, with its money, its exchanges and its returns. */
export function OrderDetails({ id, onClose, ...props }: OrderDetailsProps) {
  const dialog = useUntilClosed(id, onClose);
  return dialog && <Details id={dialog.subject} {...props} {...dialog.frame} />;
}

interface DetailsProps extends OverlayFrame, OrderDetailsProps {}

function Details({ id, isManager, statuses, ...frame }: DetailsProps) {
  const record = useOrderRecord(id);
  const { data } = useListOrderExchanges(encodeURIComponent(id));
  return (
    <OrderDialog
      id={id}
      record={record}
      {...frame}
      status={
        statuses && record.order && <StatusEditor order={record.order} {...statuses.editorOf(record.order)} />
      }
      exchanged={data?.exchanges}
      noteForm={record.order && <OrderNoteForm orderId={id} />}
      exchanges={
        <>
          {record.order && <OrderPacking order={record.order} />}
          {record.order && <OrderParcels order={record.order} />}
          <OrderExchanges orderId={id} />
          {record.order && <OrderReturns order={record.order} />}
        </>
      }
      money={
        record.order && (
          <>
            <OrderInvoice order={record.order} />
            <OrderMoneyPanel order={record.order} isManager={isManager} />
          </>
        )
      }
    />
  );
}
