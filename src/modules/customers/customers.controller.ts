import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles, type AuthenticatedUser } from '../../common/access';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import type { TransactionHook } from '../../database/transaction-runner';
import { Idempotent, Once } from '../../idempotency/idempotent.decorator';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { CustomersService } from './customers.service';
import { LIST_CUSTOMERS_ERRORS, NO_CUSTOMER, ROLE_ERRORS, SIGN_UP_ERRORS } from './dto/customer-errors';
import { CustomerDto, CustomerListDto } from './dto/customer.dto';
import { ChangeRoleDto, ListCustomersQueryDto, RegisterCustomerDto } from './dto/customer-requests.dto';

const CUSTOMER_ID = { name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' };

@ApiTags('Customers')
@Controller('v1/customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Post()
  @Idempotent({ ownerOf: ({ _id }: CustomerDto) => _id })
  @Public()
  @Limited(LIMITS.signUp)
  @ApiOperation({
    summary: 'Sign up',
    description:
      'Opens an account with the role `client`. A person is 18 or older today in the shop’s time zone; the ' +
      'password has at least 8 characters, an uppercase letter, a digit and a special character, is not one ' +
      'of the 10,000 commonest, and has neither the person’s name nor the beginning of their e-mail in it. A 400 ' +
      'brings one message for each field that is wrong; an e-mail address or phone number that is taken ' +
      'is a 409 with a message on that field. An address has 5 calls a minute, right or wrong: 429 with ' +
      '`Retry-After`.',
  })
  @ApiCreatedResponse({ type: CustomerDto, description: 'The new customer.' })
  @ApiErrors(SIGN_UP_ERRORS)
  registerCustomer(@Body() body: RegisterCustomerDto, @Once() once?: TransactionHook): Promise<CustomerDto> {
    return this.customers.register(body, once);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get one customer with their orders',
    description:
      'For the customer themself and for staff; to others the customer does not exist. The orders ' +
      'come newest first and include the cart.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: CustomerDto, description: 'The customer.' })
  @ApiErrors(401, NO_CUSTOMER)
  getCustomer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<CustomerDto> {
    return this.customers.getCustomer(id, user);
  }

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
