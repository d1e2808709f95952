import { Entity, Index, JoinColumn, OneToOne } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn } from '../../database/columns';
import { Product } from './product.entity';

/**
 * A product's sales counter, revision and deletion date. A row apart from the product's fields, and a small one,
 * since each sale writes it.
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

  /** Incremented by every write to the product, sales included: the version under which a cache keeps it. */
  @IntegerColumn()
  revision: number;

  /** Set when the product was deleted: it is then hidden everywhere but in past orders. */
  @InstantColumn({ nullable: true })
  deletedAt: Date | null;
}
