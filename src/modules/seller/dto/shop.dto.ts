import { ApiProperty } from '@nestjs/swagger';

/** The ministry's confirmation that the shop was notified. */
export class ShopBadgeDto {
  /** The picture. */
  @ApiProperty({ example: 'https://online.gov.vn/badge.png' })
  url: string;

  /** The page behind it. */
  @ApiProperty({ example: 'https://online.gov.vn/shop' })
  link: string;
}

/** Who sells. What the owner has not set is empty. */
export class ShopDto {
  /** The shop's name. */
  @ApiProperty({ example: 'Bước Sneaker Store' })
  name: string;

  /** The company or household behind it, as registered. */
  @ApiProperty({ example: 'Công ty TNHH Bước Mẫu (không có thật)' })
  owner: string;

  /** Tax code, 10 to 13 digits. */
  @ApiProperty({ example: '0000000000' })
  taxCode: string;

  /** Where the shop is. */
  @ApiProperty({ example: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh' })
  address: string;

  /** Telephone number. */
  @ApiProperty({ example: '028 3822 0106' })
  phone: string;

  /** E-mail address. */
  @ApiProperty({ example: 'xinchao@buoc.test' })
  email: string;

  /** The shop's page at zalo.me. */
  @ApiProperty({ example: 'https://zalo.me/0000000000' })
  zalo: string;

  /** The ministry's badge; null without one. */
  @ApiProperty({ type: () => ShopBadgeDto, nullable: true, example: null })
  badge: ShopBadgeDto | null;

  /** The VAT that all prices include today, in percent. */
  @ApiProperty({ type: 'integer', example: 8 })
  vatPercent: number;
}
