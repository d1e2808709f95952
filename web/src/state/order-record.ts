import { isStatus } from '../api/api-error';
import type { OrderChangeDto } from '../api/generated/model';
import { useGetOrder } from '../api/generated/orders/orders';
import { useGetOrderHistory } from '../api/generated/order-handling/order-handling';
import { isPlaced, type PlacedOrder } from '../lib/order-payment';
import { useActorNames } from './actor-names';
import { useLastDefined } from './use-last-defined';

/** A change of an order, with the name of its author if the account still exists. */
export type NamedChange = OrderChangeDto & { actor?: string };

/** An order as staff see it, with its history. */
interface OrderRecordState {
  order: PlacedOrder | undefined;
  /** Why the order could not be shown. */
  failure: { isGone: boolean; message: string } | null;
  history: readonly NamedChange[] | undefined;
  historyFailure: string;
  retry: () => void;
}

/** Reads an order and its history, for staff. Makes no call for the id ''. */
function useOrderRecord(id: string): OrderRecordState {
  const enabled = id !== '';
  const path = encodeURIComponent(id);
  const order = useGetOrder(path, { query: { enabled } });
  const history = useGetOrderHistory(path, { query: { enabled } });
  const nameOf = useActorNames(history.data?.history ?? []);
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
    historyFailure: history.error && !history.data ? history.error.message : '',
    retry: () => {
      if (order.error) void order.refetch();
      if (history.error) void history.refetch();
    },
  };
}

/**
 * The data of an order's dialog. It stays during the closing animation.
 *
 * @param id '' when no order is open
 * @returns null when there is nothing to show
 */
export function useOrderDialog(id: string, onClose: () => void) {
  const { shown, forget } = useLastDefined(id);
  const { retry, ...record } = useOrderRecord(shown);
  if (shown === '') return null;
  return { open: id !== '', onClose, onExitComplete: forget, id: shown, onRetry: retry, ...record };
}
