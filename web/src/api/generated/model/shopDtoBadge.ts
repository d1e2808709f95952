/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The ministry's badge; null without one.
 * @nullable
 */
export type ShopDtoBadge = {
  /** The page behind it. */
  link: string;
  /** The picture. */
  url: string;
} | null;
