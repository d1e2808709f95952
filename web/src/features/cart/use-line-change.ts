import type { MutationFunctionContext } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../lib/api-error';
import { useDecreaseOrderItem, useIncreaseOrderItem } from '../../api/generated/orders/orders';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { isSameLine } from '../../lib/line-key';
import { linesTotal } from '../../lib/money';
import { useCartCache } from '../../state/cart';
import { useCustomerCache } from '../../state/customer-cache';
import { useSession } from '../../state/session';

interface LineChange {
  id: string;
  data: { productId: string; color: string; size: string };
}

/**
 * Changes the quantities of a cart's lines. The number changes at once and is taken back when the call fails (rule
 * K11); then the cart is fetched again. Calls are sent one after another, in the order of the presses.
 */
export function useLineChange(cart: OrderDto | null) {
  const cartId = cart?._id ?? '';
  const cache = useCartCache();
  const customer = useCustomerCache();
  const user = useSession();
  const [failed, setFailed] = useState<{ line: LineChange['data']; message: string } | null>(null);

  const options = (step: 1 | -1) => ({
    mutation: {
      scope: { id: `cart-${cartId}` },
      onMutate: async ({ id, data }: LineChange) => {
        setFailed(null);
        await cache.cancelReads(id);
        const before = cache.peek(id);
        if (before) cache.set(withChangedLine(before, data, step));
        return before;
      },
      onError: (error: Error, { id, data }: LineChange, before: OrderDto | undefined) => {
        console.error('The quantity could not be changed.', error);
        setFailed({ line: data, message: errorMessage(error) });
        const now = cache.peek(id);
        if (before && now) cache.set(withLineBack(now, before, data, step));
        void cache.invalidate(id);
        if (user) void customer.invalidate(user._id);
      },
      onSuccess: (
        answer: OrderDto,
        _change: LineChange,
        _before: unknown,
        context: MutationFunctionContext,
      ) => {
        if (
          context.client.isMutating({
            predicate: ({ options: { scope } }) => scope?.id === `cart-${answer._id}`,
          }) <= 1
        ) {
          cache.set(answer);
        }
      },
    },
  });
  const increase = useIncreaseOrderItem(options(1));
  const decrease = useDecreaseOrderItem(options(-1));

  return {
    increase: (line: OrderItemDto) => {
      if (canIncrease(line)) increase.mutate({ id: cartId, data: nameOf(line) });
    },
    decrease: (line: OrderItemDto) => decrease.mutate({ id: cartId, data: nameOf(line) }),
    /** Why the last change of this line failed. */
    messageOf: (line: OrderItemDto) => (failed && isSameLine(line, failed.line) ? failed.message : undefined),
  };
}

/** Whether one more pair is in stock (rule K5). */
export function canIncrease(line: Pick<OrderItemDto, 'quantity' | 'available'>): boolean {
  return line.quantity + 1 <= line.available;
}

/** The cart after a change; decreasing a line from 1 removes it (rule K6). */
export function withChangedLine(cart: OrderDto, line: LineChange['data'], step: 1 | -1): OrderDto {
  const items = cart.items
    .map((item) => (isSameLine(item, line) ? { ...item, quantity: item.quantity + step } : item))
    .filter((item) => item.quantity > 0);
  return withItems(cart, items);
}

/** Takes one line's change back and keeps all later changes. A removed line returns to its place. */
function withLineBack(cart: OrderDto, before: OrderDto, line: LineChange['data'], step: 1 | -1): OrderDto {
  if (cart.items.some((item) => isSameLine(item, line)))
    return withChangedLine(cart, line, step === 1 ? -1 : 1);
  const at = before.items.findIndex((item) => isSameLine(item, line));
  const gone = before.items[at];
  if (!gone || step === 1) return cart;
  return withItems(cart, [...cart.items.slice(0, at), { ...gone, quantity: 1 }, ...cart.items.slice(at)]);
}

function withItems(cart: OrderDto, items: OrderItemDto[]): OrderDto {
  const total = linesTotal(items);
  return { ...cart, items, total, totalPrice: total };
}

function nameOf({ productId, color, size, quantity }: OrderItemDto) {
  return { productId, color, size, quantity };
}
