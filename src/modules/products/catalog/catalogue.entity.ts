import { Entity, Index, JoinColumn, OneToOne } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
} from '../../../database/columns';
import { Product, ProductOptions } from '../product.entity';

/**
 * The product data needed to search, filter, sort and count. Derived from the product's rows;
 * `CatalogueVersion` rewrites it in the transaction that changes them.
 */
@Entity('catalogue_entries')
@Index('ix_catalogue_entries_version', ['version', 'productId'])
export class CatalogueEntry extends ProductOptions {
  @IdColumn()
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_catalogue_entries_product' })
  product?: Product;

  /** The catalogue version in which this entry last changed. */
  @IntegerColumn()
  version: number;

  /** 1, or 0 for a deleted product. */
  @IntegerColumn()
  isOnSale: number;

  @IntegerColumn()
  price: number;

  @InstantColumn()
  importAt: Date;

  /** The folded name. Not read by any query, as in `products`. */
  @TextColumn(500)
  searchName: string;

  /** The colours as a JSON list of `[colorKey, color, colorHex]`. */
  @LongTextColumn()
  colors: string;

  /** The sizes in stock in any colour, separated by commas; empty when sold out. */
  @LongTextColumn()
  sizes: string;

  /** The sizes in stock of each colour, in the order of `colors`, separated by semicolons: '42,43;;41'. */
  @LongTextColumn({ nullable: true })
  colorSizes: string | null;
}

/** The id of the only row of `catalogue_state`. */
export const CATALOGUE_STATE_ID = 'catalogue';

/** A single row with the catalogue's current version. */
@Entity('catalogue_state')
export class CatalogueState {
  /** Always `CATALOGUE_STATE_ID`. */
  @IdColumn()
  id: string;

  @IntegerColumn()
  version: number;
}
