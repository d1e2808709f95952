import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { ProductDto } from '../../dto/product.dto';
import { BRANDS, type Brand } from '../../product-fields';

/** How many pairs are left, and how fast they sell. */
class LowStockDto {
  /**
   * Pairs left; 0 when all have been sold
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  quantity: number;

  /**
   * Pairs of them that were sold in the last `days` days, less those that came back; 0 where people only wait
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
   * People who asked to be told when the size is back
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  waiting: number;
}

/** A shoe of which one size is running out. */
export class LowStockShoeDto extends IntersectionType(
  PickType(ProductDto, ['_id', 'name', 'slug']),
  LowStockDto,
) {
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
}

/** A size of a brand that is running out in some of its shoes, and the sums over these shoes. */
export class LowStockSizeDto extends LowStockDto {
  /** The brand. */
  @ApiProperty({ enum: BRANDS, example: 'nike' })
  brand: Brand;

  /**
   * The EU size as text
   * @example '42.5'
   */
  size: string;

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
