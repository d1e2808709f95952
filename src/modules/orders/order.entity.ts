import { Entity, ForeignKey, Index } from 'typeorm';
import {
  AddressColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  MoneyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { OrderShipment } from './shipments/order-shipment';
import type { OrderStatus } from './order-status';

/** A cart or an order with its lines: the aggregate that one transaction writes. */
@Entity('orders')
@Index('uq_orders_cart_owner', ['cartOwnerId'], { unique: true })
@Index('ix_orders_of_customer', ['customerId', 'createdAt', 'id', 'status', 'deletedAt'])
@Index('ix_orders_placed', ['placedAt', 'id', 'deletedAt', 'status', 'searchText'])
@Index('ix_orders_total', ['total', 'id', 'placedAt', 'deletedAt', 'status', 'searchText'])
@Index('uq_orders_payment_reference', ['paymentReference'], { unique: true })
@Index('ix_orders_pay_by', ['payBy'])
// Every column of the sums of money, led by one that no list asks for: with `status` first, SQLite reads all orders of a
// status by it, wherever one is named.
@Index('ix_orders_money', [
  'waivedAmount',
  'status',
  'deletedAt',
  'id',
  'paidAmount',
  'refundedAmount',
  'returnedAmount',
  'total',
])
// Led by a column that no list asks for, as well.
@Index('ix_orders_to_do', ['hasParcel', 'status', 'deletedAt', 'invoiceNumber', 'placedAt', 'packedAt'])
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

  /** The money received for it, and how much of it was refunded: whole dong. */
  @MoneyColumn({ default: 0 })
  paidAmount: number;

  @MoneyColumn({ default: 0 })
  refundedAmount: number;

  /** What of the refunds is not asked for again: it went back when the order was paid in full. */
  @MoneyColumn({ default: 0 })
  waivedAmount: number;

  /** What the pairs that were returned of it have cost, in whole dong: it is not to be paid, or goes back (rule Y4). */
  @MoneyColumn({ default: 0 })
  returnedAmount: number;

  /** The reference that a bank transfer names, made with the cart; null in orders that only earlier releases have written. */
  @TextColumn(12, { nullable: true })
  paymentReference: string | null;

  /** The deadline of its payment, after which the shop cancels it; null without one. */
  @InstantColumn({ nullable: true })
  payBy: Date | null;

  /** When the shop canceled it because no money came in time; null otherwise. */
  @InstantColumn({ nullable: true })
  expiredAt: Date | null;

  /** The version of the terms that its customer accepted by placing it; null in a cart and in older orders. */
  @TextColumn(12, { nullable: true })
  termsVersion: string | null;

  /** The VAT that its prices include, in percent; null in a cart and in older orders. */
  @IntegerColumn({ nullable: true })
  vatPercent: number | null;

  /** The days between which it was promised to arrive, YYYY-MM-DD; null in a cart and in older orders. */
  @TextColumn(10, { nullable: true })
  expectedFrom: string | null;

  @TextColumn(10, { nullable: true })
  expectedTo: string | null;

  /** Whom its invoice names; null: the receiver. */
  @JsonColumn({ nullable: true })
  invoiceBuyer: InvoiceBuyer | null;

  /** The series and number of the invoice that was issued for it; null until then. */
  @TextColumn(40, { nullable: true })
  invoiceNumber: string | null;

  /** Where that invoice can be read; null without a link. */
  @TextColumn(500, { nullable: true })
  invoiceUrl: string | null;

  /** Its parcels as answers have them; null without any. */
  @JsonColumn({ nullable: true })
  shipments: OrderShipment[] | null;

  /** 1 when one of them was not canceled, else 0. */
  @IntegerColumn({ default: 0 })
  hasParcel: number;

  /** When staff packed it; null until then, once they took it back, and once it is canceled. */
  @InstantColumn({ nullable: true })
  packedAt: Date | null;

  /** How often its status or one of its exchanges or returns has changed, deletion included: the number of its latest change. */
  @IntegerColumn()
  revision: number;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  placedAt: Date | null;

  /** When the order or one of its exchanges or returns last changed; null in orders that only earlier releases have written. */
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

/** A buyer as an invoice names them. */
export interface InvoiceBuyer {
  company: string;
  taxCode: string;
  address: string;
  /** Where the invoice is sent; empty once the customer's data was erased. */
  email: string;
}
