import { ApiProperty } from '@nestjs/swagger';
import { BRANDS, type Brand } from '../../product-options';

/** A shoe of which one size is running out. */
export class LowStockShoeDto {
  /**
   * The product's id
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  _id: string;

  /**
   * The product's name
   * @example 'Hẻm Nhỏ'
   */
  name: string;

  /**
   * The product's name in addresses
   * @example 'hem-nho'
   */
  slug: string;

  /**
   * The colour of which the size is running out
   * @example 'đen'
   */
  color: string;

  /**
   * The first picture of the colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;

  /**
   * Pairs left of the size in this colour; 0 when it has sold out
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  quantity: number;

  /**
   * Pairs of it that were sold in the last `days` days, less those that came back
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  sold: number;

  /**
   * Whole days until the last pair goes if they go on selling like that; 0 when it has gone
   * @example 7
   */
  @ApiProperty({ type: 'integer' })
  daysLeft: number;
}

/** A size of a brand that is running out in some of its shoes. */
export class LowStockSizeDto {
  /** The brand. */
  @ApiProperty({ enum: BRANDS, example: 'nike' })
  brand: Brand;

  /**
   * The EU size as text
   * @example '42.5'
   */
  size: string;

  /**
   * Pairs left, of all its shoes in which the size is running out
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  quantity: number;

  /**
   * Pairs of them that were sold in the last `days` days, less those that came back
   * @example 9
   */
  @ApiProperty({ type: 'integer' })
  sold: number;

  /**
   * Whole days until the last pair goes if they go on selling like that; 0 when all have gone
   * @example 6
   */
  @ApiProperty({ type: 'integer' })
  daysLeft: number;

  /**
   * In how many colours of shoes the size is running out
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  shoeCount: number;

  /** At most five of these shoes, the one that runs out first before the others */
  shoes: LowStockShoeDto[];
}

/** What to order more of. */
export class LowStockListDto {
  /**
   * Over how many days, up to now, the sales were counted
   * @example 30
   */
  @ApiProperty({ type: 'integer' })
  days: number;

  /** At most 24 sizes of brands, the one that runs out first before the others */
  sizes: LowStockSizeDto[];

  /**
   * How many sizes of brands are running out in all
   * @example 17
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}
