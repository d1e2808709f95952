import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../../database/columns';

/** What a member of staff wrote down about an order, for colleagues alone. Rows are only ever added. */
@Entity('order_notes')
@Index('ix_order_notes_order', ['orderId', 'createdAt', 'id'])
export class OrderNote {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('orders', 'id', { name: 'fk_order_notes_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  orderId: string;

  /** The member of staff. */
  @ReferenceColumn()
  authorId: string;

  @TextColumn(500)
  text: string;

  @InstantColumn()
  createdAt: Date;
}
