import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/errors/api-errors.decorator';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { CurrentUser } from '../../common/auth/current-user.decorator';
import { CartService } from './cart.service';
import { CartChangedDto } from './dto/cart-changed.dto';
import { AddInformationDto, InformationDto } from './dto/information.dto';
import { AddOrderItemDto, OrderLineDto } from './dto/order-line.dto';
import { OrderDto } from './dto/order.dto';
import { UpdateOrderDto } from './dto/update-order.dto';
import { OrdersService } from './orders.service';

@ApiTags('Orders')
@Controller('v1/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly cart: CartService,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Get my cart, or begin one',
    description:
      'Answers the cart of the person who is signed in, and begins an empty one when there is none. ' +
      'A person has one cart, however many requests ask at once.',
  })
  @ApiResponse({ status: 201, type: OrderDto, description: 'The cart.' })
  @ApiErrors(401)
  async createCart(@CurrentUser() user: AuthenticatedUser): Promise<OrderDto> {
    return OrderDto.from(await this.cart.getOrCreate(user._id));
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get one order',
    description:
      'A cart shows today’s names, prices, pictures and stock, and only products that are still sold; a ' +
      'placed order shows what it showed when it was placed. For its owner and for staff; to anyone else ' +
      'it does not exist.',
  })
  @ApiOkResponse({ type: OrderDto, description: 'The order.' })
  @ApiErrors(401, 404)
  async getOrder(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<OrderDto> {
    return OrderDto.from(await this.orders.getOrder(id, user));
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Checkout, first step: confirm the total and choose the payment',
    description:
      'The server adds the cart up at today’s prices. When the sum is not the `total` that was sent, ' +
      'nothing is saved and the 409 brings the new cart, so that nobody pays a price they did not see. ' +
      'Changing a line afterwards takes the confirmation back.',
  })
  @ApiOkResponse({ type: OrderDto, description: 'The cart with its payment.' })
  @ApiErrors(400, 401, 403, 404)
  @ApiResponse({
    status: 409,
    type: CartChangedDto,
    description: 'The total has changed (the answer carries `cart`), or the order is placed already.',
  })
  async updateOrder(
    @Param('id') id: string,
    @Body() body: UpdateOrderDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.orders.confirmTotal(id, user, body));
  }

  @Put(':id/add-product')
  @ApiOperation({
    summary: 'Put a pair into the cart',
    description:
      'A line is product, colour and size; adding it again adds to its quantity. Name, price and picture ' +
      'come from the database, never from the body. More than there is in stock is a 409 and changes nothing.',
  })
  @ApiOkResponse({ type: OrderDto, description: 'The cart.' })
  @ApiErrors(400, 401, 403, 404, 409)
  async addOrderItem(
    @Param('id') id: string,
    @Body() body: AddOrderItemDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.cart.addItem(id, user, body));
  }

  @Put(':id/remove-product')
  @ApiOperation({
    summary: 'Take a line out of the cart',
    description: 'Removes the whole line. A line that is not there any more is no error.',
  })
  @ApiOkResponse({ type: OrderDto, description: 'The cart.' })
  @ApiErrors(400, 401, 403, 404, 409)
  async removeOrderItem(
    @Param('id') id: string,
    @Body() body: OrderLineDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.cart.removeItem(id, user, body));
  }

  @Put(':id/increase-quantity')
  @ApiOperation({
    summary: 'One pair more of a line',
    description:
      'Adds one to the line’s quantity; 409 when the stock has no further pair, 404 for no such line.',
  })
  @ApiOkResponse({ type: OrderDto, description: 'The cart.' })
  @ApiErrors(400, 401, 403, 404, 409)
  async increaseOrderItem(
    @Param('id') id: string,
    @Body() body: OrderLineDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.cart.increaseItem(id, user, body));
  }

  @Put(':id/decrease-quantity')
  @ApiOperation({
    summary: 'One pair less of a line',
    description: 'Takes one from the line’s quantity; from 1 the line goes. 404 for no such line.',
  })
  @ApiOkResponse({ type: OrderDto, description: 'The cart.' })
  @ApiErrors(400, 401, 403, 404, 409)
  async decreaseOrderItem(
    @Param('id') id: string,
    @Body() body: OrderLineDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<OrderDto> {
    return OrderDto.from(await this.cart.decreaseItem(id, user, body));
  }

  @Put(':id/add-information')
  @ApiOperation({
    summary: 'Say who receives the order, and where',
    description:
      'Saves name, phone and address on the cart and answers the saved values. The profile is not changed.',
  })
  @ApiOkResponse({ type: InformationDto, description: 'The saved values.' })
  @ApiErrors(400, 401, 403, 404, 409)
  async addOrderInformation(
    @Param('id') id: string,
    @Body() body: AddInformationDto,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<InformationDto> {
    return this.orders.saveInformation(id, user, body);
  }
}
