import type { CreateProductDto, UpdateProductDto } from '../api/generated/model';
import { USUAL_MATERIAL } from './choices';
import { i18n } from './i18n';
import { type NumberName, NUMBER_NAMES, PRODUCT_NUMBERS } from './product-numbers';

/** The product form's values; any of them may still be empty. Numbers are digits only. */
export interface ProductDraft extends Record<NumberName, string> {
  name: string;
  type: string;
  brand: string;
  material: string;
  /** Digits only. */
  price: string;
  highLight: string;
  desc: string;
  /** The two texts in English, which may be empty (rule G13). */
  highLightEn: string;
  descEn: string;
  adImage: string;
  navbarImage: string;
  /** The path of its 3D model, which may be empty (rule G14). */
  model: string;
  colors: ColorDraft[];
}

export interface ColorDraft {
  /** Identifies the colour while its other fields change. */
  key: string;
  color: string;
  /** The colour's saved name; missing for a new colour. */
  before?: string;
  colorHex: string;
  imageDetail: string[];
  /** In ascending order. */
  sizes: DraftSize[];
}

export interface DraftSize {
  size: string;
  quantity: number;
}

/** A saved product: the base of an edit. */
export interface SavedProduct
  extends
    Omit<ProductDraft, 'price' | 'colors' | OptionalField | NumberName>,
    Partial<Record<OptionalField, string>>,
    Partial<Record<NumberName, number>> {
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

/** The texts that a product need not have. */
type OptionalField = 'highLightEn' | 'descEn' | 'model';

/** The draft's text fields. */
export type DraftText = Exclude<keyof ProductDraft, 'colors'>;

const LABELS: Readonly<Record<Exclude<DraftText, NumberName>, () => string>> = {
  name: () => i18n.t('Name'),
  type: () => i18n.t('Type'),
  brand: () => i18n.t('Brand'),
  material: () => i18n.t('Material'),
  price: () => i18n.t('Price'),
  highLight: () => i18n.t('Highlight'),
  desc: () => i18n.t('Description'),
  highLightEn: () => i18n.t('English highlight'),
  descEn: () => i18n.t('English description'),
  adImage: () => i18n.t('Ad image'),
  navbarImage: () => i18n.t('Navbar image'),
  model: () => i18n.t('3D model'),
};

/** The draft's text fields in the form's order. */
export const DRAFT_TEXTS = [...Object.keys(LABELS), ...NUMBER_NAMES] as DraftText[];

const OPTIONAL: readonly DraftText[] = [
  ...(['highLightEn', 'descEn', 'model'] satisfies OptionalField[]),
  ...NUMBER_NAMES,
];

/** The label of a product's field (rule N8). */
export function draftLabel(field: DraftText): string {
  return isNumber(field) ? PRODUCT_NUMBERS[field].label() : LABELS[field]();
}

/** Whether a field is one of the numbers that a product need not have. */
export function isNumber(field: DraftText): field is NumberName {
  return field in PRODUCT_NUMBERS;
}

/** The server's limits. */
export const DRAFT_LIMITS = {
  name: 150,
  highLight: 300,
  desc: 10_000,
  /** Digits: a price is at most 10 digits long. */
  price: 10,
  color: 60,
  colors: 20,
  sizes: 40,
  quantity: 1_000_000,
  /** Detail images of a colour (rule U2). */
  images: 6,
  imageBytes: 8 * 1024 * 1024,
  /** Of a model (rule U8). */
  modelBytes: 2 * 1024 * 1024,
} as const;

const HEX = /^#[0-9a-f]{6}$/i;
let colorsMade = 0;

/** An empty colour. */
export function blankColor(): ColorDraft {
  colorsMade += 1;
  return { key: `color-${colorsMade}`, color: '', colorHex: '', imageDetail: [], sizes: [] };
}

/** The initial values of a new product. */
export function blankDraft(): ProductDraft {
  return { ...blankTexts(), colors: [blankColor()] };
}

/** The initial values of a saved product. */
export function draftOf(product: SavedProduct): ProductDraft {
  const texts = DRAFT_TEXTS.map((field) => [field, String(product[field] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Record<DraftText, string>),
    colors: product.colors.map(colorDraftOf),
  };
}

export function colorDraftOf({ color, colorHex, imageDetail, sizes }: SavedColor): ColorDraft {
  const { key } = blankColor();
  return { key, color, before: color, colorHex, imageDetail: [...imageDetail], sizes: sizes.map(sizeOf) };
}

/** Renames the product, which removes its pictures, its model and its colours (rule E6). */
export function rename(draft: ProductDraft, name: string): ProductDraft {
  if (name === draft.name) return draft;
  return { ...draft, name, adImage: '', navbarImage: '', model: '', colors: [blankColor()] };
}

/** Renames the colour, which removes its detail images (rule E6). */
export function renameColor(color: ColorDraft, name: string): ColorDraft {
  return name === color.color ? color : { ...color, color: name, imageDetail: [] };
}

/** Adds a size and sorts the list as numbers (rule E8). An existing size gets the new quantity. */
export function withSize(sizes: readonly DraftSize[], added: DraftSize): DraftSize[] {
  return [...withoutSize(sizes, added.size), added].sort((a, b) => Number(a.size) - Number(b.size));
}

export function withoutSize(sizes: readonly DraftSize[], size: string): DraftSize[] {
  return sizes.filter((one) => one.size !== size);
}

/** The colour picker's value while no colour is set, since it cannot be empty. */
export const NO_HEX = '#ffffff';

/** Whether a text is a complete hex colour. */
export function isHex(text: string): boolean {
  return HEX.test(text.trim());
}

/** Whether all of a colour's fields are empty. */
export function isBlankColor({ color, colorHex, imageDetail, sizes }: ColorDraft): boolean {
  return !color.trim() && !colorHex.trim() && imageDetail.length + sizes.length === 0;
}

/**
 * The labels of what is still missing before the product can be saved (rule E2).
 *
 * @returns an empty list for a complete product
 */
export function missingOf(draft: ProductDraft): string[] {
  const missing = DRAFT_TEXTS.filter((field) => !OPTIONAL.includes(field) && !draft[field].trim()).map(
    draftLabel,
  );
  const seen = new Set<string>();
  draft.colors.forEach((color, index) => {
    const name = color.color.trim().toLowerCase();
    const labels = missingOfColor(color);
    missing.push(...(draft.colors.length > 1 ? labels.map(labelOf(name || numberedColor(index))) : labels));
    if (name && seen.has(name)) missing.push(i18n.t('A name of its own for the second {name}', { name }));
    seen.add(name);
  });
  return draft.colors.length === 0 ? [...missing, i18n.t('Color')] : missing;
}

/** What a colour without a name is called, by its place among the colours. */
export function numberedColor(index: number): string {
  return i18n.t('color {number}', { number: index + 1 });
}

function labelOf(name: string): (label: string) => string {
  return (label) => i18n.t('{label} of {name}', { label, name });
}

function missingOfColor({ color, colorHex, imageDetail, sizes }: ColorDraft): string[] {
  return [
    ...(color.trim() && !color.includes(',') ? [] : [i18n.t('Color')]),
    ...(isHex(colorHex) ? [] : [i18n.t('Color hex')]),
    ...(imageDetail.length > 0 ? [] : [i18n.t('Detail images')]),
    ...(sizes.length > 0 ? [] : [i18n.t('Size')]),
  ];
}

/**
 * The body of a new product.
 *
 * @param draft a complete draft
 */
export function newBody(draft: ProductDraft): CreateProductDto {
  const { colors, ...texts } = draft;
  return { ...tidy(texts), colors: colors.map(newColor) };
}

/**
 * The body of an edit. It sends the version it was based on and each size's earlier quantity, so that it overwrites
 * neither a sale nor a colleague's edit (rules E4 and E5).
 *
 * @param base the product as it was when the form was filled
 */
export function editBody(draft: ProductDraft, base: SavedProduct) {
  return {
    ...newBody(draft),
    version: base.version,
    colors: draft.colors.map((color) => editedColor(color, base)),
  } satisfies UpdateProductDto;
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

/** The saved colour of a draft's colour: the one it was loaded from, else the one with the same name. */
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
    // Each is chosen from its list.
    brand: texts.brand as CreateProductDto['brand'],
    type: texts.type as CreateProductDto['type'],
    material: texts.material as CreateProductDto['material'],
    name: texts.name.trim(),
    highLight: texts.highLight.trim(),
    desc: texts.desc.trim(),
    highLightEn: texts.highLightEn.trim(),
    descEn: texts.descEn.trim(),
    price: Number(texts.price),
    ...numbersOf(texts),
  };
}

function numbersOf(texts: Record<NumberName, string>): Record<NumberName, number | null> {
  const numbers = NUMBER_NAMES.map((name) => [name, texts[name] === '' ? null : Number(texts[name])]);
  return Object.fromEntries(numbers) as Record<NumberName, number | null>;
}

function blankTexts(): Omit<ProductDraft, 'colors'> {
  const blanks = DRAFT_TEXTS.map((field) => [field, '']);
  return { ...(Object.fromEntries(blanks) as Record<DraftText, string>), material: USUAL_MATERIAL };
}

function sizeOf({ size, quantity }: DraftSize): DraftSize {
  return { size, quantity };
}
