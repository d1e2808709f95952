import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/public.decorator';
import { Roles } from '../../access/roles.decorator';
import { errorMessage } from '../../common/refusals/refusal';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { RawBody, TakesRawBody } from '../../http/json-bodies';
import { CARRIERS, carrierName, isWithoutNumber } from '../orders/shipments/order-shipment';
import { Carriers } from './carriers';
import { CarrierEventsService } from './carrier-events.service';
import { CarrierListDto, CarrierTakenDto } from './dto/shipment-label.dto';

const SECRET = {
  name: 'secret',
  description: 'What the shop’s settings have as the end of this address.',
  example: '3f9c1a7be0d24c58a6f1',
};

const MESSAGE_ERRORS: ErrorCases = {
  400: { meaning: 'There is no message.', message: errorMessage('carrier.unreadable') },
  404: {
    meaning: 'The address is wrong, or the carrier is not set up.',
    message: errorMessage('carrier.bad-secret'),
  },
};

/** Carriers: which there are, and what they report. The end of a message's address takes the place of a sign-in. */
@Controller('v1/carriers')
export class CarriersController {
  constructor(
    private readonly carriers: Carriers,
    private readonly events: CarrierEventsService,
  ) {}

  @Get()
  @ApiTags('Parcels')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Carriers (staff)',
    description:
      'For staff: the carriers that parcels can be sent with, and from which of them the shop orders them itself.',
  })
  @ApiOkResponse({ type: CarrierListDto, description: 'The carriers.' })
  @ApiErrors(401, 403)
  listCarriers(): CarrierListDto {
    const carriers = CARRIERS.map((carrier) => {
      const isConnected = this.carriers.find(carrier) !== undefined;
      const needsNumber = !isConnected && !isWithoutNumber(carrier);
      return { carrier, name: { ...carrierName(carrier) }, isConnected, needsNumber };
    });
    return { carriers };
  }

  @Post('ghn/:secret')
  @ApiTags('Messages of carriers')
  @Public()
  @TakesRawBody()
  @HttpCode(200)
  @ApiOperation({
    summary: 'GHN reports a parcel',
    description:
      'For GHN alone, which signs nothing: the end of the address is the secret. Each event of a parcel is kept once, ' +
      'however often and in whatever order it is reported. A status that the shop does not know is kept and shown as it is. ' +
      'Messages about weight, fee and COD, and about parcels of others, are answered and not kept.',
  })
  @ApiParam(SECRET)
  @ApiBody({
    schema: {
      type: 'object',
      example: {
        ...{
          Type: 'switch_status',
          OrderCode: 'L8CUHX',
          ClientOrderCode: '66f0c1a2b3c4d5e6f7a8b9c1-1-2390000',
        },
        ...{ Status: 'delivering', Time: '2026-11-21T02:00:00.000Z', Reason: '' },
      },
    },
  })
  @ApiOkResponse({ type: CarrierTakenDto, description: 'Understood: GHN need not repeat it.' })
  @ApiErrors(MESSAGE_ERRORS)
  async takeGhnMessage(@Param('secret') secret: string, @RawBody() body: Buffer): Promise<CarrierTakenDto> {
    await this.events.take('ghn', secret, body);
    return { success: true };
  }

  @Post('ghtk/:secret')
  @ApiTags('Messages of carriers')
  @Public()
  @TakesRawBody({ forms: true })
  @HttpCode(200)
  @ApiOperation({
    summary: 'GHTK reports a parcel',
    description:
      'For GHTK alone, which signs nothing and sends forms: the end of the address is the secret. Each event of a parcel is ' +
      'kept once, however often and in whatever order it is reported. A status that the shop does not know is kept and shown ' +
      'as it is. What its courier reports beforehand (123, 127, 128, 45, 49, 410) is shown, and ends nothing. Messages about ' +
      'parcels of others are answered and not kept.',
  })
  @ApiParam(SECRET)
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @ApiBody({
    schema: {
      type: 'object',
      example: {
        ...{ label_id: 'S1.A1.17373471', partner_id: '66f0c1a2b3c4d5e6f7a8b9c1-1-2390000', status_id: 4 },
        ...{ action_time: '2026-11-21T09:00:00+07:00', reason_code: '', reason: '', weight: 0.8, fee: 30000 },
      },
    },
  })
  @ApiOkResponse({ type: CarrierTakenDto, description: 'Understood: GHTK need not repeat it.' })
  @ApiErrors(MESSAGE_ERRORS)
  async takeGhtkMessage(@Param('secret') secret: string, @RawBody() body: Buffer): Promise<CarrierTakenDto> {
    await this.events.take('ghtk', secret, body);
    return { success: true };
  }
}
