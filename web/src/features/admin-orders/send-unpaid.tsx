import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { orderTitle } from '../../lib/order-number';
import { amountDue } from '../../lib/order-payment';
import { useUntilClosed } from '../../hooks/use-until-closed';
import type { Unpaid } from './use-status-changes';
import { ConfirmDialog } from '../../ui';

interface SendUnpaidProps {
  unpaid: Unpaid | null;
  onSend: (unpaid: Unpaid) => Promise<unknown>;
  onClose: () => void;
  onExit: () => void;
}

/** Asks whether an order that is to be paid before it is sent goes out all the same (rule M14). */
export function SendUnpaid({ unpaid, onSend, onClose, onExit }: SendUnpaidProps) {
  const dialog = useUntilClosed(unpaid, onClose, onExit);
  if (!dialog) return null;
  const { order, to } = dialog.subject;
  const due = amountDue({ ...order, status: to });
  return (
    <ConfirmDialog
      {...dialog.frame}
      labels={{
        question: i18n.t('Send this order unpaid?'),
        keep: i18n.t({ id: 'dialog.cancel', message: 'Cancel' }),
        act: i18n.t('Send unpaid'),
        acting: i18n.t('Saving'),
      }}
      subject={orderTitle(order._id)}
      onConfirm={() => onSend(dialog.subject)}
    >
      <p>
        {due > 0
          ? i18n.t('{sum} is still to pay.', { sum: formatDong(due) })
          : i18n.t('Its money went back, or is on its way back.')}
      </p>
    </ConfirmDialog>
  );
}
