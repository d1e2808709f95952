import { useState } from 'react';
import type { AskRefundDto, OrderDto, RefundDto } from '../../api/generated/model';
import {
  useCloseRefund,
  useListOrderPayments,
  useReceiveMoney,
  useRefundOrder,
} from '../../api/generated/payments/payments';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { amountDue, amountToReturn } from '../../lib/order-payment';
import { useMoneyCache } from '../../state/money';
import { record } from '../../theme/recipes/record.recipe';
import { Button, recipeClasses } from '../../ui';
import { OrderMoney } from '../../widgets/back-office/order-money/order-money';
import { MoneyForm } from './money-form';

type Form =
  | { kind: 'record' }
  /** What the person saw that it would be. */
  | { kind: 'refund'; seen: AskRefundDto['kind'] }
  | { kind: 'close'; refund: RefundDto };

/** An order's money in its dialog: what staff record, and for managers what goes back. */
export function OrderMoneyPanel({ order, isManager }: { order: OrderDto; isManager: boolean }) {
  const id = order._id;
  const answer = useListOrderPayments(encodeURIComponent(id));
  const payments = answer.data;
  const styles = recipeClasses(record);
  const [form, setForm] = useState<Form | null>(null);
  const pending = payments?.refunds.filter(({ state }) => state === 'pending') ?? [];
  const returning = pending.reduce((sum, { amount }) => sum + amount, 0);
  const refundable = order.paidAmount - order.refundedAmount - returning;
  const due = amountToReturn(order) - returning;
  return (
    <OrderMoney
      order={order}
      payments={payments}
      failure={answer.error?.message}
      onRetry={() => void answer.refetch()}
      onCloseRefund={isManager && !form ? (refund) => setForm({ kind: 'close', refund }) : undefined}
    >
      {form ? (
        <div className={styles.form}>
          <MoneyAction {...{ form, order, refundable, due }} onDone={() => setForm(null)} />
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button variant="outline" size="tool" onClick={() => setForm({ kind: 'record' })}>
            {i18n.t('Record money')}
          </Button>
          {isManager && payments && refundable > 0 && (
            <Button
              variant="outline"
              size="tool"
              onClick={() => setForm({ kind: 'refund', seen: payments.refundKind })}
            >
              {i18n.t('Refund')}
            </Button>
          )}
        </div>
      )}
    </OrderMoney>
  );
}

interface MoneyActionProps {
  form: Form;
  order: OrderDto;
  /** The most that can go back, and what is to go back. */
  refundable: number;
  due: number;
  onDone: () => void;
}

function MoneyAction({ form, order, refundable, due, onDone }: MoneyActionProps) {
  const id = order._id;
  const receive = useReceiveMoney();
  const refund = useRefundOrder();
  const close = useCloseRefund();
  const cache = useMoneyCache();
  const after = <Answer,>(answer: Promise<Answer>) => answer.finally(() => void cache.invalidate());
  switch (form.kind) {
    case 'record':
      return (
        <MoneyForm
          label={i18n.t('Record money')}
          amount={amountDue(order)}
          note={i18n.t('Where it was seen')}
          action={i18n.t('Record')}
          onDone={onDone}
          send={(amount, note) => after(receive.mutateAsync({ id, data: { amount, note } }))}
        />
      );
    case 'refund':
      return (
        <MoneyForm
          label={i18n.t('Refund')}
          amount={due > 0 ? due : refundable}
          most={refundable}
          note={i18n.t('Reason')}
          hint={i18n.t(
            'VNPay, MoMo and ZaloPay send it themselves. Any other refund is recorded: send the money first.',
          )}
          action={i18n.t('Send back')}
          isDanger
          onDone={onDone}
          send={(amount, reason) =>
            after(refund.mutateAsync({ id, data: { amount, reason, kind: form.seen } }))
          }
        />
      );
    case 'close':
      return (
        <MoneyForm
          label={i18n.t('Close refund: {sum}', { sum: formatDong(form.refund.amount) })}
          note={i18n.t('Where it was seen')}
          action={i18n.t('It was sent')}
          otherwise={i18n.t('It was not sent')}
          onDone={onDone}
          send={(_amount, note, isOtherwise) =>
            after(
              close.mutateAsync({
                ...{ id, refundId: form.refund._id },
                data: { state: isOtherwise ? 'failed' : 'done', note },
              }),
            )
          }
        />
      );
  }
}
