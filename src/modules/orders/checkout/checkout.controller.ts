import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { NamedLanguage, type Language } from '../../../common/language';
import type { TransactionHook } from '../../../database/transaction-runner';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { ATTACH_ERRORS, CART_WITH_RECEIVER, PENDING_ORDER, PLACE_ERRORS } from '../dto/order-examples';
import { OrderDto } from '../dto/order.dto';
import { AttachOrderDto, PlaceOrderDto } from '../dto/order-requests.dto';
import { CheckoutService } from './checkout.service';

const CUSTOMER_ID = { name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' };

/** What customers do with their own orders, under the customer's address. */
@ApiTags('Customers')
@Controller('v1/customers')
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Put(':id/add-order')
  @Idempotent()
  @ApiOperation({
    summary: 'Attach the cart to the customer',
    description:
      'Returns the cart. Empty receiver fields (name, phone, address) are filled in from the customer’s details.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: OrderDto, example: CART_WITH_RECEIVER, description: 'The cart.' })
  @ApiErrors(401, ATTACH_ERRORS)
  attachOrder(
    @Param('id') id: string,
    @Body() body: AttachOrderDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.checkout.attach(id, user, body, once);
  }

  @Put(':id/update-order')
  @Idempotent()
  @ApiOperation({
    summary: 'Checkout, second step: place the order; or cancel it',
    description:
      'Places the cart in one transaction: takes the stock for all lines or for none, counts the pairs as ' +
      'sold, freezes names, prices and the total, and stamps the time. It needs lines, a confirmed total ' +
      'with a payment, and name, phone and address (those still empty are taken from the profile; a profile ' +
      'without an address keeps this one). A 409 ' +
      'says in `errors` what is missing, or names the lines that are short as `productId/color/size`. ' +
      'Placing a placed order again returns the same response and takes nothing twice. `status: canceled` cancels the customer’s own pending order and returns its stock. Limited to 30 calls per hour for each customer.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: OrderDto, example: PENDING_ORDER, description: 'The order.' })
  @ApiErrors(401, PLACE_ERRORS, 429)
  placeOrder(
    @Param('id') id: string,
    @Body() body: PlaceOrderDto,
    @CurrentUser() user: AuthenticatedUser,
    @NamedLanguage() language: Language | null,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.checkout.placeOrCancel(id, user, { ...body, language }, once);
  }
}
