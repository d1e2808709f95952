import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Roles } from '../../access/roles.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { errorMessage } from '../../common/refusals/refusal';
import type { TransactionHook } from '../../database/transaction-runner';
import { ApiErrors, type ErrorCase, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../idempotency/idempotent.decorator';
import { ShipmentDto } from '../orders/shipments/dto/shipment.dto';
import { carrierName, SHIPMENT_STATES } from '../orders/shipments/order-shipment';
import { AddShipmentDto, AddShipmentEventDto } from './dto/shipment-requests.dto';
import { CarrierOrdersService } from './carrier-orders.service';
import { ShipmentCostsDto, ShipmentLabelDto } from './dto/shipment-label.dto';
import { ShipmentsService } from './shipments.service';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

const SHIPMENT_ID = {
  name: 'shipmentId',
  description: 'The parcel’s id.',
  example: '66f0c1a2b3c4d5e6f7a8ba01',
};

const NO_ANSWER: ErrorCase = {
  meaning: 'The carrier does not answer. Asked again, it makes no second parcel.',
  message: errorMessage('carrier.no-answer', { carrier: carrierName('ghn') }),
};

const ORDERED_ERRORS: ErrorCases = {
  404: {
    meaning: 'There is no such order, or no such parcel of it.',
    message: errorMessage('shipment.unknown'),
  },
  409: {
    meaning:
      'The shop has not ordered the parcel from a carrier, or the carrier refuses (`carrier.refused`).',
    message: errorMessage('shipment.not-ordered'),
  },
  503: NO_ANSWER,
};

const ADD_ERRORS: ErrorCases = {
  400: {
    meaning: 'The carrier’s name or number is invalid, or a number is missing.',
    message: errorMessage('shipment.no-number'),
  },
  404: { meaning: 'There is no such order.', message: errorMessage('order.unknown') },
  409: {
    meaning:
      'The order is a cart or canceled, has ten parcels already, or is to be paid before it is sent (`order.not-paid`). Of ' +
      'a parcel that is ordered: its address, its weight or where the carrier comes for it is unknown, it is too heavy, more is to be collected than the carrier ' +
      'does, another carrier’s courier would collect the cash as well, the order changed meanwhile, the carrier refuses it, or its answer cannot be kept (`carrier.bad-answer`).',
    message: errorMessage('shipment.order-canceled'),
  },
  503: NO_ANSWER,
};

const EVENT_ERRORS: ErrorCases = {
  400: { errors: { state: errorMessage('field.no-option', { field: 'state', options: SHIPMENT_STATES }) } },
  404: {
    meaning: 'There is no such order, or no such parcel of it.',
    message: errorMessage('shipment.unknown'),
  },
  409: { meaning: 'The parcel has come to its end.', message: errorMessage('shipment.over') },
};

@ApiTags('Parcels')
@Controller('v1/orders')
export class ShipmentsController {
  constructor(
    private readonly shipments: ShipmentsService,
    private readonly carrierOrders: CarrierOrdersService,
  ) {}

  @Post(':id/shipments')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Send a parcel (staff)',
    description:
      'For staff: a parcel that the shop brings itself (`self`), or that any carrier has taken, with its number. Without a ' +
      'number it is ordered from a carrier that is connected; asked again after a failure, it is the same parcel. The first ' +
      'parcel of a pending order makes it `delivering`, and its customer is told. A parcel that is on its way with the same ' +
      'carrier and number is answered as it is.',
  })
  @ApiParam(ORDER_ID)
  @ApiCreatedResponse({ type: ShipmentDto, description: 'The parcel.' })
  @ApiErrors(401, 403, ADD_ERRORS)
  addShipment(
    @Param('id') id: string,
    @Body() body: AddShipmentDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ShipmentDto> {
    return this.carrierOrders.add(id, user, body, once);
  }

  @Post(':id/shipments/:shipmentId/events')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Say what happened to a parcel (staff)',
    description:
      'For staff: where a parcel is now. `delivered`, `returned`, `canceled` and `lost` are its end. When all parcels of an ' +
      'order have come to their end and one has arrived, the order is `completed`. Sending the state that the parcel has already changes nothing.',
  })
  @ApiParam(ORDER_ID)
  @ApiParam(SHIPMENT_ID)
  @ApiCreatedResponse({ type: ShipmentDto, description: 'The parcel.' })
  @ApiErrors(401, 403, EVENT_ERRORS)
  addShipmentEvent(
    @Param('id') id: string,
    @Param('shipmentId') shipmentId: string,
    @Body() body: AddShipmentEventDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ShipmentDto> {
    return this.shipments.addEvent(id, shipmentId, user, body, once);
  }

  @Get(':id/shipments/costs')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'What an order’s parcels cost (staff)',
    description: 'For staff: what the carriers ask of the shop for the parcels that it ordered from them.',
  })
  @ApiParam(ORDER_ID)
  @ApiOkResponse({ type: ShipmentCostsDto, description: 'The fees.' })
  @ApiErrors(401, 403, {
    404: { meaning: 'There is no such order.', message: errorMessage('order.unknown') },
  })
  listShipmentCosts(
    @Param('id') id: string,
    @CurrentUser() user: AuthenticatedUser,
  ): Promise<ShipmentCostsDto> {
    return this.shipments.listCosts(id, user);
  }

  @Get(':id/shipments/:shipmentId/label')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'The label of a parcel (staff)',
    description: 'For staff: what is printed and put on a parcel that was ordered from its carrier.',
  })
  @ApiParam(ORDER_ID)
  @ApiParam(SHIPMENT_ID)
  @ApiOkResponse({ type: ShipmentLabelDto, description: 'A page of the carrier’s, or a PDF.' })
  @ApiErrors(401, 403, ORDERED_ERRORS)
  getShipmentLabel(
    @Param('id') id: string,
    @Param('shipmentId') shipmentId: string,
  ): Promise<ShipmentLabelDto> {
    return this.carrierOrders.label(id, shipmentId);
  }

  @Post(':id/shipments/:shipmentId/cancel')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Cancel a parcel (staff)',
    description:
      'For staff: cancels a parcel at the carrier from which it was ordered, which refuses once it is on its way. The order’s ' +
      'status stays.',
  })
  @ApiParam(ORDER_ID)
  @ApiParam(SHIPMENT_ID)
  @ApiCreatedResponse({ type: ShipmentDto, description: 'The parcel.' })
  @ApiErrors(401, 403, ORDERED_ERRORS)
  cancelShipment(
    @Param('id') id: string,
    @Param('shipmentId') shipmentId: string,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<ShipmentDto> {
    return this.carrierOrders.cancel(id, shipmentId, user, once);
  }
}
