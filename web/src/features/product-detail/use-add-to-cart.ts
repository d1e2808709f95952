import { sentenceOf } from '../../api/api-error';
import type { AddOrderItemDto } from '../../api/generated/model';
import { TIMINGS } from '../../lib/timings';
import { useCartCache } from '../../state/cart';
import { usePutInCart } from '../../state/put-in-cart';
import { useSession } from '../../state/session';
import { useActionStatus } from '../../state/use-action-status';

/** Adds a pair to the cart, and creates a missing cart first (rule K10). */
export function useAddToCart() {
  const user = useSession();
  const cache = useCartCache();
  const put = usePutInCart();
  const { run, status, failure, clearFailure } = useActionStatus();

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
