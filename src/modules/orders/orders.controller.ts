import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { NO_SUCH_ORDER, ORDER_ID, TRANSFER_ERRORS } from './dto/order-examples';
import { OrderDto, TransferDto } from './dto/order.dto';
import { OrderView } from './order-view';
import { TransfersService } from './payments/transfers.service';

/** A customer's orders, carts included, as they are. */
@ApiTags('Orders')
@Controller('v1/orders')
export class OrdersController {
  constructor(
    private readonly view: OrderView,
    private readonly transfers: TransfersService,
  ) {}

  @Get(':id')
  @ApiOperation({
    summary: 'Get one order',
    description:
      'A cart has the current names, prices, pictures and stock, and only products that are still sold; a placed order is returned as it was when placed. For the owner and for staff; other callers get 404.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, description: 'The order.' })
  @ApiErrors(401, NO_SUCH_ORDER)
  getOrder(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<OrderDto> {
    return this.view.get(id, user);
  }

  @Get(':id/transfer')
  @ApiOperation({
    summary: 'Get the bank transfer that pays an order',
    description:
      'The text of a VietQR code, and what it says in parts: for a cart, whichever payment it has, and for an ' +
      'order that was placed with the payment `QR` and is pending or delivering. The amount is a cart’s total at today’s prices, ' +
      'or what is still to pay of a placed order; the memo is the order’s own reference. For the owner and for staff. 404 also ' +
      'when the shop has no bank account. 409 when nothing is to be transferred: the cart is empty or costs ' +
      'nothing, or the order is paid, completed, canceled, or was placed with another way of payment.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: TransferDto, description: 'The transfer.' })
  @ApiErrors(401, TRANSFER_ERRORS)
  getOrderTransfer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<TransferDto> {
    return this.transfers.find(id, user);
  }
}
