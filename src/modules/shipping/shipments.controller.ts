import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, type AuthenticatedUser } from '../../access/access';
import { errorMessage } from '../../common/refusals/refusal';
import type { TransactionHook } from '../../database/transaction-runner';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../idempotency/idempotent.decorator';
import { ShipmentDto } from '../orders/dto/shipment.dto';
import { SHIPMENT_STATES } from '../orders/order-shipment';
import { AddShipmentDto, AddShipmentEventDto } from './dto/shipment-requests.dto';
import { ShipmentsService } from './shipments.service';

const ORDER_ID = { name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' };

const ADD_ERRORS: ErrorCases = {
  400: {
    meaning: 'The carrier’s name or number is invalid, or a number is missing.',
    message: errorMessage('shipment.no-number'),
  },
  404: { meaning: 'There is no such order.', message: errorMessage('order.unknown') },
  409: {
    meaning:
      'The order is a cart or canceled, has ten parcels already, or is to be paid before it is sent (`order.not-paid`).',
    message: errorMessage('shipment.order-canceled'),
  },
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
  constructor(private readonly shipments: ShipmentsService) {}

  @Post(':id/shipments')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Send a parcel (staff)',
    description:
      'For staff: a parcel that the shop brings itself (`self`), or that any carrier has taken, with its number. The first ' +
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
    return this.shipments.add(id, user, body, once);
  }

  @Post(':id/shipments/:shipmentId/events')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Say what happened to a parcel (staff)',
    description:
      'For staff: where a parcel is now. `delivered`, `returned`, `canceled` and `lost` are its end. When all parcels of an ' +
      'order have come to their end and one has arrived, the order is `completed`. Where it is already changes nothing.',
  })
  @ApiParam(ORDER_ID)
  @ApiParam({ name: 'shipmentId', description: 'The parcel’s id.', example: '66f0c1a2b3c4d5e6f7a8ba01' })
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
}
