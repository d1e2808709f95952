import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useDeleteProduct as useDeleteCall, useRestoreProduct } from '../../api/generated/products/products';
import type { ProductDto } from '../../api/generated/model';
import { TIMINGS } from '../../lib/timings';
import { useProductCache } from '../../state/product-cache';

/** Deletes a product; for ten seconds the last one can be brought back. */
export function useDeleteProduct() {
  const { mutateAsync } = useDeleteCall();
  const { mutateAsync: restore } = useRestoreProduct();
  const cache = useProductCache();
  const [deleted, setDeleted] = useState<ProductDto | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => setDeleted(null), TIMINGS.deleteUndo);
    return () => clearTimeout(timer);
  }, [deleted]);

  const remove = async (product: ProductDto) => {
    await mutateAsync({ id: product._id });
    setFailure('');
    setDeleted(product);
    await cache.refresh();
  };

  const undo = async () => {
    if (!deleted) return;
    setDeleted(null);
    try {
      await restore({ id: deleted._id });
      setFailure('');
    } catch (error) {
      console.error('The deletion could not be taken back.', error);
      setFailure(error instanceof ApiError ? error.message : 'The deletion could not be taken back.');
      setDeleted(deleted);
    }
    await cache.refresh();
  };

  return {
    remove,
    undo,
    /** What can be taken back, in one sentence; '' for nothing. */
    notice: deleted ? [failure, `${deleted.name} was deleted.`].filter(Boolean).join(' ') : '',
  };
}
