import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, type AuthenticatedUser } from '../../common/access';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import type { TransactionHook } from '../../database/transaction-runner';
import { Idempotent, Once } from '../../idempotency/idempotent.decorator';
import { Limited } from '../../rate-limits/limited.decorator';
import { LIMITS } from '../../rate-limits/limits';
import { CART_WITH_RECEIVER, PENDING_ORDER } from '../orders/dto/order-examples';
import { OrderDto } from '../orders/dto/order.dto';
import type { OrderView } from '../orders/orders.service';
import type { CustomerView } from './customer-view';
import { CustomersService } from './customers.service';
import { AttachOrderDto, PlaceOrderDto } from './dto/customer-order-request.dto';
import { ATTACH_ORDER_ERRORS, NO_CUSTOMER, PLACE_ORDER_ERRORS, SIGN_UP_ERRORS } from './dto/customer-errors';
import { CustomerDto } from './dto/customer.dto';
import { RegisterCustomerDto } from './dto/register-customer.dto';

const CUSTOMER_ID = { name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' };

@ApiTags('Customers')
@Controller('v1/customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Post()
  @Idempotent((customer: CustomerView) => CustomerDto.from(customer), ({ id }) => id)
  @Public()
  @Limited(LIMITS.signUp)
  @ApiOperation({
    summary: 'Sign up',
    description:
      'Opens an account with the role `client`. A person is 18 or older today in the shop’s time zone; the ' +
      'password has at least 8 characters, an uppercase letter, a digit and a special character, is none of ' +
      'the 10,000 commonest and has neither the person’s name nor the beginning of their e-mail in it. A 400 ' +
      'brings one message for each field that is wrong; an e-mail address or phone number that is taken ' +
      'is a 409 with a message on that field. An address has 5 calls a minute, right or wrong: 429 with ' +
      '`Retry-After`.',
  })
  @ApiCreatedResponse({ type: CustomerDto, description: 'The new customer.' })
  @ApiErrors(SIGN_UP_ERRORS)
  async registerCustomer(
    @Body() body: RegisterCustomerDto,
    @Once() once?: TransactionHook,
  ): Promise<CustomerDto> {
    return CustomerDto.from(await this.customers.register(body, once));
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get one customer with their orders',
    description:
      'For the customer themself and for staff; to anyone else the customer does not exist. The orders ' +
      'come newest first and include the cart.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: CustomerDto, description: 'The customer.' })
  @ApiErrors(401, NO_CUSTOMER)
  async getCustomer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<CustomerDto> {
    return CustomerDto.from(await this.customers.getCustomer(id, user));
  }

  @Put(':id/add-order')
  @Idempotent((order: OrderView) => OrderDto.from(order))
  @ApiOperation({
    summary: 'Confirm that a cart is mine',
    description:
      'Answers the cart. Its name, phone and address, where they are still empty, are filled in from the ' +
      'customer’s details.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: OrderDto, example: CART_WITH_RECEIVER, description: 'The cart.' })
  @ApiErrors(401, ATTACH_ORDER_ERRORS)
  async attachOrder(
    @Param('id') id: string,
    @Body() body: AttachOrderDto,
    @CurrentUser() user: AuthenticatedUser,
    @Once() once?: TransactionHook,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.customers.attachOrder(id, user, body.orderId, once));
  }

  @Put(':id/update-order')
  @Idempotent((order: OrderView) => OrderDto.from(order))
  @ApiOperation({
    summary: 'Checkout, second step: place the order; or cancel it',
    description:
      'Places the cart in one transaction: takes the stock for all lines or for none, counts the pairs as ' +
      'sold, freezes names, prices and the total, and stamps the time. It needs lines, a confirmed total ' +
      'with a payment, and name, phone and address (those still empty are taken from the profile). A 409 ' +
      'says in `errors` what is missing, or names the lines that are short as `productId/color/size`. ' +
      'Placing a placed order again answers the same and takes nothing twice. `status: canceled` cancels ' +
      'one’s own pending order and gives its stock back. A customer has 30 of these calls an hour.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: OrderDto, example: PENDING_ORDER, description: 'The order.' })
  @ApiErrors(401, PLACE_ORDER_ERRORS, 429)
  async placeOrder(
    @Param('id') id: string,
    @Body() body: PlaceOrderDto,
    @CurrentUser() user: AuthenticatedUser,
    @Once() once?: TransactionHook,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.customers.requestOrder(id, user, body, once));
  }
}
