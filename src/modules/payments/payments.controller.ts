import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, type AuthenticatedUser } from '../../access/access';
import { errorMessage } from '../../common/refusals/refusal';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { MoneyListDto, StaffMoneyDto } from './dto/payment.dto';
import { ListMoneyQueryDto, MatchMoneyDto, SettleMoneyDto } from './dto/payment-requests.dto';
import { MoneyService } from './money.service';
import { RECEIVED_STATES } from './payment-terms';

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
  409: { meaning: 'Nothing is to be done about this money.', message: errorMessage('payment.settled') },
};

@ApiTags('Payments')
@Roles('admin', 'manager')
@Controller('v1/payments')
export class PaymentsController {
  constructor(private readonly money: MoneyService) {}

  @Get()
  @ApiOperation({
    summary: 'List money to look at (staff)',
    description:
      'For staff: money that came and that a person should look at, oldest first, or money in another `state`. Money ' +
      'without an order comes with unpaid orders of the same sum; it is never matched by its sum alone.',
  })
  @ApiOkResponse({ type: MoneyListDto, description: 'One page of money and the number of all.' })
  @ApiErrors(401, 403, LIST_ERRORS)
  listPayments(@Query() query: ListMoneyQueryDto): Promise<MoneyListDto> {
    return this.money.list(query);
  }

  @Post(':id/match')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say which order money is for (staff)',
    description:
      'For staff: money without an order is added to this one and judged anew, so that it may still be looked at, as ' +
      'when it is more than was due. Said again it changes nothing.',
  })
  @ApiParam(PAYMENT_ID)
  @ApiOkResponse({ type: StaffMoneyDto, description: 'The money.' })
  @ApiErrors(401, 403, MATCH_ERRORS)
  matchPayment(
    @Param('id') id: string,
    @Body() { orderId }: MatchMoneyDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StaffMoneyDto> {
    return this.money.match(id, orderId, user);
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take money off the list (staff)',
    description:
      'For staff: says what was done about money that was to be looked at. It stays where it counts; the note and who ' +
      'wrote it are kept.',
  })
  @ApiParam(PAYMENT_ID)
  @ApiOkResponse({ type: StaffMoneyDto, description: 'The money.' })
  @ApiErrors(401, 403, SETTLE_ERRORS)
  settlePayment(
    @Param('id') id: string,
    @Body() { note }: SettleMoneyDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StaffMoneyDto> {
    return this.money.settle(id, note, user);
  }
}
