import { useState } from 'react';
import { isStatus, sentenceOf } from '../../api/api-error';
import { useAttachOrder } from '../../api/generated/customers/customers';
import type { AddOrderItemDto, OrderDto } from '../../api/generated/model';
import { useAddOrderItem, useCreateCart } from '../../api/generated/orders/orders';
import { TIMINGS, wait } from '../../lib/timings';
import { useCart, useCartCache } from '../../state/cart';
import { useCustomerCache } from '../../state/customer';
import { useSession } from '../../state/session';
import { useMounted } from '../../state/use-mounted';

export type AddStatus = 'idle' | 'loading' | 'success';

/** Adds a pair to the cart, and creates the cart first if there is none (rule K10). */
export function useAddToCart() {
  const user = useSession();
  const { cart } = useCart();
  const cache = useCartCache();
  const customer = useCustomerCache();
  const createCart = useCreateCart();
  const attachOrder = useAttachOrder();
  const addItem = useAddOrderItem();
  const isMounted = useMounted();
  const [status, setStatus] = useState<AddStatus>('idle');
  const [error, setError] = useState('');

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
    if (status !== 'idle' || !user) return;
    setStatus('loading');
    setError('');
    try {
      cache.set(await put(item, user._id));
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
