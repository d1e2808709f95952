import type { ProductDto } from '../dto/product.dto';
import type { UpdateProductDto } from './dto/product-body.dto';
import { prepareEdit, prepareFields, type PreparedFields } from './product-rules';
import { planStock, type PreparedColor, type StockPlan, type StoredColor } from './stock-plan';

/** Whether an edit leaves a product exactly as it is: then it is no edit (rule E5). */
export function isUnchanged(
  current: ProductDto,
  fields: PreparedFields,
  plan: StockPlan | undefined,
): boolean {
  return isEqual(fields, prepareFields(current)) && (!plan || isSameStock(current, plan));
}

/** Whether a product is already what an edit makes of it, taken as it is sent: whole quantities, new names. */
export function isDone(current: ProductDto, stored: StoredColor[], edit: UpdateProductDto): boolean {
  const { fields, colors } = prepareEdit(current, edit);
  const plan = colors && planStock(current._id, stored, colors.map(asSent));
  return isUnchanged(current, fields, plan);
}

function isSameStock({ colors }: ProductDto, plan: StockPlan): boolean {
  const isMoved = plan.changes.some(({ change }) => change !== 0) || Object.keys(plan.conflicts).length > 0;
  const arrangements = [plan.removedColors, plan.removedSizes, plan.addedColors, plan.addedSizes];
  if (isMoved || arrangements.some(({ length }) => length > 0)) return false;
  return isEqual(plan.keptColors.map(looksOf), colors.map(looksOf));
}

function looksOf({
  color,
  colorHex,
  imageDetail,
}: Pick<PreparedColor, 'color' | 'colorHex' | 'imageDetail'>) {
  return [color, colorHex, imageDetail];
}

function asSent({ colorBefore: _before, sizes, ...color }: PreparedColor): PreparedColor {
  return { ...color, sizes: sizes.map(({ size, quantity }) => ({ size, quantity })) };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
