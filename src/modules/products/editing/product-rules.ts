import { BadRequestException } from '@nestjs/common';
import { foldText, isPlainText, slugify, tidyText } from '../../../common/text';
import type { NewProduct } from './new-product';
import { checkColors, type Errors } from './color-rules';
import type { EditedColor, ProductEdit } from './product-edit';
import { BRANDS, PICTURE_PATH, PRODUCT_TYPES } from '../product-options';
import { colorKey } from '../product-words';

type Fields = Omit<NewProduct, 'colors' | 'importAt'> & { importAt?: Date };

/** A product's own fields as they are saved. */
export interface PreparedFields extends Omit<NewProduct, 'importAt' | 'colors'> {
  /** The folded name that searches read. */
  searchName: string;
  importAt: Date;
}

/** A product that obeys the rules, with everything the server derives from what it was given. */
export interface PreparedProduct extends PreparedFields {
  /** The slug it gets when nobody has it yet. */
  slug: string;
  colors: PreparedColor[];
}

export interface PreparedColor extends EditedColor {
  colorKey: string;
}

const LONGEST_NAME = 150;
/** Characters of a highlight or of a picture's path. */
const LONGEST_LINE = 300;
const LONGEST_DESCRIPTION = 10_000;
const HIGHEST_PRICE = 2_000_000_000;
/** Products come in within these years; beyond them a date is a slip, and databases differ about it. */
const FIRST_DAY = new Date('1970-01-01T00:00:00.000Z');
const LAST_DAY = new Date('2100-01-01T00:00:00.000Z');
/** Addresses under /v1/products that a slug would never be reached by. */
const RESERVED_SLUGS = new Set(['filter', 'facets']);

/**
 * Checks a new product and derives slug and search text from it (contract, section 5: names of colours
 * are unique and lower-case, sizes unique and sorted as numbers; specification, section 5: nothing is left empty).
 * @throws BadRequestException with one message a field, such as `colors.1.sizes.0.quantity`
 */
export function prepareProduct(data: NewProduct): PreparedProduct {
  const errors = fieldErrors(data);
  checkColors(data.colors, errors);
  refuse(errors);
  const colors = data.colors.map(prepareColor);
  return {
    ...prepareFields({ ...data, importAt: data.importAt ?? new Date() }),
    slug: toSlug(data.name),
    colors,
  };
}

/**
 * Checks what is given of an edit by the same rules.
 * @param current the product's own fields as they are
 * @returns all its fields as they become, and its colours if the edit has any
 * @throws BadRequestException as `prepareProduct` does
 */
export function prepareEdit(
  current: Omit<NewProduct, 'importAt' | 'colors'> & { importAt: Date },
  { version: _version, colors, ...given }: ProductEdit,
): { fields: PreparedFields; colors?: PreparedColor[] } {
  const fields = { ...current, ...given };
  const errors = fieldErrors(fields);
  if (colors) checkColors(colors, errors);
  refuse(errors);
  return { fields: prepareFields(fields), ...(colors ? { colors: colors.map(prepareColor) } : {}) };
}

function refuse(errors: Errors): void {
  if (Object.keys(errors).length === 0) return;
  throw new BadRequestException({ message: Object.values(errors)[0], errors });
}

/** The slug of a name; a name without a Latin letter or digit is 'product'. */
function toSlug(name: string): string {
  const slug = slugify(name) || 'product';
  return RESERVED_SLUGS.has(slug) ? `${slug}-1` : slug;
}

function fieldErrors(data: Fields): Errors {
  const errors: Errors = {};
  checkLine('name', 'Name', data.name, LONGEST_NAME, errors);
  if (!(BRANDS as readonly string[]).includes(data.brand)) {
    errors.brand = `Brand must be one of ${BRANDS.join(', ')}.`;
  }
  if (!(PRODUCT_TYPES as readonly string[]).includes(data.type)) {
    errors.type = `Type must be one of ${PRODUCT_TYPES.join(', ')}.`;
  }
  checkLine('highLight', 'Highlight', data.highLight, LONGEST_LINE, errors);
  checkDescription(data.desc, errors);
  checkPicture('adImage', 'Ad image', data.adImage, errors);
  checkPicture('navbarImage', 'Navbar image', data.navbarImage, errors);
  if (!Number.isInteger(data.price) || data.price < 0 || data.price > HIGHEST_PRICE) {
    errors.price = `Price must be whole dong, from 0 to ${HIGHEST_PRICE}.`;
  }
  // A date that is none compares with nothing.
  if (data.importAt && !(data.importAt >= FIRST_DAY && data.importAt < LAST_DAY)) {
    errors.importAt = 'The day it came in must lie between 1970 and 2100.';
  }
  return errors;
}

function checkLine(field: string, label: string, value: string, longest: number, errors: Errors): void {
  const line = tidyText(value);
  if (!line) errors[field] = `${label} is required.`;
  else if (line.length > longest) errors[field] = `${label} must not be longer than ${longest} characters.`;
  else if (!isPlainText(line)) errors[field] = `${label} has a character that cannot be shown.`;
}

function checkPicture(field: string, label: string, value: string, errors: Errors): void {
  checkLine(field, label, value, LONGEST_LINE, errors);
  if (PICTURE_PATH.test(tidyText(value))) return;
  errors[field] ??= `${label} must be a path of this shop, such as an upload answers.`;
}

function checkDescription(value: string, errors: Errors): void {
  const text = tidyText(value);
  if (!text) errors.desc = 'Description is required.';
  else if (text.length > LONGEST_DESCRIPTION) {
    errors.desc = `Description must not be longer than ${LONGEST_DESCRIPTION} characters.`;
  } else if (!isPlainText(text.replace(/[\n\r\t]/g, ' '))) {
    errors.desc = 'Description has a character that cannot be shown.';
  }
}

function prepareFields({ name, type, brand, price, importAt, ...texts }: Fields & { importAt: Date }) {
  return {
    name: tidyText(name),
    searchName: foldText(name),
    type,
    brand,
    price,
    importAt,
    highLight: tidyText(texts.highLight),
    desc: tidyText(texts.desc),
    adImage: tidyText(texts.adImage),
    navbarImage: tidyText(texts.navbarImage),
  };
}

function prepareColor({ color, imageDetail, sizes, colorHex, ...before }: EditedColor): PreparedColor {
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
