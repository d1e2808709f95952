/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ExchangeDto } from './exchangeDto';
import type { OrderLineKeyDto } from './orderLineKeyDto';

export interface OrderExchangesDto {
  /** The exchanges, oldest first. */
  exchanges: ExchangeDto[];
  /** The lines of which a pair can be exchanged now. */
  lines: OrderLineKeyDto[];
  /**
   * Until when pairs can be exchanged; null when they cannot.
   * @nullable
   */
  until: string | null;
}
