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
