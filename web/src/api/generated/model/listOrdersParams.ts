/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListOrdersStatusItem } from './listOrdersStatusItem';
import type { ListOrdersPaymentStateItem } from './listOrdersPaymentStateItem';
import type { ListOrdersInvoice } from './listOrdersInvoice';
import type { ListOrdersParcel } from './listOrdersParcel';
import type { ListOrdersPacking } from './listOrdersPacking';
import type { ListOrdersSort } from './listOrdersSort';

export type ListOrdersParams = {
/**
 * Page number, starting at 1. A page past the end is empty but has the correct total.
 * @minimum 1
 */
page?: number;
/**
 * Number of entries per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
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
status?: ListOrdersStatusItem[];
/**
 * Any of unpaid, partly-paid, paid, refund-due, refunded, joined by commas: `unpaid,partly-paid`.
 */
paymentState?: ListOrdersPaymentStateItem[];
/**
 * `due`: sent or completed, and no invoice was issued yet; `issued`: the others with an invoice.
 */
invoice?: ListOrdersInvoice;
/**
 * `due`: delivering, and no parcel is recorded that was not canceled.
 */
parcel?: ListOrdersParcel;
/**
 * `due`: delivering, without such a parcel, and not packed; `done`: the same, packed.
 */
packing?: ListOrdersPacking;
/**
 * `newest` and `oldest` by when the order was placed, `high-low` and `low-high` by its total.
 */
sort?: ListOrdersSort;
};
