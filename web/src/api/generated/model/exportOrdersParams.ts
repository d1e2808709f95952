/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ExportOrdersStatusItem } from './exportOrdersStatusItem';
import type { ExportOrdersPaymentStateItem } from './exportOrdersPaymentStateItem';
import type { ExportOrdersInvoice } from './exportOrdersInvoice';
import type { ExportOrdersParcel } from './exportOrdersParcel';
import type { ExportOrdersPacking } from './exportOrdersPacking';
import type { ExportOrdersSort } from './exportOrdersSort';

export type ExportOrdersParams = {
/**
 * Words that must all be found: in the receiver's name without accents or the customer's e-mail address,
as a phone number, its beginning or its last digits, or as the beginning of an order number: `minh anh`,
`4567`, `#673f`.
 * @maxLength 254
 */
search?: string;
/**
 * Any of pending, delivering, completed, canceled, joined by commas: `pending,delivering`.
 */
status?: ExportOrdersStatusItem[];
/**
 * Any of unpaid, partly-paid, paid, refund-due, refunded, joined by commas: `unpaid,partly-paid`.
 */
paymentState?: ExportOrdersPaymentStateItem[];
/**
 * `due`: sent or completed, and no invoice was issued yet; `issued`: the others with an invoice.
 */
invoice?: ExportOrdersInvoice;
/**
 * `due`: delivering, and no parcel is recorded that was not canceled.
 */
parcel?: ExportOrdersParcel;
/**
 * `due`: delivering, without such a parcel, and not packed; `done`: the same, packed.
 */
packing?: ExportOrdersPacking;
/**
 * `newest` and `oldest` by when the order was placed, `high-low` and `low-high` by its total.
 */
sort?: ExportOrdersSort;
};
