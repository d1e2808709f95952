import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerDto, StaffMoneyDto, SuggestedOrderDto } from '../../api/generated/model';
import { useListOrders } from '../../api/generated/order-handling/order-handling';
import { useListPayments, useMatchPayment, useSettlePayment } from '../../api/generated/payments/payments';
import { UserFacingError } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { orderTitle } from '../../lib/order-number';
import { moneyText } from '../../lib/payment-words';
import { LIMITS } from '../../lib/limits';
import { TIMINGS } from '../../lib/timings';
import { useAdminUrl } from '../../state/admin-url';
import { useMoneyCache } from '../../state/money';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { ConfirmDialog, TextField } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { MoneyList } from '../../widgets/back-office/money-list/money-list';
import { MoneyViewFrame } from './money-view';

type Question =
  | { kind: 'match'; money: StaffMoneyDto; order: SuggestedOrderDto }
  | { kind: 'find'; money: StaffMoneyDto }
  | { kind: 'settle'; money: StaffMoneyDto };

/** Money that staff should look at, and what was done about it. */
export function AdminMoney({ me }: { me: CustomerDto }) {
  const { query, openDetail } = useAdminUrl();
  const state = query.state === 'settled' ? 'settled' : 'open';
  const { data, error, refetch, isPlaceholderData } = useListPayments(
    { state, page: query.page, limit: LIMITS.adminPageSize },
    { query: { refetchInterval: TIMINGS.orderRefresh, placeholderData: keepPreviousData } },
  );
  const [question, ask] = useState<Question | null>(null);
  const dialog = useUntilClosed(question, () => ask(null));
  return (
    <>
      <MoneyViewFrame
        view="money"
        title={i18n.t('Money to look at')}
        nameOf={(name) => (name === 'open' ? i18n.t('To look at') : i18n.t('Settled'))}
        total={data?.total}
        error={error}
        onRetry={() => void refetch()}
        isPreviousPage={isPlaceholderData}
        empty={{
          title: i18n.t('Nothing to look at.'),
          text: i18n.t('Money that does not fit its order, or names none, is listed here.'),
        }}
        isManager={me.role === 'manager'}
      >
        {data && data.total > 0 && (
          <MoneyList
            payments={data.payments}
            onMatch={(money, order) => ask(order ? { kind: 'match', money, order } : { kind: 'find', money })}
            onSettle={(money) => ask({ kind: 'settle', money })}
            onOpen={openDetail}
          />
        )}
      </MoneyViewFrame>
      {dialog && <MoneyQuestion question={dialog.subject} {...dialog.frame} />}
    </>
  );
}

interface MoneyQuestionProps extends OverlayFrame {
  question: Question;
}

const matching = () => ({
  question: i18n.t('Is this money for this order?'),
  keep: i18n.t('Cancel'),
  act: i18n.t('Match'),
  acting: i18n.t('Saving'),
});
const settling = () => ({
  question: i18n.t('What was done about this money?'),
  keep: i18n.t('Cancel'),
  act: i18n.t('Settle'),
  acting: i18n.t('Saving'),
});

function MoneyQuestion({ question, ...frame }: MoneyQuestionProps) {
  const match = useMatchPayment();
  const settle = useSettlePayment();
  const cache = useMoneyCache();
  const [typed, setTyped] = useState('');
  const { money } = question;
  const number = typed.trim().replace(/^#/, '');
  const isFinding = question.kind === 'find' && number.length >= LIMITS.suggestionMinimum;
  const found = useListOrders({ search: number, limit: 2 }, { query: { enabled: isFinding } }).data?.orders;
  const after = (answer: Promise<unknown>) => answer.finally(() => void cache.invalidate());
  if (question.kind === 'settle') {
    return (
      <ConfirmDialog
        {...frame}
        isSafe
        labels={settling()}
        subject={moneyText(money)}
        onConfirm={() => after(settle.mutateAsync({ id: money._id, data: { note: typed.trim() } }))}
      >
        <TextField
          label={i18n.t('What was done')}
          hint={i18n.t('To send money back, use Refund in its order.')}
          maxLength={300}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    );
  }
  const [only, ...others] = isFinding ? (found ?? []) : [];
  const hit = only && others.length === 0 ? only : undefined;
  const order =
    question.kind === 'match'
      ? question.order
      : hit && { orderId: hit._id, name: hit.name, total: hit.total };
  const run = async () => {
    if (!order) throw new UserFacingError(i18n.t('Enter the number of one order.'));
    return after(match.mutateAsync({ id: money._id, data: { orderId: order.orderId } }));
  };
  return (
    <ConfirmDialog
      {...frame}
      isSafe
      labels={matching()}
      subject={order ? `${moneyText(money)} → ${describe(order)}` : moneyText(money)}
      onConfirm={run}
    >
      {question.kind === 'find' && (
        <TextField
          label={i18n.t('Order number')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function describe({ orderId, name, total }: Pick<SuggestedOrderDto, 'orderId' | 'name' | 'total'>): string {
  return `${orderTitle(orderId)}, ${name}: ${formatDong(total)}`;
}
