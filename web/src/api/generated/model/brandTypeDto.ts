/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { BrandTypeDtoType } from './brandTypeDtoType';

export interface BrandTypeDto {
  /** The navbar picture of the newest product of this type */
  navbarImage: string;
  /** The kind of shoe */
  type: BrandTypeDtoType;
}
