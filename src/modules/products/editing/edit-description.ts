import type { AuditDetails } from '../../../audit/audit-trail';
import type { ProductEdit } from './product-edit';
import type { ProductRecord } from '../catalogue/product-record';
import type { SoldElsewhere } from './sold-elsewhere';

/** What the audit trail tells of an edit: the fields it names, and prices in whole dong when they differ. */
export function describeEdit(
  { version: _version, ...edit }: ProductEdit,
  before: Pick<ProductRecord, 'price'>,
  after: Pick<ProductRecord, 'price'>,
): AuditDetails {
  const fields = Object.keys(edit).join(', ');
  if (before.price === after.price) return { fields };
  return { fields, priceFrom: String(before.price), priceTo: String(after.price) };
}

/** What the audit trail tells of a stock correction. */
export function describeCorrection({ quantity, color, size }: SoldElsewhere): AuditDetails {
  return { quantity: String(quantity), ...(color ? { color } : {}), ...(size ? { size } : {}) };
}
