import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCode, isStatus, sentenceOf, sentencesOf } from '../../api/api-error';
import { usePlaceOrder } from '../../api/generated/customers/customers';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { useCartCache } from '../../state/cart';
import { invalidateStock, useCustomerCache } from '../../state/customer';
import { usePutInCart } from '../../state/put-in-cart';
import { useActionStatus } from '../../state/use-action-status';
import type { MissingLine } from '../../widgets/order-actions/order-actions';

/** Cancels one's own pending order (rule O2). */
export function useCancelOrder(order: OrderDto, customerId: string) {
  const { mutateAsync } = usePlaceOrder();
  const client = useQueryClient();
  const cache = useCartCache();
  const customer = useCustomerCache();
  return async () => {
    try {
      const canceled = await mutateAsync({
        id: customerId,
        data: { orderId: order._id, status: 'canceled' },
      });
      cache.set(canceled);
    } catch (reason) {
      // The order was sent meanwhile: show what has become of it.
      if (isStatus(reason, 409)) void cache.refresh(order._id);
      throw new Error(sentencesOf(reason), { cause: reason });
    }
    invalidateStock(client);
    void customer.refresh(customerId);
  };
}

/**
 * Puts an order's lines into the cart, as far as they are left (rule O14).
 *
 * @param onWhole called when nothing is missing
 */
export function useOrderAgain(order: OrderDto, customerId: string, onWhole: () => void) {
  const put = usePutInCart();
  const cache = useCartCache();
  const { run, status, failure } = useActionStatus();
  const [missing, setMissing] = useState<readonly MissingLine[]>([]);

  const again = async () => {
    setMissing([]);
    const short: MissingLine[] = [];
    let cart: OrderDto | undefined;
    const putLine = async ({ productId, color, size, quantity: wanted, name }: OrderItemDto) => {
      const line = { productId, color, size };
      let done = 0;
      try {
        // The first pair's answer says how many are left.
        cart = await put({ ...line, quantity: 1 }, customerId, cart?._id);
        done = 1;
        const rest = Math.min(wanted - done, leftFor(cart, line));
        if (rest > 0) cart = await put({ ...line, quantity: rest }, customerId, cart._id);
        done += rest;
      } catch (reason) {
        if (!isStatus(reason, 404, 409) || isCode(reason, 'cart-is-full')) throw reason;
      }
      if (done < wanted) short.push({ name, color, size, wanted, put: done });
    };
    const succeeded = await run(
      async () => {
        try {
          for (const line of order.items) await putLine(line);
        } finally {
          if (cart) cache.set(cart);
          setMissing(short);
        }
      },
      { say: sentenceOf },
    );
    if (succeeded && short.length === 0) onWhole();
  };
  return { again, status, failure, missing };
}

/** Pairs of a line that the cart does not hold yet. */
function leftFor(cart: OrderDto, line: Pick<OrderItemDto, 'productId' | 'color' | 'size'>): number {
  const held = cart.items.find(
    ({ productId, color, size }) =>
      productId === line.productId && color === line.color && size === line.size,
  );
  return held ? held.available - held.quantity : 0;
}
