import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { CurrentUser, type AuthenticatedUser } from '../../access/access';
import type { TransactionHook } from '../../database/transaction-runner';
import { Idempotent, IdempotencyHook } from '../../idempotency/idempotent.decorator';
import { CartService } from './cart/cart.service';
import {
  AddInformationDto,
  InformationDto,
  AddOrderItemDto,
  OrderLineDto,
  UpdateOrderDto,
} from './dto/order-requests.dto';
import {
  ADD_ERRORS,
  CONFIRM_ERRORS,
  DECREASE_ERRORS,
  INCREASE_ERRORS,
  INFORMATION_ERRORS,
  NO_SUCH_ORDER,
  REMOVE_ERRORS,
  TRANSFER_ERRORS,
  CONFIRMED_CART,
  EMPTY_CART,
  FILLED_CART,
} from './dto/order-examples';
import { OrderDto, TransferDto } from './dto/order.dto';
import { OrderView } from './order-view';
import { TransfersService } from './payments/transfers.service';

const ITS_KEY = 'The line is identified by product, colour and size; other fields of the item are ignored.';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

@ApiTags('Orders')
@Controller('v1/orders')
export class OrdersController {
  constructor(
    private readonly view: OrderView,
    private readonly cart: CartService,
    private readonly transfers: TransfersService,
  ) {}

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

  @Get(':id')
  @ApiOperation({
    summary: 'Get one order',
    description:
      'A cart has the current names, prices, pictures and stock, and only products that are still sold; a placed order is returned as it was when placed. For the owner and for staff; other callers get 404.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: OrderDto, description: 'The order.' })
  @ApiErrors(401, NO_SUCH_ORDER)
  getOrder(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<OrderDto> {
    return this.view.get(id, user);
  }

  @Get(':id/transfer')
  @ApiOperation({
    summary: 'Get the bank transfer that pays an order',
    description:
      'The text of a VietQR code, and what it says in parts: for a cart, whichever payment it has, and for an ' +
      'order that was placed with the payment `QR` and is pending or delivering. The amount is a cart’s total at today’s prices, ' +
      'or what is still to pay of a placed order; the memo is the order’s own reference. For the owner and for staff. 404 also ' +
      'when the shop has no bank account. 409 when nothing is to be transferred: the cart is empty or costs ' +
      'nothing, or the order is paid, completed, canceled, or was placed with another way of payment.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: TransferDto, description: 'The transfer.' })
  @ApiErrors(401, TRANSFER_ERRORS)
  getOrderTransfer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<TransferDto> {
    return this.transfers.find(id, user);
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
