import { Check, Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import { MAX_FORMER_KEYS_LENGTH } from './product-fields';

/** Of which options a product is: filters narrow by them, so that the catalogue's entry has them too. */
export abstract class ProductOptions {
  @TextColumn(20)
  type: string;

  @TextColumn(20)
  brand: string;

  @TextColumn(20, { default: 'synthetic' })
  material: string;
}

/** A shoe model. Its colours and sizes are rows of their own, and what becomes of it is in `ProductState`. */
@Entity('products')
@Index('uq_products_slug', ['slug'], { unique: true })
export class Product extends ProductOptions {
  @IdColumn()
  id: string;

  @TextColumn(150)
  name: string;

  /** The folded name. Nothing reads it; it stays while a release that writes it may serve beside this one. */
  @TextColumn(500)
  searchName: string;

  @TextColumn(180)
  slug: string;

  @IntegerColumn()
  price: number;

  @TextColumn(300)
  highLight: string;

  @LongTextColumn()
  description: string;

  /** The two texts in English (rule G13); null for none. */
  @TextColumn(300, { nullable: true })
  highLightEn: string | null;

  @LongTextColumn({ nullable: true })
  descEn: string | null;

  @TextColumn(300)
  adImage: string;

  @TextColumn(300)
  navbarImage: string;

  /** The path of its 3D model (rule G14); null for none. */
  @TextColumn(300, { nullable: true })
  model: string | null;

  /** Grams of a pair (rule G15); null for unknown. */
  @IntegerColumn({ nullable: true })
  weight: number | null;

  @InstantColumn()
  importAt: Date;

  /** Raised by edits, so that an editor notices a colleague's; sales leave it alone. */
  @IntegerColumn()
  version: number;
}

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

  /** When the revision last rose; null where only the release before has written it. */
  @InstantColumn({ nullable: true })
  updatedAt: Date | null;

  /** Set when the product was deleted: it is then hidden everywhere but in past orders. */
  @InstantColumn({ nullable: true })
  deletedAt: Date | null;
}

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
  @TextColumn(MAX_FORMER_KEYS_LENGTH, { default: '' })
  formerKeys: string;

  @TextColumn(7)
  colorHex: string;

  /** The paths of its pictures as a JSON list. */
  @LongTextColumn()
  imageDetail: string;
}

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
