import { isStatus, sentenceOf } from '../../api/api-error';
import { useAttachOrder } from '../../api/generated/customers/customers';
import type { AddOrderItemDto, OrderDto } from '../../api/generated/model';
import { useAddOrderItem, useCreateCart } from '../../api/generated/orders/orders';
import { TIMINGS } from '../../lib/timings';
import { useCart, useCartCache } from '../../state/cart';
import { useCustomerCache } from '../../state/customer';
import { useSession } from '../../state/session';
import { useActionStatus } from '../../state/use-action-status';

/** Adds a pair to the cart, and creates a missing cart first (rule K10). */
export function useAddToCart() {
  const user = useSession();
  const { cart } = useCart();
  const cache = useCartCache();
  const customer = useCustomerCache();
  const createCart = useCreateCart();
  const attachOrder = useAttachOrder();
  const addItem = useAddOrderItem();
  const { run, status, failure, clearFailure } = useActionStatus();

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
    await run(async () => cache.set(await put(item, user._id)), {
      tick: TIMINGS.addToCartTick,
      rest: TIMINGS.addToCartSuccess,
      say: (reason) => {
        console.error('The pair could not be put in the cart.', reason);
        return sentenceOf(reason);
      },
    });
  };

  return { add, status, error: failure, clearError: clearFailure };
}
