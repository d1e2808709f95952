import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATUSES, OWNER_REQUESTS, type OrderStatus, type OwnerRequest } from '../order-status';
import { PAYMENTS, type Payment } from '../payment';
import type { OrderView } from '../order-views';

// For other modules, which may import DTOs but not `order-status.ts`.
export { ORDER_STATUSES, OWNER_REQUESTS, type OrderStatus, type OwnerRequest };

/** One line of an order: a product in one colour and size. */
export class OrderItemDto {
  /** The product's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c0' })
  productId: string;

  /** The colour, lower-case. */
  @ApiProperty({ example: 'đen' })
  color: string;

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
}

/** A cart or an order. */
export class OrderDto {
  /** The id; the displayed order number is its first half. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  _id: string;

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
  @ApiProperty({ example: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh' })
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

  /** When the cart was begun. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:15:00.000Z' })
  createdAt: string;

  /** When the order was placed, null while it is a cart. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T03:20:00.000Z' })
  placedAt: string | null;

  /** Gives an order the shape it has on the wire. */
  static from(order: OrderView): OrderDto {
    return {
      _id: order.id,
      status: order.status,
      name: order.name,
      phone: order.phone,
      address: order.address,
      payment: order.payment,
      items: order.items.map((item) => ({
        productId: item.productId,
        color: item.color,
        size: item.size,
        name: item.name,
        price: String(item.price),
        image: item.image,
        quantity: item.quantity,
        available: item.available,
      })),
      total: order.total,
      totalPrice: order.total,
      createdAt: order.createdAt.toISOString(),
      placedAt: order.placedAt ? order.placedAt.toISOString() : null,
    };
  }
}
