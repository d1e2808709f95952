import { isStatus } from '../lib/api-error';
import { useAttachOrder } from '../api/generated/customers/customers';
import type { AddOrderItemDto, OrderDto } from '../api/generated/model';
import { useAddOrderItem, useCreateCart } from '../api/generated/orders/orders';
import { useCart, useCartCache } from './cart';
import { useCustomerCache } from './customer-cache';
import { rememberLines } from './seen-lines';

/**
 * Puts pairs into the customer's cart, and creates a missing cart first (rule K10).
 *
 * @returns a function that answers the cart; `cartId` is the cart of a call before, if there was one
 */
export function usePutInCart() {
  const { cart } = useCart({ refetchOnMount: false });
  const cache = useCartCache();
  const customer = useCustomerCache();
  const createCart = useCreateCart();
  const attachOrder = useAttachOrder();
  const addItem = useAddOrderItem();

  const openCart = async (customerId: string): Promise<string> => {
    const made = await createCart.mutateAsync();
    if (made._id === cart?._id) return made._id;
    await attachOrder.mutateAsync({ id: customerId, data: { orderId: made._id, status: 'cart' } });
    cache.set(made);
    cache.adopt(customerId, made);
    return made._id;
  };

  /** The cached cart may have been placed in another tab: then the pair goes into a new cart. */
  const put = async (item: AddOrderItemDto, customerId: string, cartId = cart?._id): Promise<OrderDto> => {
    const id = cartId ?? (await openCart(customerId));
    try {
      return await addItem.mutateAsync({ id, data: item });
    } catch (reason) {
      if (!isStatus(reason, 404, 409)) throw reason;
      const next = await openCart(customerId);
      if (next === id) throw reason;
      void cache.invalidate(id);
      void customer.invalidate(customerId);
      return addItem.mutateAsync({ id: next, data: item });
    }
  };
  return async (...call: Parameters<typeof put>): Promise<OrderDto> => {
    const changed = await put(...call);
    rememberLines(changed);
    return changed;
  };
}
