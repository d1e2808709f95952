import { useState } from 'react';
import { errorsOf, isStatus, errorMessage, errorMessages } from '../../lib/api-error';
import { useCreateProduct, useUpdateProduct } from '../../api/generated/product-editing/product-editing';
import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { editBody, newBody, type ProductDraft, type SavedProduct } from '../../lib/product-draft';
import { playSound } from '../../lib/sound';
import { TIMINGS } from '../../lib/timings';
import { useProductCache } from '../../state/product-cache';
import { currentUser } from '../../state/session';
import { useActionStatus } from '../../hooks/use-action-status';

interface Options {
  /** The product that the form was filled with; null for a new one. */
  base: SavedProduct | null;
  id: string | null;
  /** Called with the present product when a colleague has changed it meanwhile. */
  onMeanwhile: (product: ProductDto) => void;
  onDone: () => void;
}

const NONE: Readonly<Record<string, string>> = {};

/** Saves the form: a tick and a sound, then the list is loaded again (rule E9); 'failed' for a second otherwise. */
export function useSaveProduct({ base, id, onMeanwhile, onDone }: Options) {
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const cache = useProductCache();
  const { run, refuse, status, isBusy, failure, clearFailure } = useActionStatus();
  const [errors, setErrors] = useState(NONE);

  const send = async (draft: ProductDraft) => {
    if (base && id !== null) {
      await update.mutateAsync({ id, data: editBody(draft, base) });
    } else await create.mutateAsync({ data: newBody(draft) });
    playSound('success');
  };

  const say = (reason: unknown): string => {
    console.error('The product could not be saved.', reason);
    const isConflict = isStatus(reason, 409);
    if (isConflict && id !== null) void cache.fetch(id).then(onMeanwhile, () => null);
    // Messages about sizes that are short stand below the form, a field's message at the field.
    if (!isConflict) setErrors(errorsOf(reason));
    if (id !== null && isStatus(reason, 404)) return i18n.t('This product was deleted.');
    return isConflict ? errorMessages(reason) : errorMessage(reason);
  };

  const save = async (draft: ProductDraft) => {
    setErrors(NONE);
    if (currentUser()?.role !== 'manager') return refuse(i18n.t('Only managers add and edit products.'));
    const isSaved = await run(() => send(draft), {
      tick: TIMINGS.productTick,
      rest: TIMINGS.productClose - TIMINGS.productTick,
      failed: TIMINGS.productFailed,
      onFinished: onDone,
      describeError: say,
    });
    if (isSaved) void cache.invalidate();
  };

  const forgetRefusal = () => {
    setErrors(NONE);
    clearFailure();
  };
  return { save, status, isBusy, message: failure, errors, forgetRefusal };
}
