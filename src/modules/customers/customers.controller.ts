import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, type AuthenticatedUser } from '../../common/access';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import { NamedLanguage, type Language } from '../../common/language';
import type { TransactionHook } from '../../database/transaction-runner';
import { Idempotent, Once } from '../../idempotency/idempotent.decorator';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { CUSTOMER_ID } from './customer-id';
import { CustomersService } from './customers.service';
import { NO_CUSTOMER, SIGN_UP_ERRORS } from './dto/customer-errors';
import { CustomerDto } from './dto/customer.dto';
import { RegisterCustomerDto } from './dto/customer-requests.dto';

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
  registerCustomer(
    @Body() body: RegisterCustomerDto,
    @NamedLanguage() language: Language | null,
    @Once() once?: TransactionHook,
  ): Promise<CustomerDto> {
    return this.customers.register(body, language, once);
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
}
