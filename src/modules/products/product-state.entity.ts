import { Entity, Index, JoinColumn, OneToOne } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn } from '../../database/columns';
import { Product } from './product.entity';

/**
 * What becomes of a product while its own fields stay as they are. A row apart, and a small one: each sale
 * writes it.
 */
@Entity('product_states')
@Index('ix_product_states_sold', ['quantitySold', 'productId', 'deletedAt'])
export class ProductState {
  @IdColumn()
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_product_states_product' })
  product?: Product;

  /** Pairs sold, less those that came back. */
  @IntegerColumn()
  quantitySold: number;

  /** Raised by every write to the product, sales included: names what a reader may keep of it. */
  @IntegerColumn()
  revision: number;

  /** Set when the product was deleted: it is then hidden everywhere but in past orders. */
  @InstantColumn({ nullable: true })
  deletedAt: Date | null;
}
