import { Check, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn, IntegerColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { ProductColor } from './product-color.entity';

/** A size of a colour: what is sold, the shop's stock-keeping unit. */
@Entity('product_sizes')
@Check('ck_product_sizes_quantity', 'quantity >= 0')
@Index('uq_product_sizes_size', ['colorId', 'size'], { unique: true })
export class ProductSize {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  colorId: string;

  @ManyToOne(() => ProductColor, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'colorId', foreignKeyConstraintName: 'fk_product_sizes_color' })
  color?: ProductColor;

  /** An EU size as text, '42' or '42.5'. */
  @TextColumn(8)
  size: string;

  /** Pairs left. The database itself forbids fewer than none. */
  @IntegerColumn()
  quantity: number;
}
