import { i18n } from './i18n';
import {
  colorDraftOf,
  DRAFT_TEXTS,
  draftLabel,
  draftOf,
  type ColorDraft,
  type DraftSize,
  type DraftText,
  type ProductDraft,
  type SavedColor,
  type SavedProduct,
} from './product-draft';

/** A field that both people changed: the draft keeps mine, and the form offers theirs. */
export interface MergeConflict {
  field: DraftText;
  theirs: string;
}

interface Merge {
  draft: ProductDraft;
  conflicts: MergeConflict[];
  /** The labels of the fields that only the colleague changed; the draft now has their values. */
  taken: string[];
}

/**
 * Merges the draft with what a colleague saved meanwhile (three-way merge). A field that only one person changed
 * takes that change. Where both changed a field, mine stays and the conflict is returned. For a size, the difference
 * that I typed is applied to the present quantity, as the server does (rule E4).
 *
 * @param mine the draft as it is
 * @param base the product that the draft was loaded from
 * @param theirs the product as it is now
 */
export function mergeDraft(mine: ProductDraft, base: SavedProduct, theirs: SavedProduct): Merge {
  const before = draftOf(base);
  const now = draftOf(theirs);
  const draft = { ...mine };
  const conflicts: MergeConflict[] = [];
  const taken: string[] = [];
  for (const field of DRAFT_TEXTS) {
    if (now[field] === before[field] || now[field] === mine[field]) continue;
    if (mine[field] === before[field]) {
      draft[field] = now[field];
      taken.push(draftLabel(field));
    } else conflicts.push({ field, theirs: now[field] });
  }
  if (JSON.stringify(theirs.colors) !== JSON.stringify(base.colors)) taken.push(i18n.t('Colors'));
  return {
    draft: { ...draft, colors: mergeColors(mine.colors, base.colors, theirs.colors) },
    conflicts,
    taken,
  };
}

type Colors = readonly SavedColor[];

function mergeColors(mine: readonly ColorDraft[], base: Colors, theirs: Colors): ColorDraft[] {
  const merged = mine.flatMap((color) => {
    const before = find(base, color.before);
    const now = find(theirs, color.before);
    if (now && before) return [mergeColor(color, before, now)];
    if (!before) return [color];
    // The colleague removed this colour: the draft removes it too, unless I changed it.
    return isTouched(color, before) ? [{ ...color, before: undefined }] : [];
  });
  const there = new Set(merged.flatMap(({ color, before }) => [color.trim().toLowerCase(), before]));
  const added = theirs.filter(({ color }) => !find(base, color) && !there.has(color));
  return [...merged, ...added.map(colorDraftOf)];
}

function mergeColor(mine: ColorDraft, base: SavedColor, theirs: SavedColor): ColorDraft {
  return {
    ...mine,
    before: theirs.color,
    colorHex: mine.colorHex === base.colorHex ? theirs.colorHex : mine.colorHex,
    imageDetail: same(mine.imageDetail, base.imageDetail) ? [...theirs.imageDetail] : mine.imageDetail,
    sizes: mergeSizes(mine.sizes, base.sizes, theirs.sizes),
  };
}

type Sizes = readonly DraftSize[];

function mergeSizes(mine: Sizes, base: Sizes, theirs: Sizes): DraftSize[] {
  const names = [...new Set([...mine, ...theirs].map(({ size }) => size))];
  return names
    .flatMap((size) => {
      const quantity = mergeQuantity(pairs(mine, size), pairs(base, size), pairs(theirs, size));
      return quantity === undefined ? [] : [{ size, quantity }];
    })
    .sort((a, b) => Number(a.size) - Number(b.size));
}

/** @returns undefined for a size that was removed */
function mergeQuantity(mine?: number, base?: number, theirs?: number): number | undefined {
  if (mine === undefined) return base === undefined ? theirs : undefined;
  if (base === undefined) return mine;
  if (theirs === undefined) return mine === base ? undefined : mine;
  return Math.max(0, theirs + mine - base);
}

function pairs(sizes: Sizes, size: string): number | undefined {
  return sizes.find((one) => one.size === size)?.quantity;
}

function find(colors: Colors, name: string | undefined): SavedColor | undefined {
  return name === undefined ? undefined : colors.find(({ color }) => color === name);
}

function isTouched(mine: ColorDraft, base: SavedColor): boolean {
  const { color, colorHex, imageDetail } = mine;
  const renamed = color !== base.color || colorHex !== base.colorHex;
  return renamed || !same(imageDetail, base.imageDetail) || !same(mine.sizes, base.sizes);
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
