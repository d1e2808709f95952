import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCode, isStatus } from '../../lib/api-error';
import { usePlaceOrder } from '../../api/generated/customers/customers';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { colorToday } from '../../lib/color-today';
import { isSameLine } from '../../lib/line-key';
import { useCartCache } from '../../state/cart';
import { invalidateProducts } from '../../state/product-cache';
import { useCustomerCache } from '../../state/customer-cache';
import { usePutInCart } from '../../state/put-in-cart';
import { useActionStatus } from '../../hooks/use-action-status';
import { useMounted } from '../../hooks/use-mounted';
import type { MissingLine } from '../../widgets/account/order-actions/order-actions';

/** Cancels one's own pending order (rule O2). */
export function useCancelOrder(order: OrderDto, customerId: string) {
  const { mutateAsync } = usePlaceOrder();
  const client = useQueryClient();
  const cache = useCartCache();
  const customer = useCustomerCache();
  return async () => {
    const data = { orderId: order._id, status: 'canceled' as const };
    const answer = mutateAsync({ id: customerId, data }).catch((reason: unknown) => {
      // The order was sent meanwhile: show what has become of it.
      if (isStatus(reason, 409)) void cache.invalidate(order._id);
      throw reason;
    });
    cache.set(await answer);
    void invalidateProducts(client);
    void customer.invalidate(customerId);
  };
}

/**
 * Puts an order's lines into the cart, as far as they are left (rule O14). After a failure it goes on with what is not
 * in the cart yet.
 *
 * @param onWhole called when nothing is missing
 */
export function useOrderAgain(order: OrderDto, customerId: string, onWhole: () => void) {
  const put = usePutInCart();
  const cache = useCartCache();
  const { run, status, failure } = useActionStatus();
  const [missing, setMissing] = useState<readonly MissingLine[]>([]);
  /** Pairs in the cart, by line, of a run that failed. */
  const kept = useRef(new Map<OrderItemDto, number>());
  const isMounted = useMounted();

  const again = async () => {
    setMissing([]);
    const short: MissingLine[] = [];
    let cart: OrderDto | undefined;
    const putLine = async (item: OrderItemDto) => {
      const { productId, color, size, quantity: wanted, name } = item;
      // The cart answers with what the colour is called today.
      const line = { productId, color: colorToday(item), size };
      let done = kept.current.get(item) ?? 0;
      const putPairs = async (quantity: number) => {
        const next = await put({ ...line, quantity }, customerId, cart?._id);
        done += quantity;
        kept.current.set(item, done);
        cart = next;
        return next;
      };
      try {
        // The first pair's answer says how many are left.
        if (done < wanted) {
          const rest = Math.min(wanted - done - 1, leftFor(await putPairs(1), line));
          if (rest > 0) await putPairs(rest);
        }
      } catch (reason) {
        if (!isStatus(reason, 404, 409) || isCode(reason, 'cart-is-full')) throw reason;
      }
      if (done < wanted) short.push({ name, color, size, wanted, put: done });
    };
    const succeeded = await run(async () => {
      try {
        for (const item of order.items) await putLine(item);
        kept.current.clear();
      } finally {
        if (cart) cache.set(cart);
        setMissing(short);
      }
    });
    if (succeeded && short.length === 0 && isMounted()) onWhole();
  };
  return { again, status, failure, missing };
}

/** Pairs of a line that the cart does not hold yet. */
function leftFor(cart: OrderDto, line: Pick<OrderItemDto, 'productId' | 'color' | 'size'>): number {
  const held = cart.items.find((item) => isSameLine(item, line));
  return held ? held.available - held.quantity : 0;
}
