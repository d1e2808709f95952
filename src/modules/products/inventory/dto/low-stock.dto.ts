import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { ProductDto } from '../../dto/product.dto';
import { BRANDS, type Brand } from '../../product-fields';

/** Stock of a size and how fast it sells. */
class LowStockDto {
  /**
   * Pairs left; 0 when sold out
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  quantity: number;

  /**
   * Pairs sold in the last `days` days, minus returned ones; 0 for a size that customers only wait for
   * @example 9
   */
  @ApiProperty({ type: 'integer' })
  sold: number;

  /**
   * Whole days until sold out at the current pace; 0 when already sold out
   * @example 6
   */
  @ApiProperty({ type: 'integer' })
  daysLeft: number;

  /**
   * Number of people waiting for the size to be back in stock
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  waiting: number;
}

/** A shoe with a size that is running out. */
export class LowStockShoeDto extends IntersectionType(
  PickType(ProductDto, ['_id', 'name', 'slug']),
  LowStockDto,
) {
  /**
   * Colour whose size is running out
   * @example 'đen'
   */
  color: string;

  /**
   * The first picture of the colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;
}

/** A brand's size that is running out in some shoes, with the sums over these shoes. */
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
   * Number of shoe colours in which the size is running out
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  shoeCount: number;

  /** At most five of these shoes, the first to run out first */
  shoes: LowStockShoeDto[];
}

/** The sizes to reorder. */
export class LowStockListDto {
  /**
   * Number of days, up to now, whose sales were counted
   * @example 30
   */
  @ApiProperty({ type: 'integer' })
  days: number;

  /** At most 24 sizes of brands, the first to run out first */
  sizes: LowStockSizeDto[];

  /**
   * Total number of brands' sizes that are running out
   * @example 17
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}
