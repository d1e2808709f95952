import { Body, Controller, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Roles } from '../../access/roles.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { ApiCsv } from '../../common/csv';
import { NamedLanguage, type Language } from '../../common/language';
import { CustomerExport } from './customer-export';
import { CUSTOMER_ID } from './customer-id';
import { CustomersService } from './customers.service';
import { LIST_CUSTOMERS_ERRORS, ROLE_ERRORS } from './dto/customer-errors';
import { CustomerDto, CustomerListDto } from './dto/customer.dto';
import { ChangeRoleDto, ExportCustomersQueryDto, ListCustomersQueryDto } from './dto/customer-requests.dto';

@ApiTags('Customer handling')
@Controller('v1/customers')
export class StaffCustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly file: CustomerExport,
  ) {}

  @Get()
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List customers (staff)',
    description:
      'For staff. Every word of `search` must occur in the name (case and accents are ignored) or in the e-mail address before the @; a word with an @ is searched in the whole address. Digits match the beginning or the end of a phone number. Sorted by newest first by default; `a-z` and `z-a` sort by the whole name without accents, last name first. Each customer includes their ten newest orders; `GET /v1/customers/{id}` returns all of them. The order is stable (ties are broken by id). A page past the end is empty and has the correct `total`. Unknown parameters are ignored; an invalid value returns 400 and names the parameter.',
  })
  @ApiOkResponse({ type: CustomerListDto, description: 'A page of customers and the total number.' })
  @ApiErrors(401, 403, LIST_CUSTOMERS_ERRORS)
  listCustomers(@Query() query: ListCustomersQueryDto): Promise<CustomerListDto> {
    return this.customers.list(query);
  }

  @Get('export')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Download the customers as a table (staff)',
    description:
      'For staff: all customers that match the filter, one per row, as CSV (RFC 4180, UTF-8 with a byte order mark). The header row is in the language of `Accept-Language`. Phone numbers are grouped, so that spreadsheets keep the leading 0; a value that looks like a formula is prefixed with an apostrophe. The download is recorded in the caller’s audit trail.',
  })
  @ApiCsv(
    'The CSV file, streamed.',
    'Phone,Name,Email,Address,Date of birth,Role,Active,Joined\r\n' +
      '0901 234 567,Trần Minh Anh,minh.anh@example.com,,1998-04-30,Client,Active,2026-11-20\r\n',
  )
  @ApiErrors(401, 403, LIST_CUSTOMERS_ERRORS)
  exportCustomers(
    @Query() query: ExportCustomersQueryDto,
    @NamedLanguage() language: Language | null,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<StreamableFile> {
    return this.file.export(query, language ?? 'en', user);
  }

  @Put(':id/changeRole')
  @Roles('manager')
  @ApiOperation({
    summary: 'Make a client an admin, or an admin a client (manager)',
    description:
      'For managers. The new role applies from the account’s next request, whatever role its token carries; its sessions continue. The role `manager` cannot be assigned (400), and a manager’s role cannot be changed (403).',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: CustomerDto, description: 'The customer with the new role.' })
  @ApiErrors(401, ROLE_ERRORS)
  changeRole(
    @Param('id') id: string,
    @Body() { role }: ChangeRoleDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<CustomerDto> {
    return this.customers.changeRole(id, role, user);
  }
}
