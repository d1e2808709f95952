/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderDtoInvoiceBuyer } from './orderDtoInvoiceBuyer';
import type { OrderItemDto } from './orderItemDto';
import type { OrderDtoPayment } from './orderDtoPayment';
import type { OrderDtoPaymentState } from './orderDtoPaymentState';
import type { ShipmentDto } from './shipmentDto';
import type { OrderDtoStatus } from './orderDtoStatus';

export interface OrderDto {
  /** The id; the displayed order number is its first half. */
  _id: string;
  /** Where it goes; empty until known. */
  address: string;
  /** When the cart was begun. */
  createdAt: string;
  /** Whose it is. */
  customerId: string;
  /**
   * The first of the days on which it was promised to arrive when it was placed; null in a cart and in older orders. What a
parcel’s carrier says (`expectedAt`) counts instead.
   * @nullable
   */
  expectedFrom: string | null;
  /**
   * The last of these days.
   * @nullable
   */
  expectedTo: string | null;
  /**
   * Whom its invoice names; null: the receiver.
   * @nullable
   */
  invoiceBuyer: OrderDtoInvoiceBuyer;
  /**
   * The series and number of the invoice that was issued for it; null until then.
   * @nullable
   */
  invoiceNumber: string | null;
  /**
   * Where that invoice can be read; null without a link.
   * @nullable
   */
  invoiceUrl: string | null;
  /** The lines in the order they were added. */
  items: OrderItemDto[];
  /** Who receives it; empty until known. */
  name: string;
  /**
   * When it was packed; null while it is not, and once it is canceled.
   * @nullable
   */
  packedAt: string | null;
  /** All money that came for it, in whole dong. */
  paidAmount: number;
  /**
   * Until when it is to be paid: an unpaid order is canceled then. Null: it is never canceled for that.
   * @nullable
   */
  payBy: string | null;
  /**
   * The way of payment, null until chosen: `COD` cash when the pairs are handed over, `QR` a bank transfer by
VietQR code, `eWallet` an electronic wallet, `credit` a credit card.
   * @nullable
   */
  payment: OrderDtoPayment;
  /** How far it is paid: `unpaid`, `partly-paid`, `paid`; `refund-due` when it was canceled and money is still here,
`refunded` when all went back. Cash is `unpaid` until it is collected. */
  paymentState: OrderDtoPaymentState;
  /** The receiver's phone; empty until known. */
  phone: string;
  /**
   * When the order was placed, null while it is a cart.
   * @nullable
   */
  placedAt: string | null;
  /** The part of `paidAmount` that was refunded, in whole dong. */
  refundedAmount: number;
  /** What the pairs that were returned of it have cost, in whole dong: the customer does not owe it. */
  returnedAmount: number;
  /** Its parcels, oldest first. */
  shipments: ShipmentDto[];
  /** `cart` until it is placed. */
  status: OrderDtoStatus;
  /**
   * The version of the shop's terms that was accepted by placing it; null in a cart and in older orders.
   * @nullable
   */
  termsVersion: string | null;
  /** Sum of quantity × price in whole dong: at today's prices in a cart, frozen once placed. */
  total: number;
  /** The same as `total`. */
  totalPrice: number;
  /** When it last changed, its exchanges and returns included. Prices and stock that a cart shows may change without changing it. */
  updatedAt: string;
  /**
   * The VAT that the total includes, in percent; null in a cart and in older orders.
   * @nullable
   */
  vatPercent: number | null;
  /** Of a cart: changes whenever its lines, their prices or its receiver do. Sent along with checkout’s calls it tells
which cart the customer saw: another one is a 409 (`cart.changed-meanwhile`) that brings the cart as it is. */
  version?: string;
  /** The part of `refundedAmount` that the customer does not owe again, in whole dong: it was refunded when the order was
paid in full. */
  waivedAmount: number;
}
