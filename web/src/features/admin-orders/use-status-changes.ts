import { useEffect, useState } from 'react';
import { isCode, isStatus } from '../../lib/api-error';
import type { OrderDto } from '../../api/generated/model';
import { useUpdateOrderStatus } from '../../api/generated/order-handling/order-handling';
import { i18n } from '../../lib/i18n';
import { orderNumber } from '../../lib/order-number';
import { isPlaced, type PlacedOrder } from '../../lib/order-payment';
import { TIMINGS } from '../../lib/timings';
import { statusName, type OrderStatus } from '../../lib/order-choices';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useDrafts } from '../../hooks/use-drafts';
import type { CycleDraftProps } from '../../ui';

/** The way of payment that staff saw. */
type Seen = OrderDto['payment'];

/** A change that is refused as long as staff do not say that the order is to be sent unpaid. */
export interface Unpaid {
  order: PlacedOrder;
  to: OrderStatus;
}

export type StatusChanges = ReturnType<typeof useStatusChanges>;

/** The last change, while it can be undone. */
interface Done {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
  payment: Seen;
}

/**
 * Sets statuses: a press chooses and the tick saves, or a key sets one at once. The last change can be undone for ten
 * seconds, by setting the earlier status. An order that is to be paid before it is sent is asked about first (rule M14).
 *
 * @param onChanged gets the server's answer, which replaces the row
 */
export function useStatusChanges(onChanged: (order: OrderDto) => void) {
  const { mutateAsync } = useUpdateOrderStatus();
  const cache = useBackOfficeCache();
  const drafts = useDrafts<OrderStatus>();
  const [done, setDone] = useState<Done | null>(null);
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), TIMINGS.undo);
    return () => clearTimeout(timer);
  }, [done]);

  const show = async (order: OrderDto) => {
    onChanged(order);
    await cache.setOrder(order);
  };
  const send = async (
    id: string,
    seen: { status: OrderStatus; payment: Seen },
    status: OrderStatus,
    { sendUnpaid, asks = true }: { sendUnpaid?: true; asks?: boolean } = {},
  ) => {
    const data = { status, statusBefore: seen.status, paymentBefore: seen.payment ?? undefined, sendUnpaid };
    try {
      await show(await mutateAsync({ id, data }));
    } catch (reason) {
      // 409: the customer or a colleague changed the order before, so the row is out of date (rule O5).
      const order = isStatus(reason, 409) ? await cache.fetchOrder(id).catch(() => undefined) : undefined;
      if (order) await show(order);
      if (asks && order && isPlaced(order) && isCode(reason, 'order.not-paid'))
        setUnpaid({ order, to: status });
      throw reason;
    }
  };
  const set = async (order: PlacedOrder, to: OrderStatus, sendUnpaid?: true) => {
    const { _id: id, status: from, payment } = order;
    if (from === to || drafts.draftOf(id)?.isSaving) return;
    if (await drafts.commit(id, to, () => send(id, { status: from, payment }, to, { sendUnpaid })))
      setDone({ id, from, to, payment });
  };
  return {
    /** The editor's choice for an order, and what it does. */
    editorOf: (order: PlacedOrder): CycleDraftProps<OrderStatus> => {
      const draft = drafts.draftOf(order._id);
      return {
        draft: draft?.value ?? null,
        saving: draft?.isSaving,
        error: draft?.error,
        onDraft: (status) => drafts.choose(order._id, status),
        onSave: (status) => void set(order, status),
      };
    },
    choose: drafts.choose,
    refusalsBeyond: drafts.refusalsBeyond,
    set: (order: PlacedOrder, to: OrderStatus) => set(order, to),
    /**
     * Sets the status of one of several orders, and asks nothing.
     *
     * @throws when it was refused
     */
    setOne: ({ _id, status, payment }: PlacedOrder, to: OrderStatus) =>
      send(_id, { status, payment }, to, { asks: false }),
    /** What is asked about; null without a question. */
    unpaid,
    /** Sends it although it is not paid. */
    sendUnpaid: ({ order, to }: Unpaid) => set(order, to, true),
    forgetUnpaid: () => setUnpaid(null),
    /** The last change in words; '' when nothing can be undone. */
    doneText: done ? wordsOf(done) : '',
    undo: () => {
      if (!done) return;
      setDone(null);
      void drafts.commit(done.id, done.from, () =>
        send(done.id, { status: done.to, payment: done.payment }, done.from),
      );
    },
  };
}

function wordsOf({ id, to }: Done): string {
  const status = statusName(to).toLowerCase();
  return i18n.t('#{number} is {status}.', { number: orderNumber(id), status });
}
