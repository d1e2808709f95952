import { Body, Controller, Get, HttpCode, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, type AuthenticatedUser } from '../../../access/access';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { ApiCsv } from '../../../common/csv';
import { NamedLanguage, type Language } from '../../../common/language';
import { ExportOrdersQueryDto, ListOrdersQueryDto, UpdateOrderStatusDto } from '../dto/order-requests.dto';
import { OrderHistoryDto, OrderListDto, OrderDto } from '../dto/order.dto';
import {
  DELETE_ERRORS,
  EXPORT_ERRORS,
  LIST_ERRORS,
  NO_HISTORY,
  STATUS_ERRORS,
  DELIVERING_ORDER,
} from '../dto/order-examples';
import { OrderExport } from './order-export';
import { StaffOrdersService } from './staff-orders.service';

const ORDER_ID = { name: 'id', description: 'The order’s id', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

@ApiTags('Order handling')
@Controller('v1/orders')
export class StaffOrdersController {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly file: OrderExport,
  ) {}

  @Get()
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List orders (staff)',
    description:
      'For staff: every order that was placed and not deleted, newest first unless `sort` says otherwise; ' +
      'carts are not orders yet. Every word of `search` must be found: in the receiver’s name without ' +
      'accents, in the customer’s e-mail address, as a phone number, its beginning ' +
      'or its last digits, or as four characters or more of the beginning of an order number, also as a ' +
      'transfer’s memo has it (`DH66f0c1a2b3c4`), or as a transfer’s whole memo (`DH7K01P4QAN`). `status` takes ' +
      'several values joined by commas. The order is total (ties break by id), so paging neither repeats ' +
      'nor skips; a page past the end is an empty list with the true `total`. Unknown parameters are ' +
      'ignored, an impossible value of a known one is a 400 that names it.',
  })
  @ApiOkResponse({ type: OrderListDto, description: 'One page of orders and the number of all.' })
  @ApiErrors(401, 403, LIST_ERRORS)
  listOrders(@Query() query: ListOrdersQueryDto): Promise<OrderListDto> {
    return this.orders.listOrders(query);
  }

  @Get('export')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Download the orders as a table (staff)',
    description:
      'For staff: all orders that the list would show on its pages, a row each, as CSV for a spreadsheet (RFC 4180, ' +
      'UTF-8 with a byte order mark). Its first line names the columns in the language that `Accept-Language` prefers. ' +
      'Totals are whole dong, days and times the shop’s own; a phone number is in groups, so that it keeps its 0, and ' +
      'what a spreadsheet would take for a formula begins with an apostrophe. The audit trail of who downloads it says so.',
  })
  @ApiCsv(
    'The table, sent while it is read.',
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
    summary: 'See what an order went through (staff)',
    description:
      'For staff: every change of its status, first to last, with who, when, from and to. Placing is the ' +
      'change from `cart`, deleting the change to `deleted`; the history of a deleted order can still be read.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderHistoryDto, description: 'The changes, first to last.' })
  @ApiErrors(401, 403, NO_HISTORY)
  getOrderHistory(@Param('id') id: string): Promise<OrderHistoryDto> {
    return this.orders.getHistory(id);
  }

  @Put(':id/updateStatus')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Set the status of an order (staff)',
    description:
      'For staff: any of pending, delivering, completed and canceled may follow any other. Moving to ' +
      'canceled gives the pairs back to the stock; moving away from it takes them again, for all lines or ' +
      'for none, and is a 409 naming the lines that are short as `productId/color/size`. The status it has ' +
      'already is no error and changes nothing. A cart is a 409: only its owner places it. An order counts ' +
      'as completed from the moment it was set so. With `statusBefore`, the status that staff saw, an order that ' +
      'came to another one meanwhile is a 409: what its customer canceled is not sent by mistake.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: DELIVERING_ORDER, description: 'The order with its new status.' })
  @ApiErrors(401, 403, STATUS_ERRORS)
  updateOrderStatus(
    @Param('id') id: string,
    @Body() { status, statusBefore }: UpdateOrderStatusDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return this.orders.changeStatus(id, user, status, statusBefore);
  }

  @Put(':id/delete')
  @Roles('manager')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete an order (manager)',
    description:
      'For managers. The order is gone from every list, from its owner’s orders and from counts and profit; ' +
      'its history stays. An order that is pending or delivering gives its pairs back to the stock; those ' +
      'of a completed one were handed over and stay sold. A cart is a 409; an order deleted before is a 404.',
  })
  @ApiParam(ORDER_ID)
  @ApiNoContentResponse({ description: 'The order is deleted.' })
  @ApiErrors(401, 403, DELETE_ERRORS)
  deleteOrder(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<void> {
    return this.orders.deleteOrder(id, user);
  }
}
