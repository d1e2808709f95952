import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, TextColumn } from '../../database/columns';

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

  /** The folded name, which searches read: collations disagree about accents and đ. */
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

  @TextColumn(300)
  adImage: string;

  @TextColumn(300)
  navbarImage: string;

  @InstantColumn()
  importAt: Date;

  /** Raised by edits, so that an editor notices a colleague's; sales leave it alone. */
  @IntegerColumn()
  version: number;
}
