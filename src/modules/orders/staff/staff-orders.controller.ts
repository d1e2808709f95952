import { Body, Controller, Get, HttpCode, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { ApiCsv } from '../../../common/csv';
import { NamedLanguage, type Language } from '../../../common/language';
import {
  ExportOrdersQueryDto,
  ListOrdersQueryDto,
  PackedDto,
  UpdateOrderStatusDto,
} from '../dto/order-requests.dto';
import { OrderHistoryDto, OrderListDto, OrderDto } from '../dto/order.dto';
import {
  DELETE_ERRORS,
  EXPORT_ERRORS,
  LIST_ERRORS,
  NO_HISTORY,
  PACKED_ERRORS,
  STATUS_ERRORS,
  DELIVERING_ORDER,
} from '../dto/order-examples';
import { OrderExport } from './order-export';
import { OrderPacking } from './order-packing.service';
import { StaffOrdersService } from './staff-orders.service';

const ORDER_ID = { name: 'id', description: 'The order’s id', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

@ApiTags('Order handling')
@Controller('v1/orders')
export class StaffOrdersController {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly file: OrderExport,
    private readonly packing: OrderPacking,
  ) {}

  @Get()
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List orders (staff)',
    description:
      'For staff: all orders that were placed and not deleted, newest first by default; carts are not included. Every word of `search` must be found: in the receiver’s name without ' +
      'accents, in the customer’s e-mail address, as a phone number, its beginning ' +
      'or its last digits, or as four characters or more of the beginning of an order number, also as a ' +
      'transfer’s memo has it (`DH66f0c1a2b3c4`), or as a transfer’s whole memo (`DH7K01P4QAN`). `status` and ' +
      '`paymentState` take several values joined by commas. The order is stable (ties are broken by id), so paging neither repeats nor skips entries. A page past the end is empty and has the correct `total`. Unknown parameters are ignored; an invalid value returns 400 and names the parameter.',
  })
  @ApiOkResponse({ type: OrderListDto, description: 'A page of orders and the total number.' })
  @ApiErrors(401, 403, LIST_ERRORS)
  listOrders(@Query() query: ListOrdersQueryDto): Promise<OrderListDto> {
    return this.orders.listOrders(query);
  }

  @Get('export')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Download the orders as a table (staff)',
    description:
      'For staff: all orders that match the filter, one per row, as CSV (RFC 4180, UTF-8 with a byte order mark). The header row is in the language of `Accept-Language`. Totals are whole dong; dates and times are in the shop’s time zone. Phone numbers are grouped, so that spreadsheets keep the leading 0; a value that looks like a formula is prefixed with an apostrophe. The download is recorded in the caller’s audit trail.',
  })
  @ApiCsv(
    'The CSV file, streamed.',
    'Order,Date,Time,Status,Name,Phone,Address,Payment,Items,Pairs,Total (VND),' +
      'Payment state,Received (VND),Refunded (VND)\r\n' +
      '#66f0c1a2b3c4,2026-11-20,10:20:00,Pending,Trần Minh Anh,0901 234 567,"12 Nguyễn Huệ, Phường Sài Gòn",' +
      'Cash on delivery (COD),"Hẻm Nhỏ, đen, 42 × 1",1,2390000,Unpaid,0,0\r\n',
  )
  @ApiErrors(401, 403, EXPORT_ERRORS)
  exportOrders(
    @Query() query: ExportOrdersQueryDto,
    @NamedLanguage() language: Language | null,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StreamableFile> {
    return this.file.export(query, language ?? 'en', user);
  }

  @Get(':id/history')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Get the history of an order (staff)',
    description:
      'For staff: every change of status, oldest first, with the actor, the time, the old and the new status. Placing is a change from `cart`, deleting is a change to `deleted`; the history of a deleted order remains available. `notes` has what staff wrote down.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderHistoryDto, description: 'The changes and the notes, first to last.' })
  @ApiErrors(401, 403, NO_HISTORY)
  getOrderHistory(@Param('id') id: string): Promise<OrderHistoryDto> {
    return this.orders.getHistory(id);
  }

  @Put(':id/updateStatus')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Set the status of an order (staff)',
    description:
      'For staff: any of pending, delivering, completed and canceled may follow any other. Canceling returns the pairs to the stock; leaving canceled takes them again, for all lines or for none, and returns 409 naming the lines that are short as `productId/color/size`. Setting the current status changes nothing and is not an error. A cart returns 409: only its owner can place it. An order counts as completed from the moment of this change. If `statusBefore` is sent and the order has another status meanwhile, 409 is returned, so that an order its customer has canceled is not shipped by mistake. The same goes for `paymentBefore` of an order that is not paid (`order.payment-changed`). A pending or canceled order that waits for a provider’s money is only sent with `sendUnpaid` (`order.not-paid`), also while a refund of it is pending and after all its money went back, and not by its owner (403 `payment.own-order`). A canceled order of which a refund is pending stays canceled until that has ended (`order.refund-pending`).',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: DELIVERING_ORDER, description: 'The order with its new status.' })
  @ApiErrors(401, 403, STATUS_ERRORS)
  updateOrderStatus(
    @Param('id') id: string,
    @Body() { status, statusBefore, paymentBefore, sendUnpaid }: UpdateOrderStatusDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    const seen = { status: statusBefore, payment: paymentBefore, sendUnpaid };
    return this.orders.changeStatus(id, user, status, seen);
  }

  @Put(':id/packed')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Say that an order is packed (staff)',
    description:
      'For staff: `true` when the pairs of a pending or delivering order are in the box, `false` takes it back. Its ' +
      'status stays as it is; the history tells who and when. What it is already changes nothing and is not an error. ' +
      'A cart, a canceled and a completed order return 409, and so does one of which a parcel is on its way. ' +
      'Canceling an order unpacks it.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: DELIVERING_ORDER, description: 'The order.' })
  @ApiErrors(401, 403, PACKED_ERRORS)
  setOrderPacked(
    @Param('id') id: string,
    @Body() { packed }: PackedDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return this.packing.set(id, packed, user);
  }

  @Put(':id/delete')
  @Roles('manager')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete an order (manager)',
    description:
      'For managers. The order no longer appears in lists, in its owner’s orders, or in counts and profit; its history is kept. The pairs of a pending or delivering order return to the stock; those of a completed order stay sold. A cart returns 409, and so does an order of which money is here that the shop has not earned by a delivery (`order.money-here`): send it back first; so does one of which a refund is pending (`order.refund-pending`). An order that was deleted before returns 404.',
  })
  @ApiParam(ORDER_ID)
  @ApiNoContentResponse({ description: 'The order is deleted.' })
  @ApiErrors(401, 403, DELETE_ERRORS)
  deleteOrder(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    return this.orders.deleteOrder(id, user);
  }
}
