import { useState } from 'react';
import { errorMessage } from '../../lib/api-error';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { isSameLine } from '../../lib/line-key';
import { useCartCache } from '../../state/cart';
import { usePutInCart } from '../../state/put-in-cart';
import { useSession } from '../../state/session';

/** The pair that was taken out of the cart last, which can be put back (rule K6). */
export function useRemoval(cart: OrderDto | null) {
  const user = useSession();
  const cache = useCartCache();
  const put = usePutInCart();
  const [removed, setRemoved] = useState<OrderItemDto | null>(null);
  const [failure, setFailure] = useState('');

  const undo = async () => {
    if (!user || !removed) return;
    const { productId, color, size } = removed;
    setRemoved(null);
    try {
      cache.set(await put({ productId, color, size, quantity: 1 }, user._id));
    } catch (reason) {
      setFailure(errorMessage(reason));
      setRemoved(removed);
    }
  };

  // A change that failed is taken back.
  const isGone = removed !== null && !cart?.items.some((line) => isSameLine(line, removed));
  const { name = '', size = '' } = removed ?? {};
  return {
    note: (line: OrderItemDto) => {
      setFailure('');
      setRemoved(line);
    },
    undo,
    /** What was taken out, or why it could not be put back; '' for nothing. */
    text: isGone ? failure || i18n.t('{name}, {size}: taken out.', { name, size }) : '',
  };
}
