import { Injectable } from '@nestjs/common';
import { Config, type DayRange } from '../../../config/config';
import type { DeliveryDto } from '../dto/delivery.dto';
import { estimateDelivery, nextCutOff, type WorkCalendar } from './delivery-estimate';
import { zoneFor, zonesOf, type Zone } from './delivery-zones';

/** When orders arrive (rule J11). */
@Injectable()
export class DeliveryService {
  private readonly zones: readonly Zone[];

  /** @throws ConfigError when SHOP_DELIVERY names a place that is no province */
  constructor(private readonly config: Config) {
    this.zones = zonesOf(config.delivery.zones);
  }

  /** The days on which an order of this moment arrives at an address. */
  expectedAt(address: string, placedAt: Date): DayRange {
    return estimateDelivery(placedAt, zoneFor(address, this.zones).days, this.calendar);
  }

  /** The same for each zone. */
  estimates(now: Date = new Date()): DeliveryDto {
    const { calendar } = this;
    return {
      zones: this.zones.map(({ kind, provinces, days }) => {
        const { from: expectedFrom, to: expectedTo } = estimateDelivery(now, days, calendar);
        return { kind, provinces: [...provinces], expectedFrom, expectedTo };
      }),
      changesAt: nextCutOff(now, calendar).toISOString(),
    };
  }

  private get calendar(): WorkCalendar {
    return { ...this.config.delivery, timezone: this.config.shopTimezone };
  }
}
