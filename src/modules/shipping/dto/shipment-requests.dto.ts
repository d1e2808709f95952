import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { IfGiven, IsPlainText, Tidied } from '../../../http/dto-fields';
import { withMessage } from '../../../http/errors/with-message';
import { SHIPMENT_STATES, type ShipmentState } from '../../orders/shipments/order-shipment';

/** A carrier's short name; `Viettel Post` is `viettel-post`. */
const CARRIER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const TRACKING_NUMBER = /^[A-Za-z0-9./_-]+$/;

const toShortName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** A parcel to be sent. */
export class AddShipmentDto {
  /** `self`, `other`, or a carrier’s short name with the number that it gave the parcel. */
  @ApiProperty({ type: String, maxLength: 20, example: 'viettel-post' })
  @Tidied(toShortName)
  @Matches(CARRIER, withMessage('shipment.bad-carrier'))
  @MaxLength(20, withMessage('shipment.bad-carrier'))
  @IsString(withMessage('field.no-text', { field: 'carrier' }))
  carrier: string;

  /** The carrier’s number. `self` and `other` may have none. */
  @ApiPropertyOptional({ type: String, maxLength: 60, example: 'VTP0123456789' })
  @Tidied()
  @IfGiven()
  @Matches(TRACKING_NUMBER, withMessage('shipment.bad-number'))
  @MaxLength(60, withMessage('shipment.bad-number'))
  @IsString(withMessage('field.no-text', { field: 'trackingNumber' }))
  trackingNumber?: string;

  /** Sends a pending order though it is to be paid beforehand and is not; without it that is a 409. */
  @ApiPropertyOptional({ example: false })
  @IfGiven()
  @IsBoolean(withMessage('field.not-boolean', { field: 'sendUnpaid' }))
  sendUnpaid?: boolean;
}

/** What staff know of a parcel. */
export class AddShipmentEventDto {
  /** Where it is now. */
  @ApiProperty({ enum: SHIPMENT_STATES, example: 'in-transit' })
  @IsIn(SHIPMENT_STATES, withMessage('field.no-option', { field: 'state', options: SHIPMENT_STATES }))
  state: ShipmentState;

  /** What there is to add: one line, which the customer reads. */
  @ApiPropertyOptional({ type: String, maxLength: 300, example: 'Kho Tân Bình' })
  @Tidied()
  @IfGiven()
  @MaxLength(300, withMessage('field.characters', { field: 'text', most: 300 }))
  @IsPlainText()
  @IsNotEmpty(withMessage('field.empty', { field: 'text' }))
  @IsString(withMessage('field.no-text', { field: 'text' }))
  text?: string;
}
