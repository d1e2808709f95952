import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import {
  Allow,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  IsIn,
  IsOptional,
} from 'class-validator';
import { tidyPhone } from '../../../common/phone';
import { tidyAddress } from '../../../common/text';
import { IfGiven, IsPlainText, Tidied } from '../../../http/dto-fields';
import { PAYMENTS, type Payment } from '../order.entity';
import { AnyOf, OneOf, PageQueryDto, SearchText } from '../../../http/list-query.dto';
import { withMessage } from '../../../http/errors/with-message';
import { SizeKeyDto } from '../../products/back-in-stock/dto/size-wait.dto';
import { OrderDto } from './order.dto';
import { PAYMENT_STATES, type PaymentState } from '../payments/payment-state';
import { OWNER_REQUESTS, STAFF_STATUSES, type OwnerRequest, type StaffStatus } from '../order-status';

// For other modules, which may import DTOs but not the entity.
export { PAYMENTS, type Payment };

/** A field of an answer that may be sent back as it was read, and is ignored. */
function Ignored(example: string | number): PropertyDecorator {
  const type = typeof example === 'number' ? 'integer' : 'string';
  return applyDecorators(Allow(), ApiPropertyOptional({ type, example, deprecated: true }));
}

/** Names a line of the cart: product, colour and size. The rest of an order item may be sent along and is ignored. */
export class OrderLineDto extends SizeKeyDto {
  /** Ignored: the name is the product's. */
  @Ignored('Hẻm Nhỏ')
  name?: string;

  /** Ignored: the price is the product's. */
  @Ignored('2390000')
  price?: string;

  /** Ignored: the picture is the colour's. */
  @Ignored('/media/shoes/hem-nho/den/three-quarter-960.webp')
  image?: string;

  /** Ignored. */
  @Ignored(1)
  quantity?: number;

  /** Ignored: the stock is what the shop has. */
  @Ignored(1)
  available?: number;

  /** Ignored: `productId` names the product. */
  @Ignored('hem-nho')
  slug?: string;

  /** Ignored: `color` names the colour. */
  @Ignored('đen mờ')
  colorNow?: string;
}

/** An order item to add: the line and how many pairs. */
export class AddOrderItemDto extends OmitType(OrderLineDto, ['quantity']) {
  /** How many pairs to add; a line that is already in the cart grows by this many. */
  @ApiProperty({ type: 'integer', example: 1, minimum: 1 })
  @IsInt(withMessage('field.not-whole', { field: 'quantity' }))
  @Min(1, withMessage('field.too-small', { field: 'quantity', least: 1 }))
  @Max(100_000, withMessage('field.too-many', { field: 'quantity', most: 100_000 }))
  quantity: number;
}

/** Tells which cart the customer saw. */
export class SeenCartDto {
  /** The cart’s `version` as it was shown: if its lines or its receiver have changed since, the call is a 409. */
  @ApiPropertyOptional({ type: String, maxLength: 100, example: 'Zq0bX1vK3d8sTfYw' })
  @IfGiven()
  @MaxLength(100, withMessage('field.too-long', { field: 'version' }))
  @IsString(withMessage('field.no-text', { field: 'version' }))
  version?: string;
}

/** Who receives the order, and where. */
export class AddInformationDto extends SeenCartDto {
  /** The receiver's full name. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  @Tidied()
  @MaxLength(120, withMessage('field.characters', { field: 'name', most: 120 }))
  @IsPlainText()
  @IsNotEmpty(withMessage('field.required', { field: 'name' }))
  @IsString(withMessage('field.no-text', { field: 'name' }))
  name: string;

  /** The receiver's phone number of 10 to 12 digits; it may be written in groups, and with +84 for its first 0. */
  @ApiProperty({ example: '0901234567' })
  @Tidied(tidyPhone)
  @Matches(/^\d{10,12}$/, withMessage('phone.invalid'))
  phone: string;

  /** Where the order goes. */
  @ApiProperty({ example: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh' })
  @Tidied(tidyAddress)
  @Matches(/^(?!unknown$)/i, withMessage('field.required', { field: 'address' }))
  @MaxLength(300, withMessage('field.characters', { field: 'address', most: 300 }))
  @IsPlainText()
  @IsNotEmpty(withMessage('field.required', { field: 'address' }))
  @IsString(withMessage('field.no-text', { field: 'address' }))
  address: string;
}

/** The saved receiver of an order; with the cart’s new `version` when the call named one. */
export class InformationDto extends PickType(OrderDto, ['name', 'phone', 'address', 'version']) {}

/** Checkout's first step: the total the customer saw and the way they pay. */
export class UpdateOrderDto extends SeenCartDto {
  /** The total the customer saw, in whole dong. It must be the sum at today's prices. */
  @ApiProperty({ type: 'integer', example: 2390000, minimum: 0 })
  @IsInt(withMessage('field.not-dong', { field: 'total' }))
  @Min(0, withMessage('field.negative', { field: 'total' }))
  @Max(Number.MAX_SAFE_INTEGER, withMessage('field.too-large', { field: 'total' }))
  total: number;

  /**
   * The way of payment: `COD` cash when the pairs are handed over, `QR` a bank transfer by VietQR code (see
   * `GET /v1/orders/{id}/transfer`), `eWallet` an electronic wallet, `credit` a credit card.
   */
  @ApiProperty({ enum: PAYMENTS, example: 'COD' })
  @IsIn(PAYMENTS, withMessage('field.no-option', { field: 'payment', options: PAYMENTS }))
  payment: Payment;
}

/** Names the cart to attach. */
export class AttachOrderDto {
  /** The cart's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  @Matches(/^[0-9a-f]{24}$/, withMessage('field.no-id', { field: 'orderId' }))
  orderId: string;

  /** May be sent along and is not read: a cart's status is `cart`. */
  @ApiPropertyOptional({ type: String, example: 'cart' })
  @Allow()
  status?: string;
}

/** Names the order and what shall become of it. */
export class PlaceOrderDto extends SeenCartDto {
  /** The order's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  @Matches(/^[0-9a-f]{24}$/, withMessage('field.no-id', { field: 'orderId' }))
  orderId: string;

  /** `pending` places the cart; `canceled` cancels one's own pending order. */
  @ApiPropertyOptional({ enum: OWNER_REQUESTS, default: 'pending', example: 'pending' })
  // It may be left out, but not be null.
  @IfGiven()
  @IsIn(OWNER_REQUESTS, withMessage('field.no-option', { field: 'status', options: OWNER_REQUESTS }))
  status?: OwnerRequest;
}

/** As long as the longest e-mail address. */
const MAX_SEARCH_LENGTH = 254;

/** The orders of a list: by when they were placed, or by their total. */
const ORDER_SORTS = ['newest', 'oldest', 'high-low', 'low-high'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Whether an order's invoice is still to be issued. */
const INVOICE_STATES = ['due', 'issued'] as const;

/** Whether an order waits for its parcel. */
const PARCEL_STATES = ['due'] as const;

/** Whether an order without a parcel is packed. */
const PACKING_STATES = ['due', 'done'] as const;

/** One page of the narrowed, sorted list of orders. */
export class ListOrdersQueryDto extends PageQueryDto {
  /**
   * Words that must all be found: in the receiver's name without accents or the customer's e-mail address,
   * as a phone number, its beginning or its last digits, or as the beginning of an order number: `minh anh`,
   * `4567`, `#673f`.
   */
  @SearchText(MAX_SEARCH_LENGTH)
  search?: string;

  /** Any of pending, delivering, completed, canceled, joined by commas: `pending,delivering`. */
  @AnyOf('status', STAFF_STATUSES)
  status?: StaffStatus[];

  /** Any of unpaid, partly-paid, paid, refund-due, refunded, joined by commas: `unpaid,partly-paid`. */
  @AnyOf('paymentState', PAYMENT_STATES)
  paymentState?: PaymentState[];

  /** `due`: sent or completed, and no invoice was issued yet; `issued`: the others with an invoice. */
  @ApiPropertyOptional({ enum: INVOICE_STATES })
  @IsOptional()
  @OneOf('invoice', INVOICE_STATES)
  invoice?: (typeof INVOICE_STATES)[number];

  /** `due`: delivering, and no parcel is recorded that was not canceled. */
  @ApiPropertyOptional({ enum: PARCEL_STATES })
  @IsOptional()
  @OneOf('parcel', PARCEL_STATES)
  parcel?: (typeof PARCEL_STATES)[number];

  /** `due`: delivering, without such a parcel, and not packed; `done`: the same, packed. */
  @ApiPropertyOptional({ enum: PACKING_STATES })
  @IsOptional()
  @OneOf('packing', PACKING_STATES)
  packing?: (typeof PACKING_STATES)[number];

  /** `newest` and `oldest` by when the order was placed, `high-low` and `low-high` by its total. */
  @ApiPropertyOptional({ enum: ORDER_SORTS, default: 'newest' })
  @IsOptional()
  @OneOf('sort', ORDER_SORTS)
  sort?: OrderSort;
}

/** The orders of a file: those of the list, on all of its pages. */
export class ExportOrdersQueryDto extends OmitType(ListOrdersQueryDto, ['page', 'limit']) {}

/** The status an order shall have. */
export class UpdateOrderStatusDto {
  /** The new status. */
  @ApiProperty({ enum: STAFF_STATUSES, example: 'delivering' })
  @IsIn(STAFF_STATUSES, withMessage('field.no-option', { field: 'status', options: STAFF_STATUSES }))
  status: StaffStatus;

  /** The status that staff saw; a 409 tells that the order has come to another one meanwhile. */
  @ApiPropertyOptional({ enum: STAFF_STATUSES, example: 'pending' })
  @IfGiven()
  @IsIn(STAFF_STATUSES, withMessage('field.no-option', { field: 'statusBefore', options: STAFF_STATUSES }))
  statusBefore?: StaffStatus;

  /** The way of payment that staff saw; a 409 tells that an unpaid order is to be paid in another way meanwhile. */
  @ApiPropertyOptional({ enum: PAYMENTS, example: 'COD' })
  @IfGiven()
  @IsIn(PAYMENTS, withMessage('field.no-option', { field: 'paymentBefore', options: PAYMENTS }))
  paymentBefore?: Payment;

  /** Sends it though it is to be paid beforehand and is not; without it that is a 409. */
  @ApiPropertyOptional({ example: false })
  @IfGiven()
  @IsBoolean(withMessage('field.not-boolean', { field: 'sendUnpaid' }))
  sendUnpaid?: boolean;
}

/** Whether an order is packed. */
export class PackedDto {
  /** `true` when its pairs are in the box; `false` takes that back. */
  @ApiProperty({ example: true })
  @IsBoolean(withMessage('field.not-boolean', { field: 'packed' }))
  packed: boolean;
}
