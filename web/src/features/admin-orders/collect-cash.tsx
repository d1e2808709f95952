import { useState } from 'react';
import type { CollectedDto } from '../../api/generated/model';
import { useCollectCash } from '../../api/generated/payments/payments';
import { UserFacingError } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { orderTitle } from '../../lib/order-number';
import { amountDue, type PlacedOrder } from '../../lib/order-payment';
import type { AdminQuery } from '../../state/admin-url';
import { useMoneyCache } from '../../state/money';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { Button, ConfirmDialog, TextField, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { collectCash } from './collect-cash.recipe';

interface CollectCashProps {
  query: AdminQuery;
  /** The orders on the screen. */
  orders: readonly PlacedOrder[];
  onDone: () => Promise<unknown>;
}

/** Above completed orders that are not paid: records the cash of several of them at once. */
export function CollectCash({ query, orders, onDone }: CollectCashProps) {
  const [collected, setCollected] = useState<readonly PlacedOrder[] | null>(null);
  const dialog = useUntilClosed(
    collected,
    () => setCollected(null),
    () => void onDone(),
  );
  const isTheirList =
    query.status === 'completed' && ['to-pay', 'unpaid', 'partly-paid'].includes(query.paymentState);
  const unpaid = orders.filter((order) => order.payment === 'COD' && amountDue(order) > 0);
  return (
    <>
      {isTheirList && unpaid.length > 0 && (
        <div>
          <Button variant="ink" size="tool" onClick={() => setCollected(unpaid)} aria-haspopup="dialog">
            {i18n.t('Record collected cash')}
          </Button>
        </div>
      )}
      {dialog && <Collecting orders={dialog.subject} {...dialog.frame} />}
    </>
  );
}

const labels = () => ({
  question: i18n.t('Whose cash was collected?'),
  keep: i18n.t('Cancel'),
  act: i18n.t('Record'),
  acting: i18n.t('Saving'),
});

interface CollectingProps extends OverlayFrame {
  orders: readonly PlacedOrder[];
}

/** Asks whose cash was collected, and records it. */
export function Collecting({ orders, ...frame }: CollectingProps) {
  const styles = recipeClasses(collectCash);
  const { results, record } = useRecording();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const resultOf = (id: string) => results.find(({ orderId }) => orderId === id);
  const isRecorded = (id: string) => resultOf(id)?.code === null;
  const chosen = orders.filter(({ _id }) => !unticked.has(_id) && !isRecorded(_id));
  const toggle = (id: string) =>
    setUnticked((present) => {
      const next = new Set(present);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <ConfirmDialog
      {...frame}
      isSafe
      labels={labels()}
      subject={i18n.t('{count, plural, one {1 order} other {{count} orders}}: {sum}', {
        count: chosen.length,
        sum: formatDong(chosen.reduce((total, order) => total + amountDue(order), 0)),
      })}
      onConfirm={() => record(chosen, note)}
    >
      <div className={styles.root}>
        <ul className={styles.list}>
          {orders.map((order) => (
            <Row
              key={order._id}
              order={order}
              checked={!unticked.has(order._id)}
              disabled={isRecorded(order._id)}
              onToggle={() => toggle(order._id)}
              failure={resultOf(order._id)?.message}
            />
          ))}
        </ul>
        <TextField
          label={i18n.t('How it came')}
          hint={i18n.t('For example: paid over by the courier on 21 November.')}
          maxLength={300}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Records cash of orders, as often as it takes; the result of each, the latest first. */
function useRecording() {
  const { mutateAsync } = useCollectCash();
  const cache = useMoneyCache();
  const [results, setResults] = useState<readonly CollectedDto[]>([]);
  /** @throws in a sentence when an input is missing or an order was not recorded */
  const record = async (orders: readonly PlacedOrder[], note: string) => {
    if (orders.length === 0) throw new UserFacingError(i18n.t('Choose an order.'));
    if (note.trim() === '') throw new UserFacingError(i18n.t('Say how the cash came.'));
    const data = { orderIds: orders.map(({ _id }) => _id), note: note.trim() };
    const answer = await mutateAsync({ data }).finally(() => void cache.invalidate());
    setResults((earlier) => [...answer.results, ...earlier]);
    const failed = answer.results.filter(({ code }) => code !== null).length;
    if (failed === 0) return;
    throw new UserFacingError(
      i18n.t(
        '{failed, plural, one {One order was not recorded.} other {{failed} orders were not recorded.}}',
        {
          failed,
        },
      ),
    );
  };
  return { results, record };
}

interface RowProps {
  order: PlacedOrder;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
  /** Why its cash was not recorded. */
  failure: CollectedDto['message'] | undefined;
}

function Row({ order, checked, disabled, onToggle, failure }: RowProps) {
  const styles = recipeClasses(collectCash);
  return (
    <li>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          onChange={onToggle}
        />
        <span className={styles.text}>
          {orderTitle(order._id)}, {order.name}
        </span>
        <span className={styles.sum}>{formatDong(amountDue(order))}</span>
      </label>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
    </li>
  );
}
