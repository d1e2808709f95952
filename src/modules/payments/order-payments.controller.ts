import { Body, Controller, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Roles } from '../../access/roles.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { NamedLanguage, type Language } from '../../common/language';
import { errorMessage } from '../../common/refusals/refusal';
import type { TransactionHook } from '../../database/transaction-runner';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../idempotency/idempotent.decorator';
import { AttemptsService } from './attempts.service';
import { MoneyDto, OrderPaymentsDto, PaymentAttemptDto, RefundDto } from './dto/payment.dto';
import { PENDING_ORDER } from '../orders/dto/order-examples';
import { OrderDto } from '../orders/dto/order.dto';
import { PAYMENTS } from '../orders/dto/order-requests.dto';
import { OrderPaymentsService } from '../orders/payments/order-payments.service';
import {
  AskRefundDto,
  ChangePaymentDto,
  CloseRefundDto,
  ReceiveMoneyDto,
  StartPaymentDto,
} from './dto/payment-requests.dto';
import { ReconciliationService } from './reconciliation.service';
import { RefundsService } from './refunds.service';
import { ATTEMPT_PROVIDERS } from './payment-types';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

const NO_ORDER: ErrorCases = {
  404: {
    meaning: 'There is no such order, or it is another person’s.',
    message: errorMessage('order.unknown'),
  },
};
const START_ERRORS: ErrorCases = {
  ...NO_ORDER,
  400: {
    errors: { provider: errorMessage('field.no-option', { field: 'provider', options: ATTEMPT_PROVIDERS }) },
  },
  403: {
    meaning: 'The order is another person’s, and the caller is staff.',
    message: errorMessage('order.not-owner'),
  },
  409: {
    meaning:
      'The provider is not set up: the shop calls instead. Or nothing is to be paid: the order is a cart, paid, canceled, ' +
      'or paid in cash. Or it was begun too often (`payment.too-often`), or its way of payment was changed ' +
      'too often (`payment.changed-too-often`).',
    message: errorMessage('payment.provider-missing'),
  },
  503: { meaning: 'The provider does not answer.', message: errorMessage('payment.provider-failed') },
};
const RECEIVE_ERRORS: ErrorCases = {
  ...NO_ORDER,
  400: { errors: { amount: errorMessage('field.not-dong', { field: 'amount' }) } },
  409: { meaning: 'The order has not been placed.', message: errorMessage('order.not-placed') },
};

const REFUND_ERRORS: ErrorCases = {
  ...NO_ORDER,
  400: { errors: { amount: errorMessage('field.not-dong', { field: 'amount' }) } },
  409: {
    meaning:
      'It is more than what came in and is still here. Or it is of another kind than was seen (`payment.refund-other`); ' +
      'or goodwill while pairs are on their way back (`order.return-open`).',
    message: errorMessage('payment.refund-too-much', { most: 2_390_000 }),
  },
};

const CHANGE_ERRORS: ErrorCases = {
  ...NO_ORDER,
  400: { errors: { payment: errorMessage('field.no-option', { field: 'payment', options: PAYMENTS }) } },
  403: {
    meaning: 'The order is another person’s, and the caller is staff.',
    message: errorMessage('order.not-owner'),
  },
  409: {
    meaning:
      'Nothing is to be paid, or the order is a cart or no longer pending. Or it was changed a hundred times ' +
      '(`payment.changed-too-often`).',
    message: errorMessage('payment.nothing-due'),
  },
};

const CLOSE_ERRORS: ErrorCases = {
  400: { errors: { note: errorMessage('field.empty', { field: 'note' }) } },
  404: {
    meaning: 'There is no such order, or no such refund of it.',
    message: errorMessage('refund.unknown'),
  },
  409: {
    meaning: 'The refund has ended, or its provider is still asked about it (`refund.still-asked`).',
    message: errorMessage('refund.closed'),
  },
};

@ApiTags('Payments')
@Controller('v1/orders')
export class OrderPaymentsController {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly reconciliation: ReconciliationService,
    private readonly refunds: RefundsService,
    private readonly orders: OrderPaymentsService,
  ) {}

  @Put(':id/payment')
  @ApiOperation({
    summary: 'Pay an order in another way',
    description:
      'Changes the way of payment of one’s own pending order as long as something is to be paid; the time to pay begins ' +
      'anew, but ends no later than the slowest way of payment would since the order was placed. The order’s history tells of the change. Attempts that were begun may still pay it. Choosing the way of payment that the order has already changes nothing.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: PENDING_ORDER, description: 'The order.' })
  @ApiErrors(401, CHANGE_ERRORS)
  changePayment(
    @Param('id') id: string,
    @Body() { payment }: ChangePaymentDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return this.orders.changeOwnPayment(id, user, payment);
  }

  @Post(':id/payments')
  @Idempotent({ isRepeatable: true })
  @ApiOperation({
    summary: 'Begin to pay an order',
    description:
      'Begins an attempt for one’s own placed order that is not paid: a `transfer` to make, or the `payUrl` of the ' +
      'provider’s page, from which the browser returns to `/profile?order=<id>`. An open ' +
      'attempt with the same provider and sum is answered again instead of a new one. A `provider` of another way of payment changes that of a pending order. That the ' +
      'money came is learnt from the provider, not from the browser.',
  })
  @ApiParam(ORDER_ID)
  @ApiCreatedResponse({ type: PaymentAttemptDto, description: 'The attempt.' })
  @ApiErrors(401, START_ERRORS)
  startPayment(
    @Param('id') id: string,
    @Body() body: StartPaymentDto,
    @CurrentUser() user: AuthenticatedUser,
    @Ip() ip: string,
    @NamedLanguage() language: Language | null,
  ): Promise<PaymentAttemptDto> {
    return this.attempts.start(id, user, body, { ip, language });
  }

  @Get(':id/payments')
  @ApiOperation({
    summary: 'See the money of an order',
    description:
      'The attempts to pay an order, what came, what went back, what is still to pay and with which providers. For its ' +
      'owner and for staff; to others it does not exist.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderPaymentsDto, description: 'The money.' })
  @ApiErrors(401, NO_ORDER)
  listOrderPayments(
    @Param('id') id: string,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderPaymentsDto> {
    return this.attempts.list(id, user);
  }

  @Post(':id/payments/received')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Record money that a person saw (staff)',
    description:
      'For staff: cash that was collected, or a transfer that no message reported. It counts for the order at once, and ' +
      'is to be looked at when it is more than was due or the order was paid or canceled. The audit trail says who ' +
      'recorded it.',
  })
  @ApiParam(ORDER_ID)
  @ApiCreatedResponse({ type: MoneyDto, description: 'The money.' })
  @ApiErrors(401, 403, RECEIVE_ERRORS)
  receiveMoney(
    @Param('id') id: string,
    @Body() body: ReceiveMoneyDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<MoneyDto> {
    return this.reconciliation.receiveByHand(id, user, body, once);
  }

  @Post(':id/refunds')
  @Roles('manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Send money of an order back (manager)',
    description:
      'For managers. VNPay, MoMo and ZaloPay send back what came through them, when one payment has that much left: the ' +
      'refund is `pending` until they say that it is done. Any other is recorded as sent by hand, with `transfer` as its ' +
      'provider. No more goes back than came in. One’s own order is a 403 (`payment.own-order`). The `kind` that was seen may be sent along.',
  })
  @ApiParam(ORDER_ID)
  @ApiCreatedResponse({ type: RefundDto, description: 'The refund.' })
  @ApiErrors(401, 403, REFUND_ERRORS)
  refundOrder(
    @Param('id') id: string,
    @Body() body: AskRefundDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<RefundDto> {
    return this.refunds.ask(id, user, body, once);
  }

  @Post(':id/refunds/:refundId/close')
  @Roles('manager')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'End a refund that its provider tells nothing more of (manager)',
    description:
      'For managers, who have looked at the provider’s console: a pending refund becomes `done`, or `failed`, after ' +
      'which its sum can be sent back anew. Only a refund with `canClose`. The audit trail says who ended it.',
  })
  @ApiParam(ORDER_ID)
  @ApiParam({ name: 'refundId', description: 'The refund’s id.', example: '66f0c1a2b3c4d5e6f7a8b9e2' })
  @ApiOkResponse({ type: RefundDto, description: 'The refund.' })
  @ApiErrors(401, 403, CLOSE_ERRORS)
  closeRefund(
    @Param('id') id: string,
    @Param('refundId') refundId: string,
    @Body() body: CloseRefundDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<RefundDto> {
    return this.refunds.close(id, refundId, user, body, once);
  }
}
