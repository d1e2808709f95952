import { Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/public.decorator';
import { errorMessage } from '../../common/refusals/refusal';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { RawBody, TakesRawBody } from '../../http/json-bodies';
import { TakenDto, VnpayAnswerDto, ZalopayAnswerDto } from './dto/payment.dto';
import { PaymentWebhooksService } from './payment-webhooks.service';

const SIGNED: ErrorCases = {
  400: {
    meaning: 'There is no message, or it names no sum or no transaction.',
    message: errorMessage('payment.unreadable'),
  },
  401: {
    meaning: 'The signature is missing, wrong or too old, or the provider is not set up.',
    message: errorMessage('payment.bad-signature'),
  },
};

/** Messages of payment providers. Their signatures take the place of a sign-in. */
@ApiTags('Messages of payment providers')
@Public()
@Controller('v1/payments')
export class PaymentWebhooksController {
  constructor(private readonly webhooks: PaymentWebhooksService) {}

  @Post('sepay')
  @TakesRawBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'SePay reports a transfer',
    description:
      'For SePay alone, which signs the time, a dot and the body’s bytes with HMAC-SHA256 in `X-SePay-Signature`. A ' +
      'transfer is kept once by its `id`, however often it is reported; what it says leads to the order. Transfers that ' +
      'go out or to another account are not kept.',
  })
  @ApiBody({
    schema: {
      type: 'object',
      example: {
        ...{ id: 92704, gateway: 'MBBank', transactionDate: '2026-11-20 10:22:00' },
        ...{ accountNumber: '0000000000', subAccount: null, code: 'DH7K01P4QAN', content: 'DH7K01P4QAN' },
        ...{ transferType: 'in', description: '', transferAmount: 2390000, accumulated: 19077000 },
        referenceCode: 'MBVCB.3278907687',
      },
    },
  })
  @ApiOkResponse({ type: TakenDto, description: 'Understood: SePay need not repeat it.' })
  @ApiErrors(SIGNED)
  takeSepayMessage(
    @RawBody() body: Buffer,
    @Headers('x-sepay-timestamp') timestamp: string | undefined,
    @Headers('x-sepay-signature') signature: string | undefined,
  ): Promise<TakenDto> {
    return this.webhooks.sepay(body, { timestamp, signature });
  }

  @Post('payos')
  @TakesRawBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'A transfer is reported by payOS',
    description:
      'For payOS alone, which signs the fields of `data` with HMAC-SHA256 in `signature`. A transfer is kept once by its ' +
      '`reference`, however often it is reported; `orderCode` leads to the order. The test message that payOS sends ' +
      'when the address is entered is answered and not kept.',
  })
  @ApiBody({
    schema: {
      type: 'object',
      example: {
        ...{ code: '00', desc: 'success', success: true },
        data: {
          ...{
            orderCode: 417309821734,
            amount: 2390000,
            description: 'DH7K01P4QAN',
            accountNumber: '0000000000',
          },
          ...{ reference: 'FT26325000001', transactionDateTime: '2026-11-20 10:22:00', currency: 'VND' },
          ...{ paymentLinkId: '124c33293c43417ab7879e14c8d9eb18', code: '00', desc: 'Thành công' },
        },
        signature: 'd8d33bafcfaa9d71',
      },
    },
  })
  @ApiOkResponse({ type: TakenDto, description: 'Understood: payOS need not repeat it.' })
  @ApiErrors(SIGNED)
  takePayosMessage(@RawBody() body: Buffer): Promise<TakenDto> {
    return this.webhooks.payos(body);
  }

  @Get('vnpay/ipn')
  @ApiOperation({
    summary: 'VNPay reports a payment',
    description:
      'For VNPay alone, which signs the query with HMAC-SHA512 in `vnp_SecureHash`. The answer is a 200 in any case; ' +
      '`RspCode` says what the shop made of it: 00 confirmed, 02 known already, 01 an unknown reference, 97 a wrong ' +
      'signature, 99 another try is wanted.',
  })
  @ApiOkResponse({ type: VnpayAnswerDto, description: 'What the shop made of it.' })
  takeVnpayMessage(@Query() query: Record<string, string>): Promise<VnpayAnswerDto> {
    return this.webhooks.vnpay(query);
  }

  @Post('momo/ipn')
  @TakesRawBody()
  @HttpCode(204)
  @ApiOperation({
    summary: 'MoMo reports a payment',
    description:
      'For MoMo alone, which signs the fields with HMAC-SHA256 in `signature`. The answer is a 204, after which MoMo ' +
      'does not repeat the message.',
  })
  @ApiBody({
    schema: { type: 'object', example: { partnerCode: 'MOMO', orderId: 'DH7K01P4QAN', resultCode: 0 } },
  })
  @ApiNoContentResponse({ description: 'Understood.' })
  @ApiErrors(SIGNED)
  takeMomoMessage(@RawBody() body: Buffer): Promise<void> {
    return this.webhooks.momo(body);
  }

  @Post('zalopay/callback')
  @TakesRawBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'ZaloPay reports a payment',
    description:
      'For ZaloPay alone, which signs the text of `data` with HMAC-SHA256 in `mac`. The answer is a 200 in any case; ' +
      '`return_code` says what the shop made of it: 1 confirmed, 2 known already, -1 a wrong signature, 0 another try ' +
      'is wanted.',
  })
  @ApiBody({
    schema: { type: 'object', example: { data: '{"app_id":2553}', mac: 'd8d33bafcfaa9d71', type: 1 } },
  })
  @ApiOkResponse({ type: ZalopayAnswerDto, description: 'What the shop made of it.' })
  takeZalopayMessage(@RawBody() body: Buffer): Promise<ZalopayAnswerDto> {
    return this.webhooks.zalopay(body);
  }
}
