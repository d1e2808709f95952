import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '../../../common/language';
import { AuditEventDto } from '../../audit-events/dto/audit-event.dto';
import { SessionDto } from '../../auth/dto/sessions.dto';
import { CustomerDto } from '../../customers/dto/customer.dto';
import { OrderChangeDto, OrderDto } from '../../orders/dto/order.dto';
import { ExchangeDto } from '../../orders/exchanges/dto/exchange.dto';
import { SizeWaitDto } from '../../products/back-in-stock/dto/size-wait.dto';

/** An order with its history and its exchanges of size. */
export class ExportedOrderDto {
  /** The order. */
  @ApiProperty({ type: () => OrderDto })
  order: OrderDto;

  /** The changes of its status, oldest first; empty for a cart. */
  @ApiProperty({ type: () => [OrderChangeDto] })
  history: OrderChangeDto[];

  /** The exchanges of its pairs, oldest first. */
  @ApiProperty({ type: () => [ExchangeDto] })
  exchanges: ExchangeDto[];
}

/** All data of a person. */
export class PersonalDataDto {
  /** When the data was collected. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  exportedAt: string;

  /** The profile. */
  @ApiProperty({ type: () => CustomerDto })
  customer: CustomerDto;

  /** The language in which the shop writes mails to them; null: in both, since none is known. */
  @ApiProperty({ enum: ['en', 'vi'], nullable: true, example: 'vi' })
  language: Language | null;

  /** The orders with their lines, newest first, with the cart. */
  @ApiProperty({ type: () => [ExportedOrderDto] })
  orders: ExportedOrderDto[];

  /** The sizes that they wait for, or were told of lately, oldest first. */
  @ApiProperty({ type: () => [SizeWaitDto] })
  sizeWaits: SizeWaitDto[];

  /** The live sign-ins, the last used first. */
  @ApiProperty({ type: () => [SessionDto] })
  sessions: SessionDto[];

  /** The account's events, newest first. */
  @ApiProperty({ type: () => [AuditEventDto] })
  events: AuditEventDto[];
}
