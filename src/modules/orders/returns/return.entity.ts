import { Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../database/columns';
import type { ReturnStatus } from '../after-sales/after-sale-status';

/** Why pairs are returned. */
export const RETURN_REASONS = ['size', 'faulty', 'wrong', 'different', 'mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Pairs of a line of the order. */
export interface ReturnLine {
  itemId: string;
  quantity: number;
  /** How many of them did not go back to stock, known once they were received. */
  unsellable: number;
}

/** The return of pairs of an order for their money (rule Y1). */
@Entity('returns')
@Index('ix_returns_order', ['orderId', 'createdAt', 'id'])
@Index('ix_returns_status', ['status', 'createdAt', 'id'])
export class Return {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('orders', 'id', { name: 'fk_returns_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  orderId: string;

  @JsonColumn()
  lines: ReturnLine[];

  /** What these pairs cost, in whole dong. */
  @IntegerColumn()
  amount: number;

  @TextColumn(12)
  status: ReturnStatus;

  @TextColumn(12)
  cause: ReturnReason;

  /** What the customer wrote besides, if anything. An erased customer's is removed. */
  @TextColumn(300, { nullable: true })
  note: string | null;

  @InstantColumn()
  createdAt: Date;

  /** Until when the pairs are to arrive once it is approved; null before that (rule Y5). */
  @InstantColumn({ nullable: true })
  sendBy: Date | null;

  /** When it was refunded, refused or withdrawn, or has expired; null before that. */
  @InstantColumn({ nullable: true })
  closedAt: Date | null;

  /** Why staff refused it, if they said so. An erased customer's is removed. */
  @TextColumn(200, { nullable: true })
  reason: string | null;
}
