import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn, IntegerColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { Order } from './order.entity';

/**
 * A line of an order. It is a snapshot: name, price and image are what was sold, whatever becomes of the
 * product, which is why `productId` is no foreign key. In a cart they are only what was true when the line
 * was last written.
 */
@Entity('order_items')
@Index('uq_order_items_line', ['orderId', 'productId', 'color', 'size'], { unique: true })
export class OrderItem {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_items_order' })
  order?: Order;

  /** The line's place in the order it was added, from 0. */
  @IntegerColumn()
  position: number;

  @ReferenceColumn()
  productId: string;

  @TextColumn(60)
  color: string;

  @TextColumn(8)
  size: string;

  @TextColumn(150)
  name: string;

  /** Whole dong for one pair. */
  @IntegerColumn()
  price: number;

  @TextColumn(300)
  image: string;

  @IntegerColumn()
  quantity: number;
}
