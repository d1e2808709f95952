import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { PAYMENTS, type Payment } from '../payment';

/** Checkout's first step: the total the customer saw and the way they pay. */
export class UpdateOrderDto {
  /** The total the customer saw, in whole dong. It must be the sum at today's prices. */
  @ApiProperty({ type: 'integer', example: 2390000, minimum: 0 })
  @IsInt({ message: 'total must be a whole number of dong' })
  @Min(0, { message: 'total must not be negative' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'total is too large' })
  total: number;

  /**
   * The way of payment: `COD` cash when the pairs are handed over, `QR` a bank transfer by VietQR code (see
   * `GET /v1/orders/{id}/transfer`), `eWallet` an electronic wallet, `credit` a credit card.
   */
  @ApiProperty({ enum: PAYMENTS, example: 'COD' })
  @IsIn(PAYMENTS, { message: `payment must be one of ${PAYMENTS.join(', ')}` })
  payment: Payment;
}
