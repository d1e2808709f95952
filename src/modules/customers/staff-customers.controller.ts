import { Body, Controller, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, type AuthenticatedUser } from '../../access/access';
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
      'For staff. `search` finds the people in whose name, whatever the case and the accents, or e-mail ' +
      'address each of its words stands; only a word with an @ is looked for behind the one of the address. ' +
      'Digits find the phone numbers that begin or end with them, so that the last four are enough. Newest first unless `sort` says otherwise; `a-z` and `z-a` go by ' +
      'the whole name without accents, last name first. Each customer comes with their ten newest orders; ' +
      'one customer’s own record has all of theirs. The order is total (ties break by id). A page past the end is an empty ' +
      'list with the true `total`. Unknown parameters are ignored; an impossible value of a known one is a ' +
      '400 that names it.',
  })
  @ApiOkResponse({ type: CustomerListDto, description: 'One page of customers and the number of all.' })
  @ApiErrors(401, 403, LIST_CUSTOMERS_ERRORS)
  listCustomers(@Query() query: ListCustomersQueryDto): Promise<CustomerListDto> {
    return this.customers.list(query);
  }

  @Get('export')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Download the customers as a table (staff)',
    description:
      'For staff: all people whom the list would show on its pages, a row each, as CSV for a spreadsheet (RFC 4180, ' +
      'UTF-8 with a byte order mark). Its first line names the columns in the language that `Accept-Language` prefers. ' +
      'A phone number is in groups, so that it keeps its 0, and what a spreadsheet would take for a formula begins with ' +
      'an apostrophe. The audit trail of who downloads it says so.',
  })
  @ApiCsv(
    'The table, sent while it is read.',
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
      'For managers. The new role holds from the person’s next call on, whatever their token says; they stay ' +
      'signed in. No account becomes a manager this way (400), and a manager’s role cannot be changed (403).',
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
