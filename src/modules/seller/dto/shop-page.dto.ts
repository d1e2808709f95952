import { ApiProperty } from '@nestjs/swagger';

/** The pages that say on what terms the shop sells. */
export const SHOP_PAGES = ['terms', 'privacy', 'delivery', 'returns', 'payment', 'complaints'] as const;
export type ShopPage = (typeof SHOP_PAGES)[number];

/** A page in one language. */
export class ShopPageTextDto {
  /** The title, as plain text. */
  @ApiProperty({ example: 'Exchange and returns' })
  title: string;

  /** What follows the title, as HTML: headings, paragraphs, lists, tables and links. */
  @ApiProperty({ example: '<p>You may send a pair back within 7 days.</p>\n' })
  html: string;
}

/** A page that says on what terms the shop sells. */
export class ShopPageDto {
  /** Which one. */
  @ApiProperty({ enum: SHOP_PAGES, example: 'returns' })
  name: ShopPage;

  /** In English. */
  @ApiProperty({ type: () => ShopPageTextDto })
  en: ShopPageTextDto;

  /** In Vietnamese. */
  @ApiProperty({ type: () => ShopPageTextDto })
  vi: ShopPageTextDto;

  /** The version of all these pages' texts. */
  @ApiProperty({ example: '3f786850e387' })
  version: string;
}
