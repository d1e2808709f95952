import { Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  MoneyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { RefundProgress, RefundProvider } from './payment-types';

/** Money that goes back, through the provider that it came from or by hand. */
@Entity('payment_refunds')
@Index('uq_payment_refunds_reference', ['reference'], { unique: true })
@Index('ix_payment_refunds_order', ['orderId', 'createdAt', 'id'])
@Index('ix_payment_refunds_received', ['receivedId'])
@Index('ix_payment_refunds_next', ['nextQueryAt'])
export class PaymentRefund {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('orders', 'id', {
    name: 'fk_payment_refunds_order',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  orderId: string;

  /** The money that goes back; null where it goes by hand. */
  @ReferenceColumn({ nullable: true })
  @ForeignKey('payments_received', 'id', {
    name: 'fk_payment_refunds_received',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  receivedId: string | null;

  @TextColumn(10)
  provider: RefundProvider;

  /** Unique for ever: a provider that is asked twice pays once. */
  @TextColumn(40)
  reference: string;

  @MoneyColumn()
  amount: number;

  @TextColumn(200)
  reason: string;

  @TextColumn(10)
  state: RefundProgress;

  /** `goodwill` when its order was paid in full as it was asked for: its sum is not asked for again. */
  @TextColumn(10, { default: 'return' })
  kind: 'return' | 'goodwill';

  /** What the member of staff wrote who ended the refund for the provider. */
  @TextColumn(300, { nullable: true })
  note: string | null;

  @ReferenceColumn()
  createdById: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  doneAt: Date | null;

  /** When the provider is asked next; null: not any more. */
  @InstantColumn({ nullable: true })
  nextQueryAt: Date | null;

  /** How often the provider was asked: a claim counts it up. */
  @IntegerColumn({ default: 0 })
  queries: number;
}
