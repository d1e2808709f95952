import { ApiProperty } from '@nestjs/swagger';
import type { InBoth } from '../../../../common/language';
import {
  carrierName,
  isFinal,
  SHIPMENT_STATES,
  type OrderShipment,
  type ShipmentState,
} from '../order-shipment';

/** One step of a parcel. */
export class ShipmentEventDto {
  /** Where the parcel was then. */
  @ApiProperty({ enum: SHIPMENT_STATES, example: 'in-transit' })
  state: ShipmentState;

  /** What the carrier or staff say of it; null when there is nothing to add. */
  @ApiProperty({ type: String, nullable: true, example: 'Kho Tân Bình' })
  text: string | null;

  /** When it happened. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T02:00:00.000Z' })
  at: string;
}

/** What people call a carrier, in each language. */
export class CarrierNameDto implements InBoth {
  /** In English. */
  @ApiProperty({ example: 'Viettel Post' })
  en: string;

  /** In Vietnamese. */
  @ApiProperty({ example: 'Viettel Post' })
  vi: string;
}

/** A parcel of an order. */
export class ShipmentDto implements OrderShipment {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8ba01' })
  _id: string;

  /** `self` the shop’s own courier, `ghn`, `ghtk`, `other`, or another carrier’s short name. */
  @ApiProperty({ example: 'viettel-post' })
  carrier: string;

  /** What people call the carrier. */
  @ApiProperty({ type: () => CarrierNameDto })
  carrierName: CarrierNameDto;

  /** The carrier’s number; null where there is none. */
  @ApiProperty({ type: String, nullable: true, example: 'VTP0123456789' })
  trackingNumber: string | null;

  /** The carrier’s page about it; null where none is known. */
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://viettelpost.vn/thong-tin-don-hang?orderNumber=VTP0123456789',
  })
  trackingUrl: string | null;

  /** Where it is; `needs-person`: the carrier says something that the shop does not know. */
  @ApiProperty({ enum: SHIPMENT_STATES, example: 'in-transit' })
  state: ShipmentState;

  /** Whether it has come to its end: nothing more happens to it. */
  @ApiProperty({ example: false })
  isOver: boolean;

  /** Whether the shop has ordered it from the carrier: then it has a label, and can be canceled there. */
  @ApiProperty({ example: false })
  isOrdered: boolean;

  /** When the carrier expects to deliver it; null when it does not say. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  expectedAt: string | null;

  /** What has happened to it, first to last. */
  @ApiProperty({ type: () => [ShipmentEventDto] })
  events: ShipmentEventDto[];

  static from(this: void, shipment: OrderShipment): ShipmentDto {
    const { carrier, state, isOrdered = false } = shipment;
    return { ...shipment, carrierName: { ...carrierName(carrier) }, isOver: isFinal(state), isOrdered };
  }
}
