import { ApiProperty } from '@nestjs/swagger';

/** A bank transfer that pays an order. */
export class TransferDto {
  /** The text of the VietQR code: drawn as a QR code, any Vietnamese banking app fills the transfer in from it. */
  @ApiProperty({
    example:
      '00020101021238540010A00000072701240006999999011000000000000208QRIBFTTA' +
      '5303704540723900005802VN62180814DH66f0c1a2b3c463044F6D',
  })
  payload: string;

  /** The bank's six digits, as NAPAS numbers the banks. */
  @ApiProperty({ example: '999999' })
  bin: string;

  /** The account that is paid. */
  @ApiProperty({ example: '0000000000' })
  account: string;

  /** Whose account it is. */
  @ApiProperty({ example: 'DEMO SNEAKER SHOP' })
  accountName: string;

  /** Whole dong: the cart’s total at today’s prices, or a placed order’s own. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** What the transfer must say, so that the shop knows the order: `DH` and the order number. */
  @ApiProperty({ example: 'DH66f0c1a2b3c4' })
  memo: string;
}
