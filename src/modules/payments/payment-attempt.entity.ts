import { Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  MoneyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { AttemptProvider, AttemptState } from './payment-types';

/** One try to pay an order. The row stands before the provider hears of it, so that no message comes too early. */
@Entity('payment_attempts')
@Index('uq_payment_attempts_reference', ['reference'], { unique: true })
@Index('ix_payment_attempts_order', ['orderId', 'createdAt', 'id'])
@Index('ix_payment_attempts_next', ['nextQueryAt'])
export class PaymentAttempt {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('orders', 'id', {
    name: 'fk_payment_attempts_order',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  orderId: string;

  @TextColumn(10)
  provider: AttemptProvider;

  /** What the provider's messages name it by; unique for ever. */
  @TextColumn(40)
  reference: string;

  @MoneyColumn()
  amount: number;

  @TextColumn(10)
  state: AttemptState;

  /** The provider's page; null until the provider has answered, and where there is none. */
  @LongTextColumn({ nullable: true })
  payUrl: string | null;

  /** The transfer that pays it, as JSON; null where there is none. */
  @LongTextColumn({ nullable: true })
  transfer: string | null;

  @InstantColumn()
  createdAt: Date;

  /** Null: it stays open as long as its order. */
  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  /** When the provider is asked about it next; null: not any more. */
  @InstantColumn({ nullable: true })
  nextQueryAt: Date | null;

  /** How often the provider was asked about it: a claim counts it up. */
  @IntegerColumn({ default: 0 })
  queries: number;
}
