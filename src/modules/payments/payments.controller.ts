import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Roles } from '../../access/roles.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { NamedLanguage, type Language } from '../../common/language';
import { errorMessage } from '../../common/refusals/refusal';
import type { TransactionHook } from '../../database/transaction-runner';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../idempotency/idempotent.decorator';
import {
  CollectedListDto,
  MoneyFiguresDto,
  MoneyListDto,
  RefundListDto,
  StaffMoneyDto,
} from './dto/payment.dto';
import {
  CollectCashDto,
  ListMoneyQueryDto,
  ListRefundsQueryDto,
  MatchMoneyDto,
  SettleMoneyDto,
} from './dto/payment-requests.dto';
import { ReconciliationService } from './reconciliation.service';
import { PaymentListsService } from './payment-lists.service';
import { RECEIVED_STATES, REFUND_LISTS } from './payment-types';
import { RefundsService } from './refunds.service';

const PAYMENT_ID = { name: 'id', description: 'The money’s id.', example: '66f0c1a2b3c4d5e6f7a8b9e1' };

const LIST_ERRORS: ErrorCases = {
  400: { errors: { state: errorMessage('field.no-option', { field: 'state', options: RECEIVED_STATES }) } },
};
const NO_MONEY: ErrorCases = {
  404: { meaning: 'There is no such money, or no such order.', message: errorMessage('payment.unknown') },
};
const MATCH_ERRORS: ErrorCases = {
  ...NO_MONEY,
  400: { errors: { orderId: errorMessage('field.no-text', { field: 'orderId' }) } },
  409: {
    meaning: 'The money belongs to another order, is settled, or is not in dong.',
    message: errorMessage('payment.matched'),
  },
};
const SETTLE_ERRORS: ErrorCases = {
  ...NO_MONEY,
  400: { errors: { note: errorMessage('field.empty', { field: 'note' }) } },
  409: {
    meaning:
      'Nothing is to be done about this money (`payment.settled`), or money of its order is still to go back ' +
      '(`payment.refund-first`).',
    message: errorMessage('payment.settled'),
  },
};
const COLLECT_ERRORS: ErrorCases = {
  400: { errors: { orderIds: errorMessage('field.entries', { field: 'orderIds', most: 100 }) } },
};
const REFUNDS_ERRORS: ErrorCases = {
  400: { errors: { state: errorMessage('field.no-option', { field: 'state', options: REFUND_LISTS }) } },
};

@ApiTags('Payments')
@Roles('admin', 'manager')
@Controller('v1/payments')
export class PaymentsController {
  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly lists: PaymentListsService,
    private readonly refunds: RefundsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List money to look at (staff)',
    description:
      'For staff: money that came and that a person should look at, oldest first, or money in another `state`. Money ' +
      'without an order comes with the orders that it names, and unpaid orders of the same sum; it is never matched by its ' +
      'sum alone.',
  })
  @ApiOkResponse({ type: MoneyListDto, description: 'One page of money and the number of all.' })
  @ApiErrors(401, 403, LIST_ERRORS)
  listPayments(@Query() query: ListMoneyQueryDto): Promise<MoneyListDto> {
    return this.lists.list(query);
  }

  @Get('figures')
  @ApiOperation({
    summary: 'Count the money that waits for staff',
    description:
      'For staff: completed orders that are not paid in full, money to look at, canceled orders whose money is to go ' +
      'back, and refunds that their providers have not confirmed.',
  })
  @ApiOkResponse({ type: MoneyFiguresDto, description: 'The figures.' })
  @ApiErrors(401, 403)
  countPayments(): Promise<MoneyFiguresDto> {
    return this.lists.figures();
  }

  @Get('refunds')
  @ApiOperation({
    summary: 'List refunds (staff)',
    description:
      'For staff: the money of canceled orders that nobody sends back yet, those that wait longest first; or refunds in ' +
      'another `state`.',
  })
  @ApiOkResponse({ type: RefundListDto, description: 'One page of refunds and the number of all.' })
  @ApiErrors(401, 403, REFUNDS_ERRORS)
  listRefunds(@Query() query: ListRefundsQueryDto): Promise<RefundListDto> {
    return this.refunds.list(query);
  }

  @Post('collected')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Record that the cash of several orders was collected (staff)',
    description:
      'For staff: of each order that is paid in cash, what is still due is recorded. An order of which nothing can be ' +
      'recorded says why, and does not keep the others from it.',
  })
  @ApiOkResponse({ type: CollectedListDto, description: 'What became of each order, as they were named.' })
  @ApiErrors(401, 403, COLLECT_ERRORS)
  collectCash(
    @Body() body: CollectCashDto,
    @CurrentUser() user: AuthenticatedUser,
    @NamedLanguage() language: Language | null,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<CollectedListDto> {
    return this.reconciliation.collect(body, user, language ?? 'en', once);
  }

  @Post(':id/match')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say which order money is for (staff)',
    description:
      'For staff: money without an order is added to this one and judged anew, so that it may still be looked at, as ' +
      'when it is more than was due. Matching it to the same order again changes nothing.',
  })
  @ApiParam(PAYMENT_ID)
  @ApiOkResponse({ type: StaffMoneyDto, description: 'The money.' })
  @ApiErrors(401, 403, MATCH_ERRORS)
  matchPayment(
    @Param('id') id: string,
    @Body() { orderId }: MatchMoneyDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StaffMoneyDto> {
    return this.reconciliation.match(id, orderId, user);
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take money off the list (staff)',
    description:
      'For staff: says what was done about money that was to be looked at. It stays where it counts; the note and who ' +
      'wrote it are kept. Money that goes back is a refund of its order: as long as some is to go back this is a 409, ' +
      'unless `isKept` says that the shop keeps it.',
  })
  @ApiParam(PAYMENT_ID)
  @ApiOkResponse({ type: StaffMoneyDto, description: 'The money.' })
  @ApiErrors(401, 403, SETTLE_ERRORS)
  settlePayment(
    @Param('id') id: string,
    @Body() body: SettleMoneyDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StaffMoneyDto> {
    return this.reconciliation.settle(id, body, user);
  }
}
