import { useEffect, useState } from 'react';
import { isStatus } from '../../api/api-error';
import type { OrderDto } from '../../api/generated/model';
import { useUpdateOrderStatus } from '../../api/generated/order-handling/order-handling';
import { i18n } from '../../lib/i18n';
import { orderNumber } from '../../lib/order-number';
import type { PlacedOrder } from '../../lib/order-payment';
import { TIMINGS } from '../../lib/timings';
import { statusName, type OrderStatus } from '../../lib/choices';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useDrafts } from '../../state/use-drafts';

/** The last change, while it can be undone. */
interface Done {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
}

/**
 * Sets statuses: a press chooses and the tick saves, or a key sets one at once. The last change can be undone for ten
 * seconds, by setting the earlier status.
 *
 * @param onChanged gets the server's answer, which replaces the row
 */
export function useStatusChanges(onChanged: (order: OrderDto) => void) {
  const { mutateAsync } = useUpdateOrderStatus();
  const cache = useBackOfficeCache();
  const drafts = useDrafts<OrderStatus>();
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), TIMINGS.undo);
    return () => clearTimeout(timer);
  }, [done]);

  const show = async (order: OrderDto) => {
    onChanged(order);
    await cache.setOrder(order);
  };
  const send = async (id: string, statusBefore: OrderStatus, status: OrderStatus) => {
    try {
      await show(await mutateAsync({ id, data: { status, statusBefore } }));
    } catch (reason) {
      // 409: the customer or a colleague changed the status before, so the row is out of date (rule O5).
      if (isStatus(reason, 409)) await cache.fetchOrder(id).then(show, () => undefined);
      throw reason;
    }
  };
  return {
    draftOf: drafts.draftOf,
    choose: drafts.choose,
    refusalsBeyond: drafts.refusalsBeyond,
    set: async ({ _id: id, status: from }: PlacedOrder, to: OrderStatus) => {
      if (from === to || drafts.draftOf(id)?.isSaving) return;
      if (await drafts.commit(id, to, () => send(id, from, to))) setDone({ id, from, to });
    },
    /** The last change in words; '' when nothing can be undone. */
    doneText: done ? wordsOf(done) : '',
    undo: () => {
      if (!done) return;
      setDone(null);
      void drafts.commit(done.id, done.from, () => send(done.id, done.to, done.from));
    },
  };
}

function wordsOf({ id, to }: Done): string {
  const status = statusName(to).toLowerCase();
  return i18n.t('#{number} is {status}.', { number: orderNumber(id), status });
}
