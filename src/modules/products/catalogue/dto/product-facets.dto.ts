import { ApiProperty } from '@nestjs/swagger';

export class FacetDto {
  /**
   * The value as a filter takes it
   * @example 'new balance'
   */
  value: string;

  /**
   * How many products choosing it would show
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class ColorFacetDto {
  /**
   * The colour's name as a filter takes it
   * @example 'đen'
   */
  value: string;

  /**
   * The colour on a screen
   * @example '#1b1b1f'
   */
  colorHex: string;

  /**
   * How many products choosing it would show
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class ProductFacetsDto {
  /** Every brand of the shop, in its order; a count may be 0 */
  brands: FacetDto[];

  /** The colours of the products that match, most frequent first, and those selected even at 0 */
  colors: ColorFacetDto[];

  /** Every type, in the shop's order; a count may be 0 */
  types: FacetDto[];

  /** The sizes of which a match has something left, smallest first, and those selected even at 0 */
  sizes: FacetDto[];

  /** `just-in` and `sold-out` */
  stock: FacetDto[];
}
