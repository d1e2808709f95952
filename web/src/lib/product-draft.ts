/** What the product form holds while someone types: everything may still be empty. */
export interface ProductDraft {
  name: string;
  type: string;
  brand: string;
  /** Digits only, as they are typed. */
  price: string;
  highLight: string;
  desc: string;
  adImage: string;
  navbarImage: string;
  colors: ColorDraft[];
}

export interface ColorDraft {
  /** Stays while everything else of the colour changes. */
  key: string;
  color: string;
  /** The name under which the shop knows it; missing for a new colour. */
  before?: string;
  colorHex: string;
  imageDetail: string[];
  /** Smallest first. */
  sizes: DraftSize[];
}

export interface DraftSize {
  size: string;
  quantity: number;
}

/** A product as the shop has it: what an edit is based on. */
export interface SavedProduct extends Omit<ProductDraft, 'price' | 'colors'> {
  price: number;
  version: number;
  colors: readonly SavedColor[];
}

export interface SavedColor {
  color: string;
  colorHex: string;
  imageDetail: readonly string[];
  sizes: readonly DraftSize[];
}

/** The draft's fields that are one text. */
export type DraftText = Exclude<keyof ProductDraft, 'colors'>;

/** The form's words for a product's fields (contract §8), in the form's order. */
export const DRAFT_LABELS: Readonly<Record<DraftText, string>> = {
  name: 'Name',
  type: 'Type',
  brand: 'Brand',
  price: 'Price',
  highLight: 'Highlight',
  desc: 'Description',
  adImage: 'Ad image',
  navbarImage: 'Navbar image',
};

/** What the shop takes at most; the server says the same. */
export const DRAFT_LIMITS = {
  name: 150,
  highLight: 300,
  desc: 10_000,
  /** Digits: two thousand million dong. */
  price: 10,
  color: 60,
  colors: 20,
  sizes: 40,
  quantity: 1_000_000,
  /** Detail images of a colour (specification §9). */
  images: 6,
  imageBytes: 8 * 1024 * 1024,
} as const;

const SIZE = /^\d{1,3}(\.\d{1,2})?$/;
const HEX = /^#[0-9a-f]{6}$/i;
let colorsMade = 0;

/** A colour with nothing in it. */
export function blankColor(): ColorDraft {
  colorsMade += 1;
  return { key: `color-${colorsMade}`, color: '', colorHex: '', imageDetail: [], sizes: [] };
}

/** What the form of a new product begins with. */
export function blankDraft(): ProductDraft {
  return { ...blankTexts(), colors: [blankColor()] };
}

/** What the form of a product that is there begins with. */
export function draftOf(product: SavedProduct): ProductDraft {
  const { name, type, brand, price, highLight, desc, adImage, navbarImage } = product;
  return {
    ...{ name, type, brand, highLight, desc, adImage, navbarImage },
    price: String(price),
    colors: product.colors.map(colorDraftOf),
  };
}

export function colorDraftOf({ color, colorHex, imageDetail, sizes }: SavedColor): ColorDraft {
  const { key } = blankColor();
  return { key, color, before: color, colorHex, imageDetail: [...imageDetail], sizes: sizes.map(sizeOf) };
}

/** Another name is another shoe: its pictures and all its colours go (specification §4). */
export function rename(draft: ProductDraft, name: string): ProductDraft {
  if (name === draft.name) return draft;
  return { ...draft, name, adImage: '', navbarImage: '', colors: [blankColor()] };
}

/** Another name is another colour: its detail images go (specification §4). */
export function renameColor(color: ColorDraft, name: string): ColorDraft {
  return name === color.color ? color : { ...color, color: name, imageDetail: [] };
}

/** What a typed price keeps: its digits (specification §5), at most as many as a price may have. */
export function digitsOf(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .replace(/^0+/, (zeros, _at, digits: string) => (zeros === digits ? '0' : ''))
    .slice(0, DRAFT_LIMITS.price);
}

/** A typed size as it is saved: '42,50' is '42.5'; null for what is no size. */
export function readSize(typed: string): string | null {
  const text = typed.trim().replace(',', '.');
  return SIZE.test(text) ? String(Number(text)) : null;
}

/** A typed quantity; null for what is none. */
export function readQuantity(typed: string): number | null {
  const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return quantity <= DRAFT_LIMITS.quantity ? quantity : null;
}

/** With a size more, sorted as numbers (specification §5); a size that is there takes the new quantity. */
export function withSize(sizes: readonly DraftSize[], added: DraftSize): DraftSize[] {
  return [...withoutSize(sizes, added.size), added].sort((a, b) => Number(a.size) - Number(b.size));
}

export function withoutSize(sizes: readonly DraftSize[], size: string): DraftSize[] {
  return sizes.filter((one) => one.size !== size);
}

/** What the platform's colour picker shows while no colour is written: it knows no empty one. */
export const NO_HEX = '#ffffff';

/** A colour's hex as it is saved; anything else is not a colour yet. */
export function isHex(text: string): boolean {
  return HEX.test(text.trim());
}

/** Nothing was put into it. */
export function isBlankColor({ color, colorHex, imageDetail, sizes }: ColorDraft): boolean {
  return !color.trim() && !colorHex.trim() && imageDetail.length + sizes.length === 0;
}

/**
 * What is still missing before the product can be saved (specification §5), in the form's words.
 *
 * @returns an empty list for a product that is complete
 */
export function missingOf(draft: ProductDraft): string[] {
  const fields = Object.keys(DRAFT_LABELS) as DraftText[];
  const missing = fields.filter((field) => !draft[field].trim()).map((field) => DRAFT_LABELS[field]);
  const seen = new Set<string>();
  draft.colors.forEach((color, index) => {
    const name = color.color.trim().toLowerCase();
    const of = draft.colors.length > 1 ? ` of ${name || `color ${index + 1}`}` : '';
    missing.push(...missingOfColor(color).map((label) => label + of));
    if (name && seen.has(name)) missing.push(`A name of its own for the second ${name}`);
    seen.add(name);
  });
  return draft.colors.length === 0 ? [...missing, 'Color'] : missing;
}

function missingOfColor({ color, colorHex, imageDetail, sizes }: ColorDraft): string[] {
  return [
    ...(color.trim() && !color.includes(',') ? [] : ['Color']),
    ...(isHex(colorHex) ? [] : ['Color hex']),
    ...(imageDetail.length > 0 ? [] : ['Detail images']),
    ...(sizes.length > 0 ? [] : ['Size']),
  ];
}

/**
 * A new product's body.
 *
 * @param draft one of which nothing is missing
 */
export function newBody(draft: ProductDraft) {
  const { colors, ...texts } = draft;
  return { ...tidy(texts), colors: colors.map(newColor) };
}

/**
 * An edit's body: the version it is based on, and of each size the quantity that was seen, so that a sale or a
 * colleague in between is neither undone nor overwritten (contract §5).
 *
 * @param base the product as it was when the form was filled
 */
export function editBody(draft: ProductDraft, base: SavedProduct) {
  return {
    ...newBody(draft),
    version: base.version,
    colors: draft.colors.map((color) => editedColor(color, base)),
  };
}

function editedColor(color: ColorDraft, base: SavedProduct) {
  const saved = savedOf(color, base);
  const renamed = saved && saved.color !== color.color.trim().toLowerCase();
  return {
    ...newColor(color),
    ...(renamed ? { colorBefore: saved.color } : {}),
    sizes: color.sizes.map(({ size, quantity }) => {
      const seen = saved?.sizes.find((one) => one.size === size)?.quantity;
      return seen === undefined ? { size, quantity } : { size, quantity, quantityBefore: seen };
    }),
  };
}

/** The saved colour that a draft's is: the one it came from, else the one of its name. */
function savedOf({ before, color }: ColorDraft, { colors }: SavedProduct): SavedColor | undefined {
  const name = before ?? color.trim().toLowerCase();
  return colors.find((saved) => saved.color === name);
}

function newColor({ color, colorHex, imageDetail, sizes }: ColorDraft) {
  return { color: color.trim().toLowerCase(), colorHex: colorHex.trim(), imageDetail, sizes };
}

function tidy(texts: Omit<ProductDraft, 'colors'>) {
  return {
    ...texts,
    name: texts.name.trim(),
    highLight: texts.highLight.trim(),
    desc: texts.desc.trim(),
    price: Number(texts.price),
  };
}

function blankTexts(): Omit<ProductDraft, 'colors'> {
  return {
    ...{ name: '', type: '', brand: '', price: '' },
    ...{ highLight: '', desc: '', adImage: '', navbarImage: '' },
  };
}

function sizeOf({ size, quantity }: DraftSize): DraftSize {
  return { size, quantity };
}
