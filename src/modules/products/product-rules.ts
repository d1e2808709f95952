import { BadRequestException } from '@nestjs/common';
import { foldText, slugify } from '../../common/text';
import type { NewColor, NewProduct } from './new-product';
import { BRANDS, MAX_DETAIL_IMAGES, PRODUCT_TYPES } from './product-options';
import { colorKey } from './product-words';

/** A product that obeys the rules, with everything the server derives from what it was given. */
export interface PreparedProduct extends Omit<NewProduct, 'importAt' | 'colors'> {
  /** The folded name that searches read. */
  searchName: string;
  /** The slug it gets when nobody has it yet. */
  slug: string;
  importAt: Date;
  stock: number;
  colors: PreparedColor[];
}

export interface PreparedColor extends NewColor {
  colorKey: string;
}

type Errors = Record<string, string>;

const LONGEST_NAME = 150;
/** Characters of a highlight or of a picture's path. */
const LONGEST_LINE = 300;
const LONGEST_COLOR = 60;
const HIGHEST_PRICE = 2_000_000_000;
const HIGHEST_QUANTITY = 1_000_000;
/** Addresses under /v1/products that a slug would never be reached by. */
const RESERVED_SLUGS = new Set(['filter', 'facets']);

/**
 * Checks a new product and derives slug, stock and search text from it (contract, section 5: names of
 * colours are unique and lower-case, sizes unique and sorted as numbers, stock the sum of the sizes).
 * @throws BadRequestException with one message a field, such as `colors.1.sizes.0.quantity`
 */
export function prepareProduct(data: NewProduct): PreparedProduct {
  const errors: Errors = {};
  checkFields(data, errors);
  data.colors.forEach((color, index) => checkColor(color, `colors.${index}`, errors));
  checkUnique(data.colors, ({ color }) => colorKey(color), 'colors', 'color', errors);
  if (Object.keys(errors).length > 0) {
    throw new BadRequestException({ message: Object.values(errors)[0], errors });
  }
  const colors = data.colors.map(prepareColor);
  return {
    ...data,
    name: data.name.trim(),
    searchName: foldText(data.name),
    slug: toSlug(data.name),
    importAt: data.importAt ?? new Date(),
    stock: colors.flatMap(({ sizes }) => sizes).reduce((sum, { quantity }) => sum + quantity, 0),
    colors,
  };
}

/** The slug of a name; a name without a Latin letter or digit is 'product'. */
function toSlug(name: string): string {
  const slug = slugify(name) || 'product';
  return RESERVED_SLUGS.has(slug) ? `${slug}-1` : slug;
}

function checkFields(data: NewProduct, errors: Errors): void {
  const name = data.name.trim();
  if (!name) errors.name = 'Name is required.';
  if (name.length > LONGEST_NAME) errors.name = `Name must not be longer than ${LONGEST_NAME} characters.`;
  if (!(BRANDS as readonly string[]).includes(data.brand)) {
    errors.brand = `Brand must be one of ${BRANDS.join(', ')}.`;
  }
  if (!(PRODUCT_TYPES as readonly string[]).includes(data.type)) {
    errors.type = `Type must be one of ${PRODUCT_TYPES.join(', ')}.`;
  }
  if (data.highLight.length > LONGEST_LINE) {
    errors.highLight = `Highlight must not be longer than ${LONGEST_LINE} characters.`;
  }
  for (const field of ['adImage', 'navbarImage'] as const) {
    if (data[field].length > LONGEST_LINE) errors[field] = 'The path of the image is too long.';
  }
  if (!isWhole(data.price, HIGHEST_PRICE)) errors.price = 'Price must be whole dong, 0 or more.';
}

function checkColor({ color, colorHex, imageDetail, sizes }: NewColor, path: string, errors: Errors): void {
  const key = colorKey(color);
  if (!key || color.includes(',') || color.length > LONGEST_COLOR) {
    errors[`${path}.color`] = `Color must be a name without commas, up to ${LONGEST_COLOR} characters.`;
  }
  if (!/^#[0-9a-f]{6}$/i.test(colorHex)) errors[`${path}.colorHex`] = 'Color hex must look like #1b1b1f.';
  if (imageDetail.length > MAX_DETAIL_IMAGES) {
    errors[`${path}.imageDetail`] = `A color has at most ${MAX_DETAIL_IMAGES} images.`;
  }
  sizes.forEach(({ size, quantity }, index) => {
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(size)) {
      errors[`${path}.sizes.${index}.size`] = 'Size must be a number such as 42 or 42.5.';
    }
    if (!isWhole(quantity, HIGHEST_QUANTITY)) {
      errors[`${path}.sizes.${index}.quantity`] = 'Quantity must be a whole number, 0 or more.';
    }
  });
  checkUnique(sizes, ({ size }) => Number(size), `${path}.sizes`, 'size', errors);
}

/** Marks each entry whose key an earlier one has. */
function checkUnique<T>(
  list: T[],
  keyOf: (entry: T) => unknown,
  path: string,
  field: string,
  errors: Errors,
): void {
  const seen = new Set<unknown>();
  list.forEach((entry, index) => {
    const key = keyOf(entry);
    if (seen.has(key)) errors[`${path}.${index}.${field}`] ??= `This ${field} is there twice.`;
    seen.add(key);
  });
}

function isWhole(value: number, highest: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= highest;
}

function prepareColor({ color, colorHex, imageDetail, sizes }: NewColor): PreparedColor {
  return {
    color: color.trim().toLowerCase(),
    colorKey: colorKey(color),
    colorHex: colorHex.toLowerCase(),
    imageDetail,
    // '42.0' and '42' are one size: it is saved the way the number is written.
    sizes: sizes
      .map(({ size, quantity }) => ({ size: String(Number(size)), quantity }))
      .sort((a, b) => Number(a.size) - Number(b.size)),
  };
}
