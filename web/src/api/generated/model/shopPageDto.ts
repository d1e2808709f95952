/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ShopPageTextDto } from './shopPageTextDto';
import type { ShopPageDtoName } from './shopPageDtoName';

export interface ShopPageDto {
  /** In English. */
  en: ShopPageTextDto;
  /** Which one. */
  name: ShopPageDtoName;
  /** The version of all these pages' texts. */
  version: string;
  /** In Vietnamese. */
  vi: ShopPageTextDto;
}
