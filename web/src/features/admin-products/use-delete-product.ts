import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/api-error';
import { unlessGone } from '../../api/unless-gone';
import {
  useDeleteProduct as useDeleteCall,
  useRestoreProduct,
} from '../../api/generated/product-editing/product-editing';
import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { TIMINGS } from '../../lib/timings';
import { useProductCache } from '../../state/product-cache';

/** A deleted product, and why the last attempt to restore it failed. */
interface Deleted {
  product: ProductDto;
  failure: string;
}

/** Deletes products; each can be restored for ten seconds, the last one first (rule E10). */
export function useDeleteProduct() {
  const { mutateAsync } = useDeleteCall();
  const { mutateAsync: restore } = useRestoreProduct();
  const cache = useProductCache();
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const last = deleted.at(-1);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    const started = timers.current;
    return () => started.forEach(clearTimeout);
  }, []);

  const hold = (one: Deleted) => {
    setDeleted((all) => [...all, one]);
    timers.current.push(setTimeout(() => forget(one), TIMINGS.deleteUndo));
  };
  const forget = (one: Deleted) => setDeleted((all) => all.filter((other) => other !== one));

  const remove = async (product: ProductDto) => {
    await unlessGone(mutateAsync({ id: product._id }));
    hold({ product, failure: '' });
    await cache.invalidate();
  };

  const undo = async () => {
    if (!last) return;
    forget(last);
    try {
      await restore({ id: last.product._id });
    } catch (error) {
      console.error('The deletion could not be taken back.', error);
      const failure = errorMessage(error, i18n.t('The deletion could not be taken back.'));
      hold({ ...last, failure });
    }
    await cache.invalidate();
  };

  return {
    remove,
    undo,
    /** What can be undone, in one sentence; '' for nothing. */
    notice: last
      ? [last.failure, i18n.t('{name} was deleted.', { name: last.product.name })].filter(Boolean).join(' ')
      : '',
  };
}
