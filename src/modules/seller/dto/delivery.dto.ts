import { ApiProperty } from '@nestjs/swagger';
import { ZONE_KINDS } from '../delivery/delivery-zones';

/** Where delivery takes equally long. */
export class DeliveryZoneDto {
  /**
   * `provinces` those that are named, `islands` the island zones (đặc khu) of any province, `rest` all other provinces, and where an
   * address names no province of today.
   */
  @ApiProperty({ enum: ZONE_KINDS, example: 'provinces' })
  kind: (typeof ZONE_KINDS)[number];

  /** Its provinces by their official names; none of the islands. */
  @ApiProperty({ type: [String], example: ['Thành phố Hà Nội', 'Thành phố Hải Phòng'] })
  provinces: string[];

  /** The first day on which an order of now may arrive. */
  @ApiProperty({ type: String, format: 'date', example: '2026-12-02' })
  expectedFrom: string;

  /** The last one. */
  @ApiProperty({ type: String, format: 'date', example: '2026-12-04' })
  expectedTo: string;
}

/** When an order of now arrives, in each zone. */
export class DeliveryDto {
  /** The zones; each province is in one of them. */
  @ApiProperty({ type: () => [DeliveryZoneDto] })
  zones: DeliveryZoneDto[];

  /** Until when these days stay: from this cut-off on an order leaves a working day later. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-30T08:00:00.000Z' })
  changesAt: string;
}
