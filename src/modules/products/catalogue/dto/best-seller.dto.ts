import { ApiProperty } from '@nestjs/swagger';
import type { BestSellerRecord } from '../product-record';

export class BestSellerDto {
  /**
   * The id
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  _id: string;

  /**
   * The name
   * @example 'Hẻm Nhỏ'
   */
  name: string;

  /**
   * The product's name in addresses
   * @example 'hem-nho'
   */
  slug: string;

  /**
   * Pairs sold
   * @example 128
   */
  @ApiProperty({ type: 'integer' })
  quantitySold: number;

  /**
   * The first picture of the first colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;
}

/** The best seller as it goes over the wire. */
export function toBestSellerDto({ id, name, slug, quantitySold, image }: BestSellerRecord): BestSellerDto {
  return { _id: id, name, slug, quantitySold, image };
}
