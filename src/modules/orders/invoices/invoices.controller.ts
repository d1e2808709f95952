import { Body, Controller, Delete, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiCsv } from '../../../common/csv';
import { NamedLanguage, type Language } from '../../../common/language';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import {
  BUYER_ERRORS,
  CART_WITH_BUYER,
  EXPORT_ERRORS,
  FILLED_CART,
  INVOICED_ORDER,
  ISSUED_ERRORS,
  REMOVE_BUYER_ERRORS,
} from '../dto/order-examples';
import { OrderDto } from '../dto/order.dto';
import { ExportOrdersQueryDto } from '../dto/order-requests.dto';
import { InvoiceBuyerDto, IssuedInvoiceDto } from './dto/invoice.dto';
import { InvoiceExport } from './invoice-export';
import { InvoicesService } from './invoices.service';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

@Controller('v1/orders')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly file: InvoiceExport,
  ) {}

  @Get('invoices')
  @ApiTags('Order handling')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Download what invoices need (staff)',
    description:
      'For staff: all orders that match the filter, a row for each of their lines, as CSV (RFC 4180, UTF-8 with a byte order mark), to be imported by a provider of electronic invoices. `invoice=due` has those that were sent and have no invoice yet. Sums are whole dong; VAT is worked out line by line from the price that includes it, at the rate of the order’s day. An order without a buyer of its own names its receiver. Payment is `TM` (cash) or `CK` (transfer). The download is recorded in the caller’s audit trail.',
  })
  @ApiCsv(
    'The CSV file, streamed.',
    'Order,Date,Buyer,Tax code,Address,Email for the invoice,Payment,Item,Unit,Quantity,Before VAT (VND),VAT (%),' +
      'VAT (VND),With VAT (VND),Invoice\r\n' +
      '#66f0c1a2b3c4,2026-11-20,Công ty TNHH Mai Linh,0100109106,12 Nguyễn Huệ,ketoan@mailinh.vn,TM,' +
      '"Hẻm Nhỏ, đen, 42",đôi,1,2212963,8,177037,2390000,\r\n',
  )
  @ApiErrors(401, 403, EXPORT_ERRORS)
  exportInvoices(
    @Query() query: ExportOrdersQueryDto,
    @NamedLanguage() language: Language | null,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StreamableFile> {
    return this.file.export(query, language ?? 'vi', user);
  }

  @Put(':id/invoice-buyer')
  @ApiTags('Orders')
  @ApiOperation({
    summary: 'Set whom the invoice names',
    description:
      'Saves the company, household or person whom the invoice of the cart or order names, until it is issued. Without it the invoice names the receiver.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: CART_WITH_BUYER, description: 'The cart or order.' })
  @ApiErrors(401, BUYER_ERRORS)
  setInvoiceBuyer(
    @Param('id') id: string,
    @Body() buyer: InvoiceBuyerDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    const { company, taxCode, address, email } = buyer;
    return this.invoices.saveBuyer(id, user, { company, taxCode, address, email });
  }

  @Delete(':id/invoice-buyer')
  @ApiTags('Orders')
  @ApiOperation({
    summary: 'Let the invoice name the receiver',
    description: 'Takes back whom the invoice of the cart or order names.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: FILLED_CART, description: 'The cart or order.' })
  @ApiErrors(401, REMOVE_BUYER_ERRORS)
  removeInvoiceBuyer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<OrderDto> {
    return this.invoices.saveBuyer(id, user, null);
  }

  @Put(':id/invoice')
  @ApiTags('Order handling')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Record the issued invoice (staff)',
    description:
      'For staff: saves the series and number of the invoice that was issued for an order that was sent, and where it can be read; its customer sees both. An invoice that is recorded again takes the former one’s place. The audit trail of the order’s customer tells who recorded it.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: INVOICED_ORDER, description: 'The order.' })
  @ApiErrors(401, 403, ISSUED_ERRORS)
  recordInvoice(
    @Param('id') id: string,
    @Body() invoice: IssuedInvoiceDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return this.invoices.recordIssued(id, invoice, user);
  }
}
