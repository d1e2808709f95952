import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { i18n } from '../../lib/i18n';
import { blankDraft, draftOf, type ProductDraft, type SavedProduct } from '../../lib/product-draft';
import { mergeDraft, type MergeConflict } from '../../lib/product-merge';
import type { KeptDraft } from './kept-draft';
import type { ChangeDraft } from './use-uploads';

/** Restores fields that a new name cleared, until they are filled again. */
interface Undo {
  text: string;
  restore: (draft: ProductDraft) => ProductDraft;
  isOver: (draft: ProductDraft) => boolean;
}

interface Meanwhile {
  conflicts: MergeConflict[];
  taken: string[];
}

/** What goes with the draft: the saved product below it, and what can be taken back. */
interface DraftContext {
  base: SavedProduct | null;
  undo: Undo | null;
  meanwhile: Meanwhile | null;
}

/**
 * The product form's draft and the product it was loaded from. Fields that a new name cleared (rule E6) can be
 * restored. When a colleague saves the product meanwhile, both versions are merged.
 *
 * @param product null for a new one
 * @param typed what was typed before the session ended, with the product that it was begun with
 */
export function useDraft(product: SavedProduct | null, typed?: Pick<KeptDraft, 'base' | 'draft'>) {
  const [first] = useState(() => (product ? draftOf(product) : blankDraft()));
  const form = useForm<ProductDraft>({ defaultValues: first });
  const draft = useWatch({ control: form.control }) as ProductDraft;
  const [start] = useState(() => startOf(product, typed));
  const [context, setContext] = useState<DraftContext>({
    base: product,
    undo: null,
    meanwhile: start.meanwhile,
  });
  const set = (next: ProductDraft) => form.reset(next, { keepDefaultValues: true });
  const giveBack = useEffectEvent(() => start.draft && set(start.draft));
  useEffect(() => void giveBack(), []);
  const change: ChangeDraft = (update) => {
    const before = form.getValues();
    const after = update(before);
    set(after);
    setContext((current) => {
      const kept = current.undo && !current.undo.isOver(after) ? current.undo : null;
      return { ...current, undo: undoOf(before, after) ?? kept };
    });
  };
  return {
    ...context,
    draft,
    /** Whether the draft was changed. */
    isTouched: form.formState.isDirty,
    change,
    undoClearing: () => {
      if (context.undo) set(context.undo.restore(form.getValues()));
      setContext((current) => ({ ...current, undo: null }));
    },
    /** Merges the product as it is now with the draft. */
    rebase: (theirs: SavedProduct) => {
      if (!context.base) return;
      const { draft: merged, ...meanwhile } = mergeDraft(form.getValues(), context.base, theirs);
      set(merged);
      setContext({ base: theirs, undo: null, meanwhile });
    },
    /** Replaces my value by the colleague's. */
    take: ({ field, theirs }: MergeConflict) => {
      set({ ...form.getValues(), [field]: theirs });
      setContext((current) => ({
        ...current,
        meanwhile: current.meanwhile && {
          ...current.meanwhile,
          conflicts: current.meanwhile.conflicts.filter((other) => other.field !== field),
        },
      }));
    },
  };
}

/** What was typed before, merged with what a colleague has saved since. */
function startOf(
  product: SavedProduct | null,
  typed: Pick<KeptDraft, 'base' | 'draft'> | undefined,
): { draft?: ProductDraft; meanwhile: Meanwhile | null } {
  const { base, draft } = typed ?? { base: null };
  if (!draft || !base || !product || base.version === product.version) return { draft, meanwhile: null };
  const { draft: merged, ...meanwhile } = mergeDraft(draft, base, product);
  return { draft: merged, meanwhile };
}

/** The undo for what a new name cleared; null when it cleared nothing. */
function undoOf(before: ProductDraft, after: ProductDraft): Undo | null {
  if (before.name !== after.name) return undoRename(before);
  const lost = before.colors.find(({ key, color, imageDetail }) => {
    const now = after.colors.find((other) => other.key === key);
    return now && now.color !== color && imageDetail.length > 0 && now.imageDetail.length === 0;
  });
  if (!lost) return null;
  const { key, color, imageDetail } = lost;
  return {
    text: i18n.t('Another name is another color: its pictures were cleared.'),
    restore: (draft) => ({
      ...draft,
      colors: draft.colors.map((other) => (other.key === key ? { ...other, color, imageDetail } : other)),
    }),
    isOver: (draft) => draft.colors.every((other) => other.key !== key || other.imageDetail.length > 0),
  };
}

function undoRename({ name, adImage, navbarImage, model, colors }: ProductDraft): Undo | null {
  const hasColors = colors.some(
    ({ color, sizes, imageDetail }) => color || sizes.length + imageDetail.length > 0,
  );
  if (!adImage && !navbarImage && !model && !hasColors) return null;
  return {
    text: i18n.t('Another name is another shoe: its pictures and colors were cleared.'),
    restore: (draft) => ({ ...draft, name, adImage, navbarImage, model, colors }),
    isOver: (draft) =>
      [draft.adImage, draft.navbarImage, draft.model].some(Boolean) ||
      draft.colors.some((c) => c.color !== ''),
  };
}
