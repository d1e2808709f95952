import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '../../../common/language';
import { AuditEventDto } from '../../audit-events/dto/audit-event.dto';
import { SessionDto } from '../../auth/dto/sessions.dto';
import { CustomerDto } from '../../customers/dto/customer.dto';
import { OrderChangeDto, OrderDto } from '../../orders/dto/order.dto';
import { ExchangeDto } from '../../orders/exchanges/dto/exchange.dto';
import { ReturnDto } from '../../orders/returns/dto/return.dto';
import { ExportedMoneyDto, PaymentAttemptDto, RefundDto } from '../../payments/dto/payment.dto';
import { SizeWaitDto } from '../../products/back-in-stock/dto/size-wait.dto';

/** An order with its history, its size exchanges and its returns. */
export class ExportedOrderDto {
  /** The order. */
  @ApiProperty({ type: () => OrderDto })
  order: OrderDto;

  /** The changes of its status, oldest first; empty for a cart. */
  @ApiProperty({ type: () => [OrderChangeDto] })
  history: OrderChangeDto[];

  /** The size exchanges of its lines, oldest first. */
  @ApiProperty({ type: () => [ExchangeDto] })
  exchanges: ExchangeDto[];

  /** The returns of its pairs, oldest first. */
  @ApiProperty({ type: () => [ReturnDto] })
  returns: ReturnDto[];

  /** The attempts to pay it, oldest first. */
  @ApiProperty({ type: () => [PaymentAttemptDto] })
  attempts: PaymentAttemptDto[];

  /** The money that came for it with its texts, oldest first. */
  @ApiProperty({ type: () => [ExportedMoneyDto] })
  received: ExportedMoneyDto[];

  /** The refunds, oldest first. */
  @ApiProperty({ type: () => [RefundDto] })
  refunds: RefundDto[];
}

/** All data of a person. */
export class PersonalDataDto {
  /** When the data was collected. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  exportedAt: string;

  /** The profile. */
  @ApiProperty({ type: () => CustomerDto })
  customer: CustomerDto;

  /** Language of the shop's mails; null when unknown, so that mails contain both languages. */
  @ApiProperty({ enum: ['en', 'vi'], nullable: true, example: 'vi' })
  language: Language | null;

  /** Orders with their lines, newest first, including the cart. */
  @ApiProperty({ type: () => [ExportedOrderDto] })
  orders: ExportedOrderDto[];

  /** Waits for sold-out sizes, open or recently notified, oldest first. */
  @ApiProperty({ type: () => [SizeWaitDto] })
  sizeWaits: SizeWaitDto[];

  /** The ids of the products that the customer has marked, the latest mark first. */
  @ApiProperty({ type: [String], example: ['66f0c1a2b3c4d5e6f7a8b9c0'] })
  favourites: string[];

  /** Active sign-ins, most recently used first. */
  @ApiProperty({ type: () => [SessionDto] })
  sessions: SessionDto[];

  /** The account's events, newest first. */
  @ApiProperty({ type: () => [AuditEventDto] })
  events: AuditEventDto[];
}
