import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, MoneyColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { MoneySource, ReceivedState, Verdict } from './payment-types';

/**
 * Money that came. Rows are only ever added; of a row, only what the shop makes of the money is written later: its order,
 * the verdict, and what staff did about it.
 */
@Entity('payments_received')
@Index('uq_payments_received_transaction', ['provider', 'transactionId'], { unique: true })
@Index('ix_payments_received_order', ['orderId', 'receivedAt', 'id'])
@Index('ix_payments_received_state', ['state', 'receivedAt', 'id'])
export class PaymentReceived {
  @IdColumn()
  id: string;

  /** Who said so; `person` for a member of staff. */
  @TextColumn(10)
  provider: MoneySource;

  /** Unique within the provider. */
  @TextColumn(64)
  transactionId: string;

  /** The attempt's reference, the text of a transfer, or what staff wrote. */
  @TextColumn(500)
  memo: string;

  @MoneyColumn()
  amount: number;

  @TextColumn(8)
  currency: string;

  /** When it was paid, where the provider says so. */
  @InstantColumn({ nullable: true })
  paidAt: Date | null;

  @InstantColumn()
  receivedAt: Date;

  /** The member of staff who saw it; null for a provider's message. */
  @ReferenceColumn({ nullable: true })
  receivedById: string | null;

  /** Null as long as no order is known: then staff look at it. */
  @ReferenceColumn({ nullable: true })
  @ForeignKey('orders', 'id', {
    name: 'fk_payments_received_order',
    onDelete: 'SET NULL',
    onUpdate: 'NO ACTION',
  })
  orderId: string | null;

  /** Null until it was judged. */
  @TextColumn(10, { nullable: true })
  verdict: Verdict | null;

  @TextColumn(10)
  state: ReceivedState;

  /** What staff did about it. */
  @TextColumn(500, { nullable: true })
  note: string | null;

  @ReferenceColumn({ nullable: true })
  settledById: string | null;

  @InstantColumn({ nullable: true })
  settledAt: Date | null;
}
