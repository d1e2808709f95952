import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { errorMessage } from '../../../common/refusals/refusal';
import type { TransactionHook } from '../../../database/transaction-runner';
import { ApiErrors, type ErrorCases } from '../../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { RETURN_MOVES, RETURN_WORDS } from '../after-sales/after-sale-status';
import { LIST_ERRORS, NO_SUCH_ORDER } from '../dto/order-examples';
import {
  AskReturnDto,
  ListReturnsQueryDto,
  MoveReturnDto,
  OrderReturnsDto,
  ReturnDto,
  ReturnListDto,
} from './dto/return.dto';
import { ReturnsService } from './returns.service';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };
const RETURN_ID = { name: 'id', description: 'The return’s id.', example: '66f0c1a2b3c4d5e6f7a8b9d1' };

const ASK_ERRORS: ErrorCases = {
  400: { errors: { lines: errorMessage('field.empty', { field: 'lines' }) } },
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
      'The order is not completed, or was completed more than `RETURN_DAYS` days ago; or fewer pairs of a line are ' +
      'neither exchanged nor returned, nor asked to be.',
    message: errorMessage('return.too-late', { days: 7 }),
  },
};

const MOVE_ERRORS: ErrorCases = {
  400: { errors: { move: errorMessage('field.no-option', { field: 'move', options: RETURN_MOVES }) } },
  403: {
    meaning: 'The caller is no staff, or the order is their own.',
    message: errorMessage('payment.own-order'),
  },
  404: { meaning: 'There is no such return.', message: errorMessage('return.unknown') },
  409: {
    meaning:
      'The return has ended; more pairs are unsellable than it has; or it is to end and money of its order is to go back.',
    message: errorMessage('return.over', { status: RETURN_WORDS.expired }),
  },
};

const WITHDRAW_ERRORS: ErrorCases = {
  403: ASK_ERRORS[403]!,
  404: { meaning: 'There is no such return of one’s own.', message: errorMessage('return.unknown') },
  409: {
    meaning: 'The pairs were received, or the return was refused or has expired.',
    message: errorMessage('return.over', { status: RETURN_WORDS.received }),
  },
};

@ApiTags('Returns')
@Controller('v1')
export class ReturnsController {
  constructor(private readonly returns: ReturnsService) {}

  @Get('orders/:id/returns')
  @ApiOperation({
    summary: 'List the returns of an order',
    description:
      'The order’s returns for money, and the lines of which pairs can be returned now (up to `RETURN_DAYS` days after ' +
      'completion). For the owner and for staff; other callers get 404.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderReturnsDto, description: 'The returns.' })
  @ApiErrors(401, NO_SUCH_ORDER)
  listOrderReturns(
    @Param('id') id: string,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderReturnsDto> {
    return this.returns.listOfOrder(id, user);
  }

  @Post('orders/:id/returns')
  @Idempotent()
  @ApiOperation({
    summary: 'Request a return for money',
    description:
      'Asks to return pairs of an order, up to `RETURN_DAYS` days after it was completed. Over all requests no more pairs of ' +
      'a line can be returned or exchanged than were bought. Counts towards the limit of 30 orders per hour.',
  })
  @ApiParam(ORDER_ID)
  @ApiCreatedResponse({ type: ReturnDto, description: 'The return.' })
  @ApiErrors(401, ASK_ERRORS, 429)
  askReturn(
    @Param('id') id: string,
    @Body() body: AskReturnDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ReturnDto> {
    return this.returns.ask(id, user, body, once);
  }

  @Get('returns')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List returns (staff)',
    description:
      'For staff: those that wait longest first; `status` takes several values joined by commas, and without it the ' +
      'requested, approved and received ones are listed.',
  })
  @ApiOkResponse({ type: ReturnListDto, description: 'One page of returns and the number of all.' })
  @ApiErrors(401, 403, LIST_ERRORS)
  listReturns(@Query() query: ListReturnsQueryDto): Promise<ReturnListDto> {
    return this.returns.list(query);
  }

  @Put('returns/:id')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Approve, receive, refuse or end a return (staff)',
    description:
      'For staff. `receive` gives the pairs back to stock, but those that are `unsellable`, and what was paid of their price ' +
      'is to go back: `POST /v1/orders/{id}/refunds` ends the return. `refund` ends one of which no money is to go back. ' +
      '`refuse` tells the customer the `reason`, if there is one. Making the same move again changes nothing.',
  })
  @ApiParam(RETURN_ID)
  @ApiOkResponse({ type: ReturnDto, description: 'The return.' })
  @ApiErrors(401, MOVE_ERRORS)
  moveReturn(
    @Param('id') id: string,
    @Body() body: MoveReturnDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<ReturnDto> {
    return this.returns.move(id, user, body);
  }

  @Delete('returns/:id')
  @ApiOperation({
    summary: 'Withdraw a return',
    description:
      'Ends a return of one’s own order, requested or approved: its pairs stay with the customer, and may be returned later. ' +
      'Withdrawing a return again changes nothing.',
  })
  @ApiParam(RETURN_ID)
  @ApiOkResponse({ type: ReturnDto, description: 'The return.' })
  @ApiErrors(401, WITHDRAW_ERRORS)
  withdrawReturn(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<ReturnDto> {
    return this.returns.withdraw(id, user);
  }
}
