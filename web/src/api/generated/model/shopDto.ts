/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ShopDtoBadge } from './shopDtoBadge';

export interface ShopDto {
  /** Where the shop is. */
  address: string;
  /**
   * The ministry's badge; null without one.
   * @nullable
   */
  badge: ShopDtoBadge;
  /** E-mail address. */
  email: string;
  /** The shop's name. */
  name: string;
  /** The company or household behind it, as registered. */
  owner: string;
  /** Telephone number. */
  phone: string;
  /** Tax code, 10 to 13 digits. */
  taxCode: string;
  /** The VAT that all prices include today, in percent. */
  vatPercent: number;
  /** The shop's page at zalo.me. */
  zalo: string;
}
