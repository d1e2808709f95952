import { ApiProperty } from '@nestjs/swagger';
import { CarrierNameDto } from '../../orders/shipments/dto/shipment.dto';

/** What is printed and put on a parcel: one of the two. */
export class ShipmentLabelDto {
  /** The carrier’s page that prints it, for half an hour. */
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://online-gateway.ghn.vn/a5/public-api/printA5?token=6a2f',
  })
  url: string | null;

  /** A PDF, in Base64. */
  @ApiProperty({ type: String, nullable: true, example: null })
  pdf: string | null;
}

/** What a carrier asks of the shop for a parcel. */
export class ShipmentCostDto {
  /** The parcel’s id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8ba01' })
  shipmentId: string;

  /** In whole dong; null where the carrier does not say, and for a parcel that was entered by hand. */
  @ApiProperty({ type: 'integer', nullable: true, example: 27000 })
  fee: number | null;
}

/** What an order’s parcels cost the shop. */
export class ShipmentCostsDto {
  /** One for each parcel, oldest first. */
  @ApiProperty({ type: () => [ShipmentCostDto] })
  costs: ShipmentCostDto[];
}

/** A carrier that parcels can be sent with. */
export class CarrierDto {
  /** Its short name. */
  @ApiProperty({ example: 'ghn' })
  carrier: string;

  /** What people call it. */
  @ApiProperty({ type: () => CarrierNameDto })
  name: CarrierNameDto;

  /** Whether a parcel without a number is ordered from it. */
  @ApiProperty({ example: true })
  isConnected: boolean;

  /** Whether its parcels need a number: those of a carrier that is connected do not. */
  @ApiProperty({ example: false })
  needsNumber: boolean;
}

/** The carriers that parcels can be sent with. */
export class CarrierListDto {
  /** In the order in which they are offered. */
  @ApiProperty({ type: () => [CarrierDto] })
  carriers: CarrierDto[];
}

/** A message was understood: its carrier need not repeat it. */
export class CarrierTakenDto {
  /** Always true. */
  @ApiProperty({ example: true })
  success: boolean;
}
