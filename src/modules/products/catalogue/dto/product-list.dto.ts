import { ApiProperty } from '@nestjs/swagger';
import { ProductDto } from '../../dto/product.dto';

export class ProductListDto {
  /** The products of this page, whole */
  products: ProductDto[];

  /**
   * How many products match in all, whatever the page
   * @example 64
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}
