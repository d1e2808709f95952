import { isStatus } from '../lib/api-error';
import type { OrderChangeDto, OrderNoteDto } from '../api/generated/model';
import { useGetOrder } from '../api/generated/orders/orders';
import { useGetOrderHistory } from '../api/generated/order-handling/order-handling';
import { isPlaced, type PlacedOrder } from '../lib/order-payment';
import { useActorNames } from './actor-names';

/** A change of an order, with the name of its author if the account still exists. */
export type NamedChange = OrderChangeDto & { actor?: string };

/** A note on an order, the same. */
type NamedNote = OrderNoteDto & { actor?: string };

/** An order as staff see it, with its history. */
interface OrderRecord {
  order: PlacedOrder | undefined;
  /** Why the order could not be shown. */
  failure: { isGone: boolean; message: string } | null;
  history: readonly NamedChange[] | undefined;
  notes: readonly NamedNote[] | undefined;
  historyFailure: string;
  onRetry: () => void;
}

/** Reads an order and its history, for staff. */
export function useOrderRecord(id: string): OrderRecord {
  const path = encodeURIComponent(id);
  const order = useGetOrder(path);
  const history = useGetOrderHistory(path);
  const nameOf = useActorNames([...(history.data?.history ?? []), ...(history.data?.notes ?? [])]);
  const isCart = order.data?.status === 'cart';
  return {
    order: order.data && isPlaced(order.data) ? order.data : undefined,
    failure:
      isCart || (order.error && !order.data)
        ? { isGone: isCart || isStatus(order.error, 404), message: order.error?.message ?? '' }
        : null,
    history: history.data?.history.map((change) => ({
      ...change,
      actor: nameOf(change.actorId),
    })),
    notes: history.data?.notes.map((note) => ({ ...note, actor: nameOf(note.actorId) })),
    historyFailure: history.error && !history.data ? history.error.message : '',
    onRetry: () => {
      if (order.error) void order.refetch();
      if (history.error) void history.refetch();
    },
  };
}
