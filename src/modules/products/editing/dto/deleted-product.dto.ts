import { ApiProperty, PickType } from '@nestjs/swagger';
import { ProductDto } from '../../dto/product.dto';

export class DeletedProductDto extends PickType(ProductDto, ['_id', 'name', 'brand']) {
  /**
   * The first picture of its first colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;

  /**
   * When it was deleted
   * @example '2026-09-14T02:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time' })
  deletedAt: string;
}

export class DeletedProductListDto {
  /** Deleted products of this page, the last deleted first */
  products: DeletedProductDto[];

  /**
   * Total number of deleted products, on all pages
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}
