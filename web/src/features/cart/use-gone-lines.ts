import { useQueries } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { isStatus } from '../../lib/api-error';
import { getGetProductQueryOptions } from '../../api/generated/products/products';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { forgetLine, missingLines, rememberLines } from '../../state/seen-lines';

/**
 * The lines that left the cart because their shoe is no longer sold. A line may also be missing because it was taken
 * out on another device, so each one's shoe is asked for.
 */
export function useGoneLines(cart: OrderDto | null) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (cart) rememberLines(cart);
  }, [cart]);
  const missing = cart ? missingLines(cart) : [];
  const shoes = [...new Set(missing.map(({ productId }) => productId))];
  const gone = useQueries({
    queries: shoes.map((id) => getGetProductQueryOptions(id, undefined, { query: { staleTime: 0 } })),
    combine: (answers) =>
      missing.filter(({ productId }) => isStatus(answers[shoes.indexOf(productId)]?.error, 404)),
  });
  return {
    gone,
    /** Called with a line that the customer takes out. */
    forget: (line: OrderItemDto) => {
      forgetLine(line);
      redraw();
    },
  };
}
