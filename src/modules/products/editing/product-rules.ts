import { ID_PATTERN } from '../../../common/new-id';
import { foldText, isPlainText, slugify, tidyText, unreadableIn } from '../../../common/text';
import {
  InvalidFields,
  errorMessage,
  type ErrorMessage,
  type FieldErrors,
} from '../../../common/refusals/refusal';
import type { ProductDto } from '../dto/product.dto';
import type { Product } from '../product.entity';
import {
  MAX_PRICE,
  MAX_QUANTITY,
  MAX_COLOR_LENGTH,
  MAX_LINE_LENGTH,
  MAX_COLORS,
  MAX_DETAIL_IMAGES,
  MAX_SIZES,
  MODEL_PATH,
  type NumberName,
  OPTION_NAMES,
  type OptionalField,
  type OptionName,
  PICTURE_PATH,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFieldName,
  SIZE,
} from '../product-fields';
import { colorKey } from '../product-fields';
import type { EditedColorDto, EditedSizeDto, NewProduct, UpdateProductDto } from './dto/product-body.dto';
import type { SoldElsewhereDto } from './dto/sold-elsewhere.dto';
import type { PreparedColor } from './stock-plan';

/** What is wrong, by the path of the field, such as `colors.1.sizes.0.quantity`. */
type Errors = FieldErrors;

/** A product's own columns as they are saved. */
export type PreparedFields = Omit<Product, 'id' | 'slug' | 'version'>;

/** A product that obeys the rules, with everything the server derives from what it was given. */
export interface PreparedProduct {
  fields: PreparedFields;
  /** The slug it gets when no other product has it yet. */
  slug: string;
  colors: PreparedColor[];
}

/** What all fields of a product's own are before or after an edit. */
type Fields = Record<Exclude<ProductFieldName, OptionalField>, string> &
  Partial<Record<Exclude<OptionalField, NumberName>, string>> &
  Partial<Record<NumberName, number | null>> & { price: number; importAt: Date | string };

/** Products come in within these years; beyond them a date is a mistake, and databases differ about it. */
const FIRST_DAY = new Date('1970-01-01T00:00:00.000Z');
const LAST_DAY = new Date('2100-01-01T00:00:00.000Z');
/** Addresses under /v1/products that a slug would never be reached by. */
const RESERVED_SLUGS = new Set(['filter', 'facets', 'export', 'deleted']);

/**
 * Checks a new product and derives slug and search text from it (rules G4, G5, G6).
 * @throws Refusal (400) with one message a field, such as `colors.1.sizes.0.quantity`
 */
export function prepareProduct(data: NewProduct): PreparedProduct {
  const fields = withFallbacks(data);
  throwIfInvalid({ ...fieldErrors(fields), ...colorErrors(data.colors) });
  return { fields: prepareFields(fields), slug: toSlug(data.name), colors: data.colors.map(prepareColor) };
}

/** What an edit names: what was sent, without what is not read. */
function changesOf(edit: UpdateProductDto): Partial<Fields> & { colors?: EditedColorDto[] } {
  const { stock: _stock, _id, slug: _slug, quantitySold: _sold, version: _version, ...given } = edit;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * Checks what is given of an edit by the same rules.
 * @param current the product as it is
 * @returns all its fields as they become, and its colours if the edit has any
 * @throws Refusal (400) as `prepareProduct` does
 */
export function prepareEdit(
  current: ProductDto,
  edit: UpdateProductDto,
): { fields: PreparedFields; colors?: PreparedColor[] } {
  const { colors, ...given } = changesOf(edit);
  const fields: Fields = { ...current, ...given };
  throwIfInvalid({ ...fieldErrors(fields), ...(colors ? colorErrors(colors) : {}) });
  return { fields: prepareFields(fields), ...(colors ? { colors: colors.map(prepareColor) } : {}) };
}

/** What the audit trail tells of an edit: the fields that changed, and prices in whole dong when they differ. */
export function describeEdit(before: ProductDto, after: ProductDto): Record<string, string> {
  const names = [...PRODUCT_FIELD_NAMES, 'price', 'importAt', 'colors'] as const;
  const isOther = (name: (typeof names)[number]) =>
    JSON.stringify(before[name] ?? '') !== JSON.stringify(after[name] ?? '');
  const fields = names.filter(isOther).join(', ');
  if (before.price === after.price) return { fields };
  return { fields, priceFrom: String(before.price), priceTo: String(after.price) };
}

/** What the audit trail tells of a stock correction. */
export function describeCorrection({ quantity, color, size }: SoldElsewhereDto): Record<string, string> {
  return { quantity: String(quantity), ...(color ? { color } : {}), ...(size ? { size } : {}) };
}

function throwIfInvalid(errors: Errors): void {
  const [first] = Object.values(errors);
  if (first) throw new InvalidFields(first, errors);
}

/** The slug of a name; a name without a Latin letter or digit is 'product'. What is written as an id is read as one. */
function toSlug(name: string): string {
  const slug = slugify(name) || 'product';
  return RESERVED_SLUGS.has(slug) || ID_PATTERN.test(slug) ? `${slug}-1` : slug;
}

/** A new product with what it was sent without: the table's fallbacks, and the present moment. */
function withFallbacks(data: NewProduct): Fields {
  const options = OPTION_NAMES.map((name) => {
    const field: ProductField = PRODUCT_FIELDS[name];
    return [name, data[name] ?? (field.kind === 'option' ? field.fallback : undefined)];
  });
  const given = { ...data, importAt: data.importAt ?? new Date() };
  return { ...given, ...(Object.fromEntries(options) as Record<OptionName, string>) };
}

function fieldErrors(data: Fields): Errors {
  const errors: Errors = {};
  for (const name of PRODUCT_FIELD_NAMES) {
    const problem = problemOf(PRODUCT_FIELDS[name], data[name]);
    if (problem) errors[name] = problem;
  }
  if (!Number.isInteger(data.price) || data.price < 0 || data.price > MAX_PRICE) {
    errors.price = errorMessage('product.price', { most: MAX_PRICE });
  }
  const importAt = new Date(data.importAt);
  // Invalid Date compares with nothing.
  if (!(importAt >= FIRST_DAY && importAt < LAST_DAY)) {
    errors.importAt = errorMessage('product.day');
  }
  return errors;
}

function problemOf(field: ProductField, value: string | number | null = null): ErrorMessage | undefined {
  const { label } = field;
  if (field.kind === 'number') {
    const { least, most } = field;
    const isWithin = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return value === null || isWithin ? undefined : errorMessage('product.number', { label, least, most });
  }
  return problemOfText(field, String(value ?? ''));
}

function problemOfText(
  field: Exclude<ProductField, { kind: 'number' }>,
  value: string,
): ErrorMessage | undefined {
  const { label } = field;
  if (field.kind === 'option') {
    const { options } = field;
    return options.includes(value) ? undefined : errorMessage('product.no-option', { label, options });
  }
  const text = tidyText(value);
  // A description may have lines.
  const line = field.kind === 'text' ? text.replace(/[\n\r\t]/g, ' ') : text;
  if (!text) return field.isOptional ? undefined : errorMessage('product.required', { label });
  if (text.length > field.longest) return errorMessage('product.longer', { label, most: field.longest });
  if (!isPlainText(line)) return errorMessage('product.hidden', { label, character: unreadableIn(line) });
  if (field.kind === 'picture' && !PICTURE_PATH.test(text)) return errorMessage('product.no-path', { label });
  if (field.kind === 'model' && !MODEL_PATH.test(text)) return errorMessage('product.no-model', { label });
  return undefined;
}

/** A product's fields as they are saved. */
export function prepareFields(data: Fields): PreparedFields {
  const values = Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, toColumn(name, data[name])]));
  const { desc, ...fields } = values as Pick<Product, Exclude<ProductFieldName, 'desc'>> & { desc: string };
  return {
    ...fields,
    description: desc,
    searchName: foldText(data.name),
    price: data.price,
    importAt: new Date(data.importAt),
  };
}

function toColumn(name: ProductFieldName, value: string | number | null | undefined): string | number | null {
  const field: ProductField = PRODUCT_FIELDS[name];
  if (field.kind === 'number') return value ?? null;
  const text = tidyText(String(value ?? ''));
  return field.kind !== 'option' && field.isOptional ? text || null : text;
}

function prepareColor({ color, imageDetail, sizes, colorHex, ...before }: EditedColorDto): PreparedColor {
  return {
    ...before,
    color: tidyText(color).toLowerCase(),
    colorKey: colorKey(color),
    colorHex: colorHex.toLowerCase(),
    imageDetail: imageDetail.map(tidyText),
    // '42.0' and '42' are one size: it is saved the way the number is written.
    sizes: sizes
      .map((size) => ({ ...size, size: String(Number(size.size)) }))
      .sort((a, b) => Number(a.size) - Number(b.size)),
  };
}

/** Checks the colours of a product: at least one, each with a picture and a size, nothing there twice. */
function colorErrors(colors: EditedColorDto[]): Errors {
  const errors: Errors = {};
  if (colors.length === 0 || colors.length > MAX_COLORS) {
    errors.colors = errorMessage('product.colors', { most: MAX_COLORS });
  }
  colors.forEach((color, index) => checkColor(color, `colors.${index}`, errors));
  checkUnique(colors, ({ color }) => colorKey(color), 'colors', 'color', errors);
  return errors;
}

function checkColor(color: EditedColorDto, path: string, errors: Errors): void {
  if (!isColorName(color.color)) {
    errors[`${path}.color`] = errorMessage('product.color-name', { most: MAX_COLOR_LENGTH });
  }
  if (!/^#[0-9a-f]{6}$/i.test(color.colorHex)) errors[`${path}.colorHex`] = errorMessage('product.color-hex');
  checkImages(color.imageDetail, path, errors);
  if (color.sizes.length === 0 || color.sizes.length > MAX_SIZES) {
    errors[`${path}.sizes`] = errorMessage('product.sizes', { most: MAX_SIZES });
  }
  color.sizes.forEach((size, index) => checkSize(size, `${path}.sizes.${index}`, errors));
  checkUnique(color.sizes, ({ size }) => Number(size), `${path}.sizes`, 'size', errors);
}

/** Lower case and folding may lengthen a name, so that what is saved is measured. */
function isColorName(color: string): boolean {
  const name = tidyText(color);
  const lengths = [name.length, name.toLowerCase().length, colorKey(name).length];
  return (
    colorKey(name) !== '' &&
    !name.includes(',') &&
    isPlainText(name) &&
    Math.max(...lengths) <= MAX_COLOR_LENGTH
  );
}

function checkImages(images: string[], path: string, errors: Errors): void {
  if (images.length === 0 || images.length > MAX_DETAIL_IMAGES) {
    errors[`${path}.imageDetail`] = errorMessage('product.images', { most: MAX_DETAIL_IMAGES });
  }
  images.map(tidyText).forEach((image, index) => {
    if (image.length <= MAX_LINE_LENGTH && PICTURE_PATH.test(image)) return;
    errors[`${path}.imageDetail.${index}`] = errorMessage('product.image', { most: MAX_LINE_LENGTH });
  });
}

function checkSize({ size, quantity, quantityBefore }: EditedSizeDto, path: string, errors: Errors): void {
  if (!SIZE.test(size)) {
    errors[`${path}.size`] = errorMessage('product.size');
  }
  if (!isQuantity(quantity)) errors[`${path}.quantity`] = errorMessage('product.quantity');
  if (quantityBefore !== undefined && !isQuantity(quantityBefore)) {
    errors[`${path}.quantityBefore`] = errorMessage('product.quantity');
  }
}

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_QUANTITY;
}

/** Marks each entry whose key an earlier one has. */
function checkUnique<T>(
  list: T[],
  keyOf: (entry: T) => unknown,
  path: string,
  field: 'color' | 'size',
  errors: Errors,
): void {
  const seen = new Set<unknown>();
  list.forEach((entry, index) => {
    const key = keyOf(entry);
    if (seen.has(key)) errors[`${path}.${index}.${field}`] ??= errorMessage(`product.${field}-twice`);
    seen.add(key);
  });
}
