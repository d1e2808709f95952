import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn, IntegerColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { Product } from './product.entity';

/** A colourway of a product. */
@Entity('product_colors')
@Index('uq_product_colors_color', ['productId', 'colorKey'], { unique: true })
export class ProductColor {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_product_colors_product' })
  product?: Product;

  /** Its place among the product's colours, from 0. */
  @IntegerColumn()
  position: number;

  /** The name as it is shown, lower-case. */
  @TextColumn(60)
  color: string;

  /** The name without accents and hyphens: what filters compare and what is unique. */
  @TextColumn(60)
  colorKey: string;

  /** The keys it had before, joined by commas: carts and orders still know its pairs by them. */
  @TextColumn(1000, { default: '' })
  formerKeys: string;

  @TextColumn(7)
  colorHex: string;

  /** The paths of its pictures as a JSON list. */
  @LongTextColumn()
  imageDetail: string;
}
