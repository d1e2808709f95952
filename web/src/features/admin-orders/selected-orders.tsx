import { useState } from 'react';
import { errorMessage, UserFacingError } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { type OrderStatus, statusName } from '../../lib/order-choices';
import { orderTitle } from '../../lib/order-number';
import { amountDue, type PlacedOrder } from '../../lib/order-payment';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { ConfirmDialog, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { PrintedSlips } from '../../widgets/back-office/order-record/print-slip';
import { SelectionBar } from '../../widgets/back-office/selection-bar/selection-bar';
import { Collecting } from './collect-cash';
import { collectCash } from './collect-cash.recipe';
import type { useSelection } from './use-selection';
import type { StatusChanges } from './use-status-changes';

type Question =
  | { kind: 'status'; orders: readonly PlacedOrder[]; to: OrderStatus }
  | { kind: 'cash'; orders: readonly PlacedOrder[] };

interface SelectedOrdersProps {
  selection: ReturnType<typeof useSelection>;
  statuses: StatusChanges;
  /** Called when a dialog is gone. */
  onDone: () => Promise<unknown>;
}

/** What staff do with the selected orders at once (rule O18). */
export function SelectedOrders({ selection, statuses, onDone }: SelectedOrdersProps) {
  const { selected, all, none } = selection;
  const [question, ask] = useState<Question | null>(null);
  const [printed, print] = useState<readonly PlacedOrder[] | null>(null);
  const dialog = useUntilClosed(
    question,
    () => ask(null),
    () => void onDone(),
  );
  const unpaid = selected.filter((order) => order.payment === 'COD' && amountDue(order) > 0);
  return (
    <>
      <SelectionBar
        count={selected.length}
        onStatus={(to) => ask({ kind: 'status', orders: selected, to })}
        onPrint={() => print(selected)}
        onCash={unpaid.length > 0 ? () => ask({ kind: 'cash', orders: unpaid }) : undefined}
        onAll={all}
        onNone={none}
      />
      {printed && <PrintedSlips orders={printed} onPrinted={() => print(null)} />}
      {dialog?.subject.kind === 'cash' && <Collecting orders={dialog.subject.orders} {...dialog.frame} />}
      {dialog?.subject.kind === 'status' && (
        <SettingStatus
          orders={dialog.subject.orders}
          to={dialog.subject.to}
          statuses={statuses}
          {...dialog.frame}
        />
      )}
    </>
  );
}

interface SettingStatusProps extends OverlayFrame {
  orders: readonly PlacedOrder[];
  to: OrderStatus;
  statuses: StatusChanges;
}

function SettingStatus({ orders, to, statuses, ...frame }: SettingStatusProps) {
  const styles = recipeClasses(collectCash);
  const { refusals, setAll } = useSetAll(orders, to, statuses);
  const status = statusName(to).toLowerCase();
  return (
    <ConfirmDialog
      {...frame}
      isSafe={to !== 'canceled'}
      labels={{
        question: i18n.t('Set the status of these orders?'),
        keep: i18n.t({ id: 'dialog.cancel', message: 'Cancel' }),
        act: i18n.t('Set to {status}', { status }),
        acting: i18n.t('Saving'),
      }}
      subject={i18n.t('{count, plural, one {1 order} other {{count} orders}}', { count: orders.length })}
      onConfirm={setAll}
    >
      <ul className={styles.list}>
        {orders.map(({ _id, name }) => (
          <li key={_id}>
            <p className={styles.text}>
              {orderTitle(_id)}, {name}
            </p>
            {refusals[_id] && <p className={styles.failed}>{refusals[_id]}</p>}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** Sets the status of one order after the other; a further try is for those that were refused. */
function useSetAll(orders: readonly PlacedOrder[], to: OrderStatus, statuses: StatusChanges) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>> | null>(null);
  const setAll = async () => {
    const refused: Record<string, string> = {};
    const left = orders.filter(({ _id }) => !refusals || refusals[_id]);
    for (const order of left) {
      await statuses.setOne(order, to).catch((reason: unknown) => {
        refused[order._id] = errorMessage(reason, i18n.t('It could not be saved.'));
      });
    }
    setRefusals(refused);
    const failed = Object.keys(refused).length;
    if (failed === 0) return;
    throw new UserFacingError(
      i18n.t(
        '{failed, plural, one {One order was not changed.} other {{failed} orders were not changed.}} Changed: {changed}.',
        { failed, changed: orders.length - failed },
      ),
    );
  };
  return { refusals: refusals ?? {}, setAll };
}
