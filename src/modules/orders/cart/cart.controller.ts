import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import type { TransactionHook } from '../../../database/transaction-runner';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import {
  ADD_ERRORS,
  CONFIRM_ERRORS,
  CONFIRMED_CART,
  DECREASE_ERRORS,
  EMPTY_CART,
  FILLED_CART,
  INCREASE_ERRORS,
  INFORMATION_ERRORS,
  ORDER_ID,
  REMOVE_ERRORS,
} from '../dto/order-examples';
import {
  AddInformationDto,
  AddOrderItemDto,
  InformationDto,
  OrderLineDto,
  UpdateOrderDto,
} from '../dto/order-requests.dto';
import { OrderDto } from '../dto/order.dto';
import { CartService } from './cart.service';

const ITS_KEY = 'The line is identified by product, colour and size; other fields of the item are ignored.';

/** What a customer does with their cart, the one order that is not placed yet. */
@ApiTags('Orders')
@Controller('v1/orders')
export class CartController {
  constructor(private readonly cart: CartService) {}

  @Post()
  @Idempotent({ isRepeatable: true })
  @ApiOperation({
    summary: 'Get or create the cart',
    description:
      'Returns the cart of the signed-in customer, and creates an empty one if there is none. Concurrent requests return the same cart.',
  })
  @ApiResponse({ status: 201, type: OrderDto, example: EMPTY_CART, description: 'The cart.' })
  @ApiErrors(401)
  createCart(@CurrentUser() user: AuthenticatedUser): Promise<OrderDto> {
    return this.cart.getOrCreate(user._id);
  }

  @Put(':id')
  @Idempotent()
  @ApiOperation({
    summary: 'Checkout, first step: confirm the total and choose the payment',
    description:
      'The server computes the total at current prices. If it differs from the `total` that was sent, nothing is saved and the 409 returns the new cart, so that a customer never pays a price they did not see. Changing a line afterwards withdraws the confirmation. If `version` is sent, a cart whose lines or receiver changed since returns 409 too (`cart.changed-meanwhile`), even with the same total.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: CONFIRMED_CART, description: 'The cart with its payment.' })
  @ApiErrors(401, CONFIRM_ERRORS)
  updateOrder(
    @Param('id') id: string,
    @Body() body: UpdateOrderDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.cart.confirmTotal(id, user, body, once);
  }

  @Put(':id/add-product')
  @Idempotent()
  @ApiOperation({
    summary: 'Add a product to the cart',
    description:
      'A line is identified by product, colour and size; adding it again increases its quantity. Name, price and picture are taken from the catalogue, not from the body. Returns 409 and changes nothing when there is not enough stock, when the cart already has 50 lines (`code` `cart-is-full`), or when the total exceeds the maximum of an order (`cart.too-much`).',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: FILLED_CART, description: 'The cart.' })
  @ApiErrors(401, ADD_ERRORS)
  addOrderItem(
    @Param('id') id: string,
    @Body() body: AddOrderItemDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.cart.addItem(id, user, body, once);
  }

  @Put(':id/remove-product')
  @Idempotent()
  @ApiOperation({
    summary: 'Remove a line from the cart',
    description: `Removes the whole line; removing a missing line is not an error. ${ITS_KEY}`,
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: EMPTY_CART, description: 'The cart.' })
  @ApiErrors(401, REMOVE_ERRORS)
  removeOrderItem(
    @Param('id') id: string,
    @Body() body: OrderLineDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.cart.removeItem(id, user, body, once);
  }

  @Put(':id/increase-quantity')
  @Idempotent()
  @ApiOperation({
    summary: 'Increase a line’s quantity by one',
    description: `Increases the quantity by one. Returns 409 if there is not enough stock, 404 if there is no such line. ${ITS_KEY}`,
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: FILLED_CART, description: 'The cart.' })
  @ApiErrors(401, INCREASE_ERRORS)
  increaseOrderItem(
    @Param('id') id: string,
    @Body() body: OrderLineDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.cart.increaseItem(id, user, body, once);
  }

  @Put(':id/decrease-quantity')
  @Idempotent()
  @ApiOperation({
    summary: 'Decrease a line’s quantity by one',
    description: `Decreases the quantity by one; a line with quantity 1 is removed. Returns 404 if there is no such line. ${ITS_KEY}`,
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, example: FILLED_CART, description: 'The cart.' })
  @ApiErrors(401, DECREASE_ERRORS)
  decreaseOrderItem(
    @Param('id') id: string,
    @Body() body: OrderLineDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.cart.decreaseItem(id, user, body, once);
  }

  @Put(':id/add-information')
  @Idempotent()
  @ApiOperation({
    summary: 'Set the receiver and the address',
    description: 'Saves name, phone and address on the cart and returns them. The profile does not change.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: InformationDto, description: 'The saved values.' })
  @ApiErrors(401, INFORMATION_ERRORS)
  addOrderInformation(
    @Param('id') id: string,
    @Body() body: AddInformationDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<InformationDto> {
    return this.cart.saveInformation(id, user, body, once);
  }
}
