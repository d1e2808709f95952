import { isPlainText, tidyText } from '../../../common/text';
import type { EditedColor, EditedSize } from './product-edit';
import { MAX_DETAIL_IMAGES, PICTURE_PATH } from '../product-options';
import { colorKey } from '../product-words';

/** What is wrong, by the path of the field, such as `colors.1.sizes.0.quantity`. */
export type Errors = Record<string, string>;

/** What a product, and what a colour, has at most: their product with the quantity is still a stock that counts. */
export const MAX_COLORS = 20;
export const MAX_SIZES = 40;
/** Pairs of one size. */
export const HIGHEST_QUANTITY = 1_000_000;
const LONGEST_COLOR = 60;
const LONGEST_PATH = 300;

/** Checks the colours of a product: at least one, each with a picture and a size, nothing there twice. */
export function checkColors(colors: EditedColor[], errors: Errors): void {
  if (colors.length === 0 || colors.length > MAX_COLORS) {
    errors.colors = `A product has at least one color and at most ${MAX_COLORS}.`;
  }
  colors.forEach((color, index) => checkColor(color, `colors.${index}`, errors));
  checkUnique(colors, ({ color }) => colorKey(color), 'colors', 'color', errors);
}

function checkColor(color: EditedColor, path: string, errors: Errors): void {
  if (!isColorName(color.color)) {
    errors[`${path}.color`] = `Color must be a name without commas, up to ${LONGEST_COLOR} characters.`;
  }
  if (!/^#[0-9a-f]{6}$/i.test(color.colorHex))
    errors[`${path}.colorHex`] = 'Color hex must look like #1b1b1f.';
  checkImages(color.imageDetail, path, errors);
  if (color.sizes.length === 0 || color.sizes.length > MAX_SIZES) {
    errors[`${path}.sizes`] = `A color has at least one size and at most ${MAX_SIZES}.`;
  }
  color.sizes.forEach((size, index) => checkSize(size, `${path}.sizes.${index}`, errors));
  checkUnique(color.sizes, ({ size }) => Number(size), `${path}.sizes`, 'size', errors);
}

/** Lower case and folding may lengthen a name, so that what is saved is measured. */
function isColorName(color: string): boolean {
  const name = tidyText(color);
  const lengths = [name.length, name.toLowerCase().length, colorKey(name).length];
  return (
    colorKey(name) !== '' && !name.includes(',') && isPlainText(name) && Math.max(...lengths) <= LONGEST_COLOR
  );
}

function checkImages(images: string[], path: string, errors: Errors): void {
  if (images.length === 0 || images.length > MAX_DETAIL_IMAGES) {
    errors[`${path}.imageDetail`] = `A color has at least one image and at most ${MAX_DETAIL_IMAGES} images.`;
  }
  images.map(tidyText).forEach((image, index) => {
    if (image.length <= LONGEST_PATH && PICTURE_PATH.test(image)) return;
    errors[`${path}.imageDetail.${index}`] =
      `An image is a path of this shop, such as an upload answers, of up to ${LONGEST_PATH} characters.`;
  });
}

function checkSize({ size, quantity, quantityBefore }: EditedSize, path: string, errors: Errors): void {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(size)) {
    errors[`${path}.size`] = 'Size must be a number such as 42 or 42.5.';
  }
  if (!isQuantity(quantity)) errors[`${path}.quantity`] = 'Quantity must be a whole number, 0 or more.';
  if (quantityBefore !== undefined && !isQuantity(quantityBefore)) {
    errors[`${path}.quantityBefore`] = 'Quantity must be a whole number, 0 or more.';
  }
}

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= HIGHEST_QUANTITY;
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
