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
 * What searching, filtering, sorting and counting need to know of a product, and nothing else: derived from
 * its rows, and rewritten by `CatalogueVersion` in the transaction that changed them.
 */
@Entity('catalogue_entries')
@Index('ix_catalogue_entries_version', ['version', 'productId'])
export class CatalogueEntry extends ProductOptions {
  @IdColumn()
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_catalogue_entries_product' })
  product?: Product;

  /** The version of the catalogue in which this entry last changed. */
  @IntegerColumn()
  version: number;

  /** 1, or 0 when the product was deleted. */
  @IntegerColumn()
  isOnSale: number;

  @IntegerColumn()
  price: number;

  @InstantColumn()
  importAt: Date;

  /** The folded name. Nothing reads it, as in `products`. */
  @TextColumn(500)
  searchName: string;

  /** The colours as a JSON list of `[colorKey, color, colorHex]`. */
  @LongTextColumn()
  colors: string;

  /** The sizes of which something is left in some colour, joined by commas; empty when it is sold out. */
  @LongTextColumn()
  sizes: string;

  /** The same for each colour, in the order of `colors`, parted by semicolons: '42,43;;41'. */
  @LongTextColumn({ nullable: true })
  colorSizes: string | null;
}

/** The id of the one row of `catalogue_state`. */
export const CATALOGUE_STATE_ID = 'catalogue';

/** One row: which version the catalogue is at. */
@Entity('catalogue_state')
export class CatalogueState {
  /** Always `CATALOGUE_STATE_ID`. */
  @IdColumn()
  id: string;

  @IntegerColumn()
  version: number;
}
