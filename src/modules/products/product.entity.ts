import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, TextColumn } from '../../database/columns';

/** A shoe model. Its colours and sizes are rows of their own; `stock` is kept as the sum of the sizes. */
@Entity('products')
@Check('ck_products_stock', 'stock >= 0')
@Index('uq_products_slug', ['slug'], { unique: true })
@Index('ix_products_sold', ['deletedAt', 'quantitySold', 'id'])
export class Product {
  @IdColumn()
  id: string;

  @TextColumn(150)
  name: string;

  /** The folded name, which searches read: collations disagree about accents and đ. */
  @TextColumn(500)
  searchName: string;

  @TextColumn(20)
  type: string;

  @TextColumn(20)
  brand: string;

  @TextColumn(180)
  slug: string;

  @IntegerColumn()
  price: number;

  @TextColumn(300)
  highLight: string;

  @LongTextColumn()
  description: string;

  @TextColumn(300)
  adImage: string;

  @TextColumn(300)
  navbarImage: string;

  /** Derived: the sum of the sizes' quantities, moved with them in one transaction. */
  @IntegerColumn()
  stock: number;

  @InstantColumn()
  importAt: Date;

  @IntegerColumn()
  quantitySold: number;

  /** Raised by edits, so that an editor notices a colleague's; sales leave it alone. */
  @IntegerColumn()
  version: number;

  /** Raised by every write, sales included: names what a reader may keep of the product. */
  @IntegerColumn()
  revision: number;

  /** Set when the product was deleted: it is then hidden everywhere but in past orders. */
  @InstantColumn({ nullable: true })
  deletedAt: Date | null;
}
