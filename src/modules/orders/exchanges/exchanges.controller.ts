import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors, type ErrorCases } from '../../../http/errors/api-errors.decorator';
import { errorMessage } from '../../../common/refusals/refusal';
import type { TransactionHook } from '../../../database/transaction-runner';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { LIST_ERRORS, NO_SUCH_ORDER } from '../dto/order-examples';
import {
  AskExchangeDto,
  ExchangeDto,
  ExchangeListDto,
  ListExchangesQueryDto,
  MoveExchangeDto,
  OrderExchangesDto,
} from './dto/exchange.dto';
import { EXCHANGE_WORDS, STAFF_MOVES } from '../after-sales/after-sale-status';
import { ExchangesService } from './exchanges.service';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };
const EXCHANGE_ID = { name: 'id', description: 'The exchange’s id.', example: '66f0c1a2b3c4d5e6f7a8b9d0' };

const ASK_ERRORS: ErrorCases = {
  400: { errors: { newSize: errorMessage('field.empty', { field: 'newSize' }) } },
  403: {
    meaning: 'The order is another person’s, and the caller is staff.',
    message: errorMessage('order.not-owner'),
  },
  404: {
    meaning: 'There is no such order of one’s own, or no such line in it.',
    message: errorMessage('exchange.no-line'),
  },
  409: {
    meaning:
      'The order is not completed, or was completed more than 30 days ago; the pair is being exchanged or was; it ' +
      'has that size; or no pair of that size is left (`errors` names it as `productId/color/size`).',
    message: errorMessage('exchange.open'),
  },
};

const MOVE_ERRORS: ErrorCases = {
  400: { errors: { move: errorMessage('field.no-option', { field: 'move', options: STAFF_MOVES }) } },
  404: { meaning: 'There is no such exchange.', message: errorMessage('exchange.unknown') },
  409: {
    meaning: 'The exchange was received, refused or withdrawn, or has expired.',
    message: errorMessage('exchange.over', { status: EXCHANGE_WORDS.expired }),
  },
};

const WITHDRAW_ERRORS: ErrorCases = {
  403: ASK_ERRORS[403]!,
  404: { meaning: 'There is no such exchange of one’s own.', message: errorMessage('exchange.unknown') },
  409: {
    meaning: 'The exchange was received or refused, or has expired.',
    message: errorMessage('exchange.over', { status: EXCHANGE_WORDS.received }),
  },
};

@ApiTags('Exchanges')
@Controller('v1')
export class ExchangesController {
  constructor(private readonly exchanges: ExchangesService) {}

  @Get('orders/:id/exchanges')
  @ApiOperation({
    summary: 'List the exchanges of an order',
    description:
      'The order’s exchanges of size, and the lines of which a pair can be exchanged now (up to 30 days after completion). For the owner and for staff; other callers get 404.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderExchangesDto, description: 'The exchanges.' })
  @ApiErrors(401, NO_SUCH_ORDER)
  listOrderExchanges(
    @Param('id') id: string,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderExchangesDto> {
    return this.exchanges.listOfOrder(id, user);
  }

  @Post('orders/:id/exchanges')
  @Idempotent()
  @ApiOperation({
    summary: 'Request an exchange of size',
    description:
      'Exchanges one pair of a line for another size of the same shoe and colour, up to 30 days after the order was ' +
      'completed. The new pair leaves the stock and is reserved for 7 days, and for 7 more once staff approve. Counts towards the limit of 30 orders per hour.',
  })
  @ApiParam(ORDER_ID)
  @ApiCreatedResponse({ type: ExchangeDto, description: 'The exchange.' })
  @ApiErrors(401, ASK_ERRORS, 429)
  askExchange(
    @Param('id') id: string,
    @Body() body: AskExchangeDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ExchangeDto> {
    return this.exchanges.ask(id, user, body, once);
  }

  @Get('exchanges')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List exchanges (staff)',
    description:
      'For staff: those that wait longest first; `status` takes several values joined by commas, and without it the ' +
      'open ones are listed.',
  })
  @ApiOkResponse({ type: ExchangeListDto, description: 'One page of exchanges and the number of all.' })
  @ApiErrors(401, 403, LIST_ERRORS)
  listExchanges(@Query() query: ListExchangesQueryDto): Promise<ExchangeListDto> {
    return this.exchanges.list(query);
  }

  @Put('exchanges/:id')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Approve, receive or refuse an exchange (staff)',
    description:
      'For staff. `receive` gives the old pair back to the stock, `refuse` the one that was set aside, and tells the ' +
      'customer the `reason`, if there is one. Making the same move again changes nothing.',
  })
  @ApiParam(EXCHANGE_ID)
  @ApiOkResponse({ type: ExchangeDto, description: 'The exchange.' })
  @ApiErrors(401, 403, MOVE_ERRORS)
  moveExchange(
    @Param('id') id: string,
    @Body() { move, reason }: MoveExchangeDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<ExchangeDto> {
    return this.exchanges.move(id, user, move, reason);
  }

  @Delete('exchanges/:id')
  @ApiOperation({
    summary: 'Withdraw an exchange',
    description:
      'Ends an open exchange of one’s own order, requested or approved: the pair that was set aside goes back to the ' +
      'stock, and may be asked for again. Withdrawing an exchange again changes nothing.',
  })
  @ApiParam(EXCHANGE_ID)
  @ApiOkResponse({ type: ExchangeDto, description: 'The exchange.' })
  @ApiErrors(401, WITHDRAW_ERRORS)
  withdrawExchange(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<ExchangeDto> {
    return this.exchanges.withdraw(id, user);
  }
}
