import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useAttachOrder } from '../../api/generated/customers/customers';
import type { AddOrderItemDto } from '../../api/generated/model';
import { useAddOrderItem, useCreateCart } from '../../api/generated/orders/orders';
import { TIMINGS, wait } from '../../lib/timings';
import { useCart, useCartCache } from '../../state/cart';
import { useSession } from '../../state/session';
import { useMounted } from '../../state/use-mounted';

export type AddStatus = 'idle' | 'loading' | 'success';

/** Puts a pair in the cart, making the cart first when there is none (specification §4, Cart and Add-to-cart button). */
export function useAddToCart() {
  const user = useSession();
  const { cart } = useCart();
  const cache = useCartCache();
  const createCart = useCreateCart();
  const attachOrder = useAttachOrder();
  const addItem = useAddOrderItem();
  const isMounted = useMounted();
  const [status, setStatus] = useState<AddStatus>('idle');
  const [error, setError] = useState('');

  const cartId = async (customerId: string): Promise<string> => {
    if (cart) return cart._id;
    const made = await createCart.mutateAsync();
    await attachOrder.mutateAsync({ id: customerId, data: { orderId: made._id, status: 'cart' } });
    cache.set(made);
    cache.adopt(customerId, made);
    return made._id;
  };

  const add = async (item: AddOrderItemDto) => {
    if (status !== 'idle' || !user) return;
    setStatus('loading');
    setError('');
    try {
      const id = await cartId(user._id);
      cache.set(await addItem.mutateAsync({ id, data: item }));
      await wait(TIMINGS.addToCartTick);
      setStatus('success');
      await wait(TIMINGS.addToCartSuccess);
    } catch (reason) {
      console.error('The pair could not be put in the cart.', reason);
      if (isMounted()) setError(sentenceOf(reason));
    }
    if (isMounted()) setStatus('idle');
  };

  return { add, status, error, clearError: () => setError('') };
}

function sentenceOf(reason: unknown): string {
  return reason instanceof ApiError ? reason.message : 'Something went wrong. Please try again.';
}
