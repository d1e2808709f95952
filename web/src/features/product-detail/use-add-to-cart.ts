import { useState } from 'react';
import { isStatus, errorMessage } from '../../lib/api-error';
import type { AddOrderItemDto } from '../../api/generated/model';
import { useDecreaseOrderItem } from '../../api/generated/orders/orders';
import { TIMINGS } from '../../lib/timings';
import { useCartCache } from '../../state/cart';
import { usePutInCart } from '../../state/put-in-cart';
import { useSession } from '../../state/session';
import { useActionStatus } from '../../hooks/use-action-status';

/** A pair that was put in a cart. */
interface Added {
  cartId: string;
  item: AddOrderItemDto;
}

/**
 * Adds a pair to the cart, and creates a missing cart first (rule K10). The last one can be taken out again.
 *
 * @param onAdded called with each pair that is in the cart
 * @param onStock called when the stock on the page may be outdated: after each answer, a refusal's too
 */
export function useAddToCart(onAdded: (item: AddOrderItemDto) => void, onStock: () => void) {
  const user = useSession();
  const cache = useCartCache();
  const put = usePutInCart();
  const removeItem = useDecreaseOrderItem();
  const [added, setAdded] = useState<Added | null>(null);
  const { run, status, failure, clearFailure, refuse } = useActionStatus();

  const add = async (item: AddOrderItemDto) => {
    if (!user) return;
    const putIn = async () => {
      const cart = await put(item, user._id);
      cache.set(cart);
      setAdded({ cartId: cart._id, item });
      onAdded(item);
      onStock();
    };
    await run(putIn, {
      tick: TIMINGS.addToCartTick,
      rest: TIMINGS.addToCartSuccess,
      describeError: (reason) => {
        console.error('The pair could not be put in the cart.', reason);
        if (isStatus(reason, 404, 409)) onStock();
        return errorMessage(reason);
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
      refuse(errorMessage(reason));
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
