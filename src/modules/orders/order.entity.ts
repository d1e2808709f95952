import { Entity, ForeignKey, Index } from 'typeorm';
import {
  AddressColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  MoneyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { OrderStatus } from './order-status';

/** A cart or an order with its lines: the aggregate that one transaction writes. */
@Entity('orders')
@Index('uq_orders_cart_owner', ['cartOwnerId'], { unique: true })
@Index('ix_orders_of_customer', ['customerId', 'createdAt', 'id', 'status', 'deletedAt'])
@Index('ix_orders_placed', ['placedAt', 'id', 'deletedAt', 'status', 'searchText'])
@Index('ix_orders_total', ['total', 'id', 'placedAt', 'deletedAt', 'status', 'searchText'])
@Index('uq_orders_payment_reference', ['paymentReference'], { unique: true })
@Index('ix_orders_pay_by', ['payBy'])
@Index('ix_orders_completed', ['completedAt', 'deletedAt', 'total', 'pairs'])
export class Order {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('customers', 'id', { name: 'fk_orders_customer', onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  customerId: string;

  /** The customer while this is their cart, else null: unique, so each customer has one cart. */
  @ReferenceColumn({ nullable: true })
  cartOwnerId: string | null;

  @TextColumn(12)
  status: OrderStatus;

  /** Empty until known, as are phone and address. */
  @TextColumn(120)
  name: string;

  @TextColumn(12)
  phone: string;

  @AddressColumn()
  address: string;

  @TextColumn(10, { nullable: true })
  payment: Payment | null;

  /** Whole dong. In a cart what its owner confirmed, null before that and after a change of the lines. */
  @IntegerColumn({ nullable: true })
  total: number | null;

  /** What came for it, and what of that went back: whole dong, written as the money is judged. */
  @MoneyColumn({ default: 0 })
  paidAmount: number;

  @MoneyColumn({ default: 0 })
  refundedAmount: number;

  /** What a transfer for it says, made with the cart; null where only the release before has written it. */
  @TextColumn(12, { nullable: true })
  paymentReference: string | null;

  /** Until when it is to be paid: then the shop cancels it. Null: for ever. */
  @InstantColumn({ nullable: true })
  payBy: Date | null;

  /** When the shop canceled it because no money came in time; null otherwise. */
  @InstantColumn({ nullable: true })
  expiredAt: Date | null;

  /** How often its status or one of its exchanges has changed, deletion included: the number of its latest change. */
  @IntegerColumn()
  revision: number;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  placedAt: Date | null;

  /** When it last changed, its exchanges included; null where only the release before has written it. */
  @InstantColumn({ nullable: true })
  updatedAt: Date | null;

  /** Pairs of all lines together, written when the order is placed; 0 in a cart. */
  @IntegerColumn({ default: 0 })
  pairs: number;

  /** What staff find the order by, as `searchTextOf` writes it; empty in a cart. */
  @TextColumn(400, { default: '' })
  searchText: string;

  /** Since when the order is completed; null in every other status. */
  @InstantColumn({ nullable: true })
  completedAt: Date | null;

  /** Set when staff deleted the order: it is shown and counted nowhere any more. */
  @InstantColumn({ nullable: true })
  deletedAt: Date | null;

  /** Set when the customer's data was erased: the receiver goes as soon as the order is closed. */
  @InstantColumn({ nullable: true })
  ownerErasedAt: Date | null;
}

/** How an order can be paid (rule C1). */
export const PAYMENTS = ['COD', 'QR', 'eWallet', 'credit'] as const;
export type Payment = (typeof PAYMENTS)[number];
