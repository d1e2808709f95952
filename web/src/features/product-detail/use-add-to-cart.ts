import { useState } from 'react';
import { isStatus, sentenceOf } from '../../api/api-error';
import { useAttachOrder } from '../../api/generated/customers/customers';
import type { AddOrderItemDto, OrderDto } from '../../api/generated/model';
import { useAddOrderItem, useCreateCart, useDecreaseOrderItem } from '../../api/generated/orders/orders';
import { TIMINGS } from '../../lib/timings';
import { useCart, useCartCache } from '../../state/cart';
import { useCustomerCache } from '../../state/customer';
import { useSession } from '../../state/session';
import { useActionStatus } from '../../state/use-action-status';

/** A pair that was put in a cart. */
interface Added {
  cartId: string;
  item: AddOrderItemDto;
}

/** Adds a pair to the cart, and creates a missing cart first (rule K10). The last one can be taken out again. */
export function useAddToCart() {
  const user = useSession();
  const { cart } = useCart();
  const cache = useCartCache();
  const customer = useCustomerCache();
  const createCart = useCreateCart();
  const attachOrder = useAttachOrder();
  const addItem = useAddOrderItem();
  const removeItem = useDecreaseOrderItem();
  const [added, setAdded] = useState<Added | null>(null);
  const { run, status, failure, clearFailure, refuse } = useActionStatus();

  const openCart = async (customerId: string): Promise<string> => {
    const made = await createCart.mutateAsync();
    if (made._id === cart?._id) return made._id;
    await attachOrder.mutateAsync({ id: customerId, data: { orderId: made._id, status: 'cart' } });
    cache.set(made);
    cache.adopt(customerId, made);
    return made._id;
  };

  /** The cached cart may have been placed in another tab: then the pair goes into a new cart. */
  const put = async (item: AddOrderItemDto, customerId: string): Promise<OrderDto> => {
    const id = cart?._id ?? (await openCart(customerId));
    try {
      return await addItem.mutateAsync({ id, data: item });
    } catch (reason) {
      if (!isStatus(reason, 404, 409)) throw reason;
      const next = await openCart(customerId);
      if (next === id) throw reason;
      void cache.refresh(id);
      void customer.refresh(customerId);
      return addItem.mutateAsync({ id: next, data: item });
    }
  };

  const add = async (item: AddOrderItemDto) => {
    if (!user) return;
    const putIn = async () => {
      const cart = await put(item, user._id);
      cache.set(cart);
      setAdded({ cartId: cart._id, item });
    };
    await run(putIn, {
      tick: TIMINGS.addToCartTick,
      rest: TIMINGS.addToCartSuccess,
      say: (reason) => {
        console.error('The pair could not be put in the cart.', reason);
        return sentenceOf(reason);
      },
    });
  };

  const undo = async () => {
    if (!added) return;
    const { productId, color, size, quantity } = added.item;
    setAdded(null);
    try {
      cache.set(
        await removeItem.mutateAsync({ id: added.cartId, data: { productId, color, size, quantity } }),
      );
    } catch (reason) {
      console.error('The pair could not be taken out of the cart.', reason);
      refuse(sentenceOf(reason));
      setAdded(added);
    }
  };

  return {
    add,
    undo,
    /** The pair that was added last; null while another one is being added. */
    added: status === 'loading' ? null : (added?.item ?? null),
    status,
    error: failure,
    clearError: clearFailure,
  };
}
