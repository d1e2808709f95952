/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { BrandTypeDtoType } from './brandTypeDtoType';

export interface BrandTypeDto {
  /** Picture for a brand's list of types */
  navbarImage: string;
  /** The kind of shoe */
  type: BrandTypeDtoType;
}
