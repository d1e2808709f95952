import { useState } from 'react';
import type { ChangeStockDtoReason, ProductDto } from '../../api/generated/model';
import { useChangeStock } from '../../api/generated/product-editing/product-editing';
import { useActionStatus } from '../../hooks/use-action-status';
import { errorMessage, errorsOf, isStatus } from '../../lib/api-error';
import { playSound } from '../../lib/sound';
import { TIMINGS } from '../../lib/timings';
import { useProductCache } from '../../state/product-cache';
import { countKey } from '../../widgets/back-office/stock-counts/stock-counts';

const NONE: Readonly<Record<string, never>> = {};

/**
 * The counts that a manager types for a product's sizes. Saving sends what was seen along, so that a sale and a
 * colleague's change meanwhile stay (rule E4), and then loads the lists and the ledger again.
 */
export function useStockCounts(product: ProductDto) {
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>(NONE);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(NONE);
  const [reason, setReason] = useState<ChangeStockDtoReason>('counted');
  const { mutateAsync } = useChangeStock();
  const cache = useProductCache();
  const { run, status, isBusy, failure, clearFailure } = useActionStatus();

  const changes = withinStock(product, typed);
  const items = product.colors.flatMap(({ color, sizes }) =>
    sizes.flatMap(({ size, quantity }) => {
      const change = changes[countKey(color, size)];
      const key = { productId: product._id, color, size };
      return change ? [{ ...key, quantity: quantity + change, quantityBefore: quantity }] : [];
    }),
  );
  const send = async () => {
    const now = await mutateAsync({ data: { items, reason } });
    playSound('success');
    cache.setStock(product, now.items);
    setTyped(NONE);
    await cache.invalidate();
  };
  const say = (error: unknown): string => {
    console.error('The stock could not be changed.', error);
    const own = Object.entries(errorsOf(error)).map(
      ([key, text]) => [key.slice(product._id.length + 1), text] as const,
    );
    setErrors(Object.fromEntries(own));
    // What was seen has changed: the next attempt begins with what is there now.
    if (isStatus(error, 409)) void cache.invalidate();
    return errorMessage(error);
  };

  return {
    changes,
    errors,
    reason,
    status,
    message: failure,
    isTouched: items.length > 0,
    setReason,
    change: (key: string, by: number) => {
      if (isBusy) return;
      clearFailure();
      setErrors(({ [key]: _gone, ...others }) => others);
      setTyped(({ [key]: _before, ...others }) => (by === 0 ? others : { ...others, [key]: by }));
    },
    save: () => {
      if (items.length === 0) return;
      setErrors(NONE);
      const rest = TIMINGS.productClose - TIMINGS.productTick;
      void run(send, { tick: TIMINGS.productTick, rest, failed: TIMINGS.productFailed, describeError: say });
    },
  };
}

/** The changes, none of which takes more pairs than are left by now. */
function withinStock({ colors }: ProductDto, typed: Readonly<Record<string, number>>) {
  const kept = colors.flatMap(({ color, sizes }) =>
    sizes.flatMap(({ size, quantity }) => {
      const key = countKey(color, size);
      const change = Math.max(typed[key] ?? 0, -quantity);
      return change === 0 ? [] : [[key, change] as const];
    }),
  );
  return Object.fromEntries(kept);
}
