import { blankColor, blankDraft, type ProductDraft, type SavedProduct } from '../../lib/product-draft';
import { isRecord, kept } from '../../state/kept';

/** The input of the product form that is not saved, and what it was begun with. */
export interface KeptDraft {
  /** Null for a new product. */
  id: string | null;
  base: SavedProduct | null;
  draft: ProductDraft;
}

const NAME = 'product';

/** The one form that is open at a time (rule A17). */
export const keptDraft = {
  /** @returns undefined when nothing is kept */
  read: (): KeptDraft | undefined => {
    const found = kept.read(NAME, isKeptDraft);
    // One that an earlier version of the page kept may lack a field.
    return found && { ...found, draft: withNewKeys({ ...blankDraft(), ...found.draft }) };
  },
  write: (draft: KeptDraft): void => kept.write(NAME, draft),
  drop: (): void => kept.drop(NAME),
};

/** Keys are counted from the beginning by each page. */
function withNewKeys(draft: ProductDraft): ProductDraft {
  return { ...draft, colors: draft.colors.map((color) => ({ ...color, key: blankColor().key })) };
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (!isRecord(value) || !isRecord(value.draft)) return false;
  const { id, base, draft } = value;
  const hasBase = id === null ? base === null : typeof id === 'string' && isRecord(base);
  return hasBase && typeof draft.name === 'string' && Array.isArray(draft.colors);
}
