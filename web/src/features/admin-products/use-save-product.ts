import { useState } from 'react';
import { errorsOf, isStatus, sentenceOf, sentencesOf } from '../../api/api-error';
import { useCreateProduct, useUpdateProduct } from '../../api/generated/products/products';
import type { CreateProductDto, ProductDto, UpdateProductDto } from '../../api/generated/model';
import { editBody, newBody, type ProductDraft, type SavedProduct } from '../../lib/product-draft';
import { playSound } from '../../lib/sound';
import { TIMINGS, wait } from '../../lib/timings';
import { useProductCache } from '../../state/product-cache';
import { currentUser } from '../../state/session';
import { useMounted } from '../../state/use-mounted';

interface Options {
  /** The product that the form was filled with; null for a new one. */
  base: SavedProduct | null;
  id: string | null;
  /** Called with the present product when a colleague has changed it meanwhile. */
  onMeanwhile: (product: ProductDto) => void;
  onDone: () => void;
}

interface Refusal {
  message: string;
  errors: Readonly<Record<string, string>>;
}

const NONE: Refusal = { message: '', errors: {} };

/** Saves the form: a tick and a sound, then the list is loaded again (rule E9); 'failed' for a second otherwise. */
export function useSaveProduct({ base, id, onMeanwhile, onDone }: Options) {
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const cache = useProductCache();
  const isMounted = useMounted();
  const [status, setStatus] = useState<'idle' | 'loading' | 'success' | 'failed'>('idle');
  const [refusal, setRefusal] = useState<Refusal>(NONE);

  const send = (draft: ProductDraft) =>
    base && id !== null
      ? update.mutateAsync({ id, data: editBody(draft, base) as UpdateProductDto })
      : create.mutateAsync({ data: newBody(draft) as CreateProductDto });

  const fail = async (reason: unknown) => {
    console.error('The product could not be saved.', reason);
    setRefusal(refusalOf(reason));
    setStatus('failed');
    if (isStatus(reason, 409) && id !== null) {
      const now = await cache.look(id).catch(() => null);
      if (now) onMeanwhile(now);
    }
    await wait(TIMINGS.productFailed);
    setStatus((now) => (now === 'failed' ? 'idle' : now));
  };

  const save = async (draft: ProductDraft) => {
    if (status === 'loading' || status === 'success') return;
    if (currentUser()?.role !== 'manager') {
      return setRefusal({ ...NONE, message: 'Only managers add and edit products.' });
    }
    setStatus('loading');
    setRefusal(NONE);
    try {
      await send(draft);
    } catch (reason) {
      return fail(reason);
    }
    playSound('success');
    await wait(TIMINGS.productTick);
    setStatus('success');
    await wait(TIMINGS.productClose - TIMINGS.productTick);
    void cache.refresh();
    if (isMounted()) onDone();
  };

  return { save, status, refusal, forgetRefusal: () => refusal !== NONE && setRefusal(NONE) };
}

/** Messages about sizes that are short stand below the form, a field's message at the field. */
function refusalOf(reason: unknown): Refusal {
  return isStatus(reason, 409)
    ? { message: sentencesOf(reason), errors: {} }
    : { message: sentenceOf(reason), errors: errorsOf(reason) };
}
