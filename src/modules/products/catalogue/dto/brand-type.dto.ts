import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES } from '../../product-options';

export class BrandTypeDto {
  /**
   * The kind of shoe
   * @example 'running'
   */
  @ApiProperty({ enum: PRODUCT_TYPES })
  type: string;

  /**
   * The navbar picture of the newest product of this type
   * @example '/media/shoes/hem-nho/den/side-960.webp'
   */
  navbarImage: string;
}
