import { CartChangedDto, type OrderDto, type OrderItemDto } from './order.dto';
import { SELF_ERRORS } from '../../../access/assert-self';
import { PAYMENTS } from '../order.entity';
import { STAFF_STATUSES } from '../order-status';
import type { ErrorCases } from '../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../common/refusals/refusal';

const ITEM: OrderItemDto = {
  productId: '66f0c1a2b3c4d5e6f7a8b9c0',
  color: 'đen',
  size: '42',
  name: 'Hẻm Nhỏ',
  price: '2390000',
  image: '/media/shoes/hem-nho/den/three-quarter-960.webp',
  quantity: 1,
  available: 7,
};

export const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

/** A cart that has just been begun. */
export const EMPTY_CART: OrderDto = {
  _id: '66f0c1a2b3c4d5e6f7a8b9c1',
  customerId: '66f0c1a2b3c4d5e6f7a8b9c2',
  status: 'cart',
  name: '',
  phone: '',
  address: '',
  payment: null,
  items: [],
  total: 0,
  totalPrice: 0,
  paymentState: 'unpaid',
  paidAmount: 0,
  refundedAmount: 0,
  waivedAmount: 0,
  returnedAmount: 0,
  payBy: null,
  termsVersion: null,
  vatPercent: null,
  expectedFrom: null,
  expectedTo: null,
  invoiceBuyer: null,
  invoiceNumber: null,
  invoiceUrl: null,
  packedAt: null,
  shipments: [],
  createdAt: '2026-11-20T03:15:00.000Z',
  placedAt: null,
  updatedAt: '2026-11-20T03:15:00.000Z',
};

/** The cart with one pair in it. */
export const FILLED_CART: OrderDto = { ...EMPTY_CART, items: [ITEM], total: 2390000, totalPrice: 2390000 };

/** The cart of which the total is confirmed. */
export const CONFIRMED_CART: OrderDto = { ...FILLED_CART, payment: 'COD' };

/** The cart that takes its receiver from the profile. */
export const CART_WITH_RECEIVER: OrderDto = {
  ...FILLED_CART,
  name: 'Trần Minh Anh',
  phone: '0901234567',
  address: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh',
};

/** The order that became of it: what is available of a line is its quantity. */
export const PENDING_ORDER: OrderDto = {
  ...CART_WITH_RECEIVER,
  status: 'pending',
  payment: 'COD',
  termsVersion: '3f786850e387',
  vatPercent: 8,
  expectedFrom: '2026-11-23',
  expectedTo: '2026-11-24',
  items: [{ ...ITEM, available: 1 }],
  placedAt: '2026-11-20T03:20:00.000Z',
  updatedAt: '2026-11-20T03:20:00.000Z',
};

/** The order on its way. */
export const DELIVERING_ORDER: OrderDto = { ...PENDING_ORDER, status: 'delivering' };

/** The cart whose invoice names a company. */
export const CART_WITH_BUYER: OrderDto = {
  ...FILLED_CART,
  invoiceBuyer: {
    company: 'Công ty TNHH Mai Linh',
    taxCode: '0100109106',
    address: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh',
    email: 'ketoan@mailinh.vn',
  },
};

/** The order with its invoice. */
export const INVOICED_ORDER: OrderDto = {
  ...DELIVERING_ORDER,
  invoiceNumber: '1C26TAA-00000123',
  invoiceUrl: 'https://hoadon.example/tra-cuu/123',
};

const NO_ORDER = errorMessage('order.unknown');
const SHORTAGE = {
  '66f0c1a2b3c4d5e6f7a8b9c0/đen/42': errorMessage('stock.short', {
    name: 'Hẻm Nhỏ',
    color: 'đen',
    size: '42',
    available: 1,
  }),
};
const CHANGED = {
  type: CartChangedDto,
  message: errorMessage('cart.changed'),
  details: { cart: FILLED_CART },
};

export const NO_SUCH_ORDER: ErrorCases = {
  404: {
    meaning: 'The order does not exist, or the caller is a client and it belongs to another customer.',
    message: NO_ORDER,
  },
};

/** Of the calls by which staff look at orders and change them. */
const NO_ORDER_AT_ALL: ErrorCases = {
  404: { meaning: 'The order does not exist or was deleted.', message: NO_ORDER },
};

export const NO_HISTORY: ErrorCases = {
  404: { meaning: 'The order never existed.', message: NO_ORDER },
};

/** Of the calls that change a cart. */
const CART_CALL: ErrorCases = {
  ...NO_SUCH_ORDER,
  403: {
    meaning: 'The cart belongs to someone else, and the caller is staff: only its owner may change it.',
    message: errorMessage('order.not-owner'),
  },
};

const LINE_400: ErrorCases = { 400: { errors: { size: errorMessage('field.no-text', { field: 'size' }) } } };
const PLACED_409: ErrorCases = {
  409: {
    meaning: 'The order was already placed.',
    message: errorMessage('order.placed'),
  },
};
const SHORT_409: ErrorCases = {
  409: {
    meaning:
      'There are not enough pairs (`errors` names the line as `productId/color/size`), or the order has been ' +
      'placed already.',
    errors: SHORTAGE,
  },
};

export const ADD_ERRORS: ErrorCases = {
  ...CART_CALL,
  ...SHORT_409,
  400: { errors: { quantity: errorMessage('field.too-small', { field: 'quantity', least: 1 }) } },
  404: {
    meaning: 'The shoe is not sold in this colour and size, or the caller has no such cart.',
    message: errorMessage('stock.not-sold'),
  },
};

export const REMOVE_ERRORS: ErrorCases = { ...CART_CALL, ...PLACED_409, ...LINE_400 };

const NO_LINE: ErrorCases = {
  404: {
    meaning: 'The line is not in the cart, or the caller has no such cart.',
    message: errorMessage('cart.no-line'),
  },
};
export const INCREASE_ERRORS: ErrorCases = { ...CART_CALL, ...SHORT_409, ...LINE_400, ...NO_LINE };
export const DECREASE_ERRORS: ErrorCases = { ...CART_CALL, ...PLACED_409, ...LINE_400, ...NO_LINE };

export const INFORMATION_ERRORS: ErrorCases = {
  ...CART_CALL,
  400: { errors: { phone: errorMessage('phone.invalid') } },
  409: {
    type: CartChangedDto,
    meaning:
      'The order has been placed already, or the cart is not the one of the `version` that was sent (the answer ' +
      'carries `cart`).',
    message: errorMessage('order.placed'),
  },
};

export const CONFIRM_ERRORS: ErrorCases = {
  ...CART_CALL,
  400: { errors: { payment: errorMessage('field.no-option', { field: 'payment', options: PAYMENTS }) } },
  409: {
    ...CHANGED,
    meaning:
      'The total has changed, or the cart is not the one of the `version` that was sent (the answer carries `cart`), the cart is empty (`Your cart is empty.`), ' +
      'none of its lines is sold any more, its total is too high for one order, or the order has been placed already.',
  },
};

/** Of the calls that name a customer and one of their orders. */
const OWN_ORDER: ErrorCases = {
  400: { errors: { orderId: errorMessage('field.no-id', { field: 'orderId' }) } },
  403: SELF_ERRORS[403],
  404: {
    meaning:
      'The customer or the order does not exist, or the caller is a client and it belongs to another customer.',
    message: NO_ORDER,
  },
};

export const ATTACH_ERRORS: ErrorCases = { ...OWN_ORDER, ...PLACED_409 };

export const PLACE_ERRORS: ErrorCases = {
  ...OWN_ORDER,
  409: {
    ...CHANGED,
    meaning:
      'Something is missing (`errors` names it: items, payment, name, phone, address), a line is short ' +
      '(`errors` names it as `productId/color/size`), the total has changed or the cart is not the one of the ' +
      '`version` that was sent (the answer carries `cart`), too ' +
      'many orders or pairs of the customer are pending already (`code` is `too-many-pending-orders` or ' +
      '`too-many-pending-pairs`; staff are not limited), or the order’s status forbids it.',
  },
};

export const TRANSFER_ERRORS: ErrorCases = {
  404: {
    meaning:
      'There is no such order (to a client, another customer’s does not exist), or the shop has no bank account.',
    message: errorMessage('transfer.no-bank'),
  },
  409: {
    meaning:
      'There is nothing to transfer: the cart is empty or costs nothing, or the order is completed, canceled ' +
      'or paid in another way.',
    message: errorMessage('transfer.other-payment'),
  },
};

export const LIST_ERRORS: ErrorCases = { 400: { errors: { page: errorMessage('page.invalid') } } };

export const EXPORT_ERRORS: ErrorCases = {
  400: { errors: { status: errorMessage('field.no-options', { field: 'status', options: STAFF_STATUSES }) } },
};

export const STATUS_ERRORS: ErrorCases = {
  ...NO_ORDER_AT_ALL,
  400: { errors: { status: errorMessage('field.no-option', { field: 'status', options: STAFF_STATUSES }) } },
  409: {
    meaning:
      'It is a cart, or not in the status `statusBefore` any more, or not paid as it is to be, or, on the way out of canceled, there are not enough pairs any more (`errors` names the ' +
      'lines as `productId/color/size`).',
    errors: SHORTAGE,
  },
};

export const PACKED_ERRORS: ErrorCases = {
  ...NO_ORDER_AT_ALL,
  400: { errors: { packed: errorMessage('field.not-boolean', { field: 'packed' }) } },
  409: {
    meaning: 'It is a cart, canceled or completed, or a parcel of it is on its way.',
    message: errorMessage('order.handed-over'),
  },
};

export const DELETE_ERRORS: ErrorCases = {
  ...NO_ORDER_AT_ALL,
  409: {
    meaning: 'It is a cart, which is not an order yet.',
    message: errorMessage('order.not-placed'),
  },
};

const INVOICE_409: ErrorCases = {
  409: { meaning: 'The invoice was issued already.', message: errorMessage('invoice.issued') },
};

export const REMOVE_BUYER_ERRORS: ErrorCases = { ...CART_CALL, ...INVOICE_409 };

export const BUYER_ERRORS: ErrorCases = {
  ...REMOVE_BUYER_ERRORS,
  400: { errors: { taxCode: errorMessage('invoice.tax-code') } },
};

export const ISSUED_ERRORS: ErrorCases = {
  ...NO_ORDER_AT_ALL,
  400: { errors: { number: errorMessage('field.required', { field: 'number' }) } },
  409: {
    meaning: 'The order was not sent yet, or was canceled before it was.',
    message: errorMessage('invoice.not-due'),
  },
};
