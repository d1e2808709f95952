/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ShopPageTextDto {
  /** What follows the title, as HTML: headings, paragraphs, lists, tables and links. */
  html: string;
  /** The title, as plain text. */
  title: string;
}
