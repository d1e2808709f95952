import { Entity, ForeignKey, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../../database/columns';
import { OrderItem } from '../order-item.entity';
import type { ExchangeStatus } from '../after-sales/after-sale-status';

/** The exchange of one pair of an order's line for another size of the same shoe and colour (rule Z1). */
@Entity('exchanges')
@Index('ix_exchanges_order', ['orderId', 'createdAt', 'id'])
@Index('ix_exchanges_item', ['itemId'])
@Index('ix_exchanges_status', ['status', 'createdAt', 'id'])
export class Exchange {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('orders', 'id', { name: 'fk_exchanges_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  orderId: string;

  @ReferenceColumn()
  itemId: string;

  /** The line, of which one pair is exchanged. */
  @ManyToOne(() => OrderItem, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'itemId', foreignKeyConstraintName: 'fk_exchanges_item' })
  item?: OrderItem;

  /** The size that is set aside. */
  @TextColumn(8)
  newSize: string;

  @TextColumn(12)
  status: ExchangeStatus;

  @InstantColumn()
  createdAt: Date;

  /** Until when the pair is set aside while the exchange is open (rule Z5). */
  @InstantColumn()
  heldUntil: Date;

  /** When it was received, refused or withdrawn, or has expired; null while it is open. */
  @InstantColumn({ nullable: true })
  closedAt: Date | null;

  /** Why staff refused it, if they said so. An erased customer's is removed. */
  @TextColumn(200, { nullable: true })
  reason: string | null;
}
