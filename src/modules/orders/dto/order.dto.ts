import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { ORDER_STATUSES, RECORDED_STATUSES, type OrderStatus, type RecordedStatus } from '../order-status';
import { PAYMENTS, type Order, type Payment } from '../order.entity';
import { CHANGE_REASONS, type ChangeReason, type OrderChange } from '../order-change.entity';
import { OrderNoteDto } from '../notes/dto/order-note.dto';
import type { OrderItem } from '../order-item.entity';
import { PAYMENT_STATES, paymentState, sumsOf, type PaymentState } from '../payments/payment-state';
import { ErrorDto } from '../../../http/errors/error.dto';
import { InvoiceBuyerDto } from '../invoices/dto/invoice.dto';
import { ShipmentDto } from '../shipments/dto/shipment.dto';

// For other modules, which may import DTOs but not `order-status.ts`.
export { ORDER_STATUSES, type OrderStatus };

/** Who can have changed an order; `shop` when no person is known, as in an imported one. */
const ORDER_ACTORS = ['customer', 'staff', 'shop'] as const;

/** Characters of a cart's version: enough that two carts never have the same. */
const VERSION_LENGTH = 16;

/** What a line shows of its shoe: as it is today in a cart, as it was in a placed order. */
interface Shown {
  name: string;
  /** Whole dong, as a number or as an order keeps it. */
  price: number | string;
  image: string;
  /** Pairs that are left. */
  available: number;
  /** None for a placed order, whose shoe may have gone. */
  slug?: string;
}

/** One line of an order: a product in one colour and size. */
export class OrderItemDto {
  /** The product's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c0' })
  productId: string;

  /** The colour, lower-case: today’s name in a cart, the name at placing in an order. */
  @ApiProperty({ example: 'đen' })
  color: string;

  /**
   * The colour's name today, when it was renamed after the order was placed; missing otherwise, and in lists of orders.
   * `color` keeps the name at placing. Calls that name this line accept either name.
   */
  @ApiPropertyOptional({ type: String, example: 'đen mờ' })
  colorNow?: string;

  /** The size as a text. */
  @ApiProperty({ example: '42' })
  size: string;

  /** The product's name: today's in a cart, the name at placing in an order. */
  @ApiProperty({ example: 'Hẻm Nhỏ' })
  name: string;

  /** The price of one pair in whole dong, as a text: today's in a cart, the price paid in an order. */
  @ApiProperty({ example: '2390000' })
  price: string;

  /** Path of the picture of this colour. */
  @ApiProperty({ example: '/media/shoes/hem-nho/den/three-quarter-960.webp' })
  image: string;

  /** How many pairs. */
  @ApiProperty({ type: 'integer', example: 1 })
  quantity: number;

  /** In a cart: how many pairs of this size are in stock now, 0 when gone. In an order: its quantity. */
  @ApiProperty({ type: 'integer', example: 1 })
  available: number;

  /** In a cart: what the product's address ends with. */
  @ApiPropertyOptional({ type: String, example: 'hem-nho' })
  slug?: string;

  /**
   * Maps a line to its response.
   * @param shown today's catalogue for a cart, the line itself for a placed order
   */
  static from(
    { productId, color, size, quantity }: OrderItem,
    { name, price, image, available, slug }: Shown,
  ): OrderItemDto {
    const line = { productId, color, size, name, price: String(price), image, quantity, available };
    return slug === undefined ? line : { ...line, slug };
  }
}

/** What an answer says of a colour that is called otherwise today. */
export function colorNow(color: string, now: string): { colorNow?: string } {
  return now === color ? {} : { colorNow: now };
}

/** A cart or an order. */
export class OrderDto {
  /** The id; the displayed order number is its first half. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  _id: string;

  /** Whose it is. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  customerId: string;

  /** `cart` until it is placed. */
  @ApiProperty({ enum: ORDER_STATUSES, example: 'pending' })
  status: OrderStatus;

  /** Who receives it; empty until known. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  name: string;

  /** The receiver's phone; empty until known. */
  @ApiProperty({ example: '0901234567' })
  phone: string;

  /** Where it goes; empty until known. */
  @ApiProperty({ example: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh' })
  address: string;

  /**
   * The way of payment, null until chosen: `COD` cash when the pairs are handed over, `QR` a bank transfer by
   * VietQR code, `eWallet` an electronic wallet, `credit` a credit card.
   */
  @ApiProperty({ enum: PAYMENTS, nullable: true, type: String, example: 'COD' })
  payment: Payment | null;

  /** The lines in the order they were added. */
  @ApiProperty({ type: () => [OrderItemDto] })
  items: OrderItemDto[];

  /** Sum of quantity × price in whole dong: at today's prices in a cart, frozen once placed. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  total: number;

  /** The same as `total`. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  totalPrice: number;

  /**
   * How far it is paid: `unpaid`, `partly-paid`, `paid`; `refund-due` when it was canceled and money is still here,
   * `refunded` when all went back. Cash is `unpaid` until it is collected.
   */
  @ApiProperty({ enum: PAYMENT_STATES, example: 'unpaid' })
  paymentState: PaymentState;

  /** All money that came for it, in whole dong. */
  @ApiProperty({ type: 'integer', example: 0 })
  paidAmount: number;

  /** The part of `paidAmount` that was refunded, in whole dong. */
  @ApiProperty({ type: 'integer', example: 0 })
  refundedAmount: number;

  /**
   * The part of `refundedAmount` that the customer does not owe again, in whole dong: it was refunded when the order was
   * paid in full.
   */
  @ApiProperty({ type: 'integer', example: 0 })
  waivedAmount: number;

  /** What the pairs that were returned of it have cost, in whole dong: the customer does not owe it. */
  @ApiProperty({ type: 'integer', example: 0 })
  returnedAmount: number;

  /** Until when it is to be paid: an unpaid order is canceled then. Null: it is never canceled for that. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  payBy: string | null;

  /**
   * Of a cart: changes whenever its lines, their prices or its receiver do. Sent along with checkout’s calls it tells
   * which cart the customer saw: another one is a 409 (`cart.changed-meanwhile`) that brings the cart as it is.
   */
  @ApiPropertyOptional({ type: String, example: 'Zq0bX1vK3d8sTfYw' })
  version?: string;

  /** When the cart was begun. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:15:00.000Z' })
  createdAt: string;

  /** When the order was placed, null while it is a cart. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T03:20:00.000Z' })
  placedAt: string | null;

  /** When it last changed, its exchanges and returns included. Prices and stock that a cart shows may change without changing it. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  updatedAt: string;

  /** The version of the shop's terms that was accepted by placing it; null in a cart and in older orders. */
  @ApiProperty({ type: String, nullable: true, example: '3f786850e387' })
  termsVersion: string | null;

  /** The VAT that the total includes, in percent; null in a cart and in older orders. */
  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  vatPercent: number | null;

  /**
   * The first of the days on which it was promised to arrive when it was placed; null in a cart and in older orders. What a
   * parcel’s carrier says (`expectedAt`) counts instead.
   */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-23' })
  expectedFrom: string | null;

  /** The last of these days. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-24' })
  expectedTo: string | null;

  /** Whom its invoice names; null: the receiver. */
  @ApiProperty({ type: () => InvoiceBuyerDto, nullable: true, example: null })
  invoiceBuyer: InvoiceBuyerDto | null;

  /** The series and number of the invoice that was issued for it; null until then. */
  @ApiProperty({ type: String, nullable: true, example: null })
  invoiceNumber: string | null;

  /** Where that invoice can be read; null without a link. */
  @ApiProperty({ type: String, nullable: true, example: null })
  invoiceUrl: string | null;

  /** When it was packed; null while it is not, and once it is canceled. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  packedAt: string | null;

  /** Its parcels, oldest first. */
  @ApiProperty({ type: () => [ShipmentDto] })
  shipments: ShipmentDto[];

  /**
   * Maps an order to its response.
   * @param items its lines as they are shown
   * @param total in whole dong
   */
  static from(order: Order, items: OrderItemDto[], total: number): OrderDto {
    const { id, customerId, status, name, phone, address, payment, createdAt, placedAt, updatedAt } = order;
    const { paidAmount, refundedAmount, waivedAmount, returnedAmount, payBy } = order;
    const { termsVersion, vatPercent, expectedFrom, expectedTo } = order;
    const { invoiceBuyer, invoiceNumber, invoiceUrl } = order;
    return {
      ...{ _id: id, customerId, status, name, phone, address, payment, items, total, totalPrice: total },
      paymentState: paymentState(sumsOf({ ...order, total })),
      ...{ paidAmount, refundedAmount, waivedAmount, returnedAmount },
      payBy: payBy?.toISOString() ?? null,
      ...{ termsVersion, vatPercent, expectedFrom, expectedTo },
      ...{ invoiceBuyer, invoiceNumber, invoiceUrl },
      packedAt: order.packedAt?.toISOString() ?? null,
      shipments: (order.shipments ?? []).map(ShipmentDto.from),
      createdAt: createdAt.toISOString(),
      placedAt: placedAt?.toISOString() ?? null,
      updatedAt: (updatedAt ?? placedAt ?? createdAt).toISOString(),
      ...(status === 'cart' ? { version: versionOf(order, items) } : {}),
    };
  }
}

/** Stands for all that a customer reads before they order. */
function versionOf({ name, phone, address }: Order, items: OrderItemDto[]): string {
  const lines = items.map(({ available: _available, image: _image, slug: _slug, ...seen }) => seen);
  const seen = JSON.stringify([name, phone, address, lines]);
  return createHash('sha256').update(seen).digest('base64url').slice(0, VERSION_LENGTH);
}

/** One page of orders. */
export class OrderListDto {
  /** The orders of this page, whole. */
  @ApiProperty({ type: () => [OrderDto] })
  orders: OrderDto[];

  /** How many orders match in all, whatever the page. */
  @ApiProperty({ type: 'integer', example: 128 })
  total: number;
}

/** One change of an order. */
export class OrderChangeDto {
  /** The status before; `cart` when the order was placed. */
  @ApiProperty({ enum: RECORDED_STATUSES, example: 'pending' })
  from: RecordedStatus;

  /** The status after; `deleted` when the order was deleted. */
  @ApiProperty({ enum: RECORDED_STATUSES, example: 'delivering' })
  to: RecordedStatus;

  /** Who changed it: the `customer` whose order it is, `staff`, or the `shop` itself when no person is known. */
  @ApiProperty({ enum: ORDER_ACTORS, example: 'staff' })
  by: (typeof ORDER_ACTORS)[number];

  /** The id of who changed it; null when no person is known. */
  @ApiProperty({ type: String, nullable: true, example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  actorId: string | null;

  /**
   * Why the shop changed it by itself: `not-paid-in-time`; `return` where the statuses are those of a return; `packed` and `not-packed` where staff said so, with its status as it was; or the way of payment that its owner has changed it to, with
   * its status as it was. Else null.
   */
  @ApiProperty({ enum: CHANGE_REASONS, nullable: true, type: String, example: null })
  reason: ChangeReason | null;

  /** When. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  /**
   * Maps a change to its response.
   * @param customerId whose order it is
   */
  static from(change: OrderChange, customerId: string): OrderChangeDto {
    const { fromStatus: from, toStatus: to, actorId, reason, createdAt } = change;
    const by = actorId === null ? 'shop' : actorId === customerId ? 'customer' : 'staff';
    return { from, to, by, actorId, reason, createdAt: createdAt.toISOString() };
  }
}

/** What an order went through. */
export class OrderHistoryDto {
  /** The changes, first to last; none while it is a cart. */
  @ApiProperty({ type: () => [OrderChangeDto] })
  history: OrderChangeDto[];

  /** What staff wrote down about it, oldest first. */
  @ApiProperty({ type: () => [OrderNoteDto] })
  notes: OrderNoteDto[];
}

/** A conflict at checkout. When the cart is not the one that the customer saw, it brings the new cart. */
export class CartChangedDto extends ErrorDto {
  /** The cart as it is, when its total or version has changed; left out of every other conflict. */
  @ApiPropertyOptional({ type: () => OrderDto })
  cart?: OrderDto;
}

/** A bank transfer that pays an order. */
export class TransferDto {
  /** The text of the VietQR code: drawn as a QR code, any Vietnamese banking app fills the transfer in from it. */
  @ApiProperty({
    example:
      '00020101021238540010A00000072701240006999999011000000000000208QRIBFTTA' +
      '5303704540723900005802VN62150811DH7K01P4QAN6304EE8D',
  })
  payload: string;

  /** The bank's six digits, as NAPAS numbers the banks. */
  @ApiProperty({ example: '999999' })
  bin: string;

  /** The bank’s everyday name; its six digits for an unknown bank. */
  @ApiProperty({ example: 'Vietcombank' })
  bankName: string;

  /** The account that is paid. */
  @ApiProperty({ example: '0000000000' })
  account: string;

  /** Whose account it is. */
  @ApiProperty({ example: 'DEMO SNEAKER SHOP' })
  accountName: string;

  /** Whole dong: the cart’s total at today’s prices, or what is still to pay of a placed order. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** What the transfer must say, so that the shop knows the order: the order’s own reference. */
  @ApiProperty({ example: 'DH7K01P4QAN' })
  memo: string;
}
