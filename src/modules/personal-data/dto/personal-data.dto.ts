import { ApiProperty } from '@nestjs/swagger';
import { CurrentPassword } from '../../../common/auth/current-password.decorator';
import { AuditEventDto } from '../../audit-events/dto/audit-event.dto';
import { SessionDto } from '../../auth/dto/sessions.dto';
import { CustomerDto } from '../../customers/dto/customer.dto';
import { OrderChangeDto } from '../../orders/dto/order-history.dto';
import { OrderDto } from '../../orders/dto/order.dto';
import type { PersonalData } from '../personal-data.service';

/** The password that the person has. */
export class CurrentPasswordDto {
  /** The password as it is now. */
  @CurrentPassword()
  currentPassword: string;
}

/** An order with all it went through. */
export class ExportedOrderDto {
  /** The order. */
  @ApiProperty({ type: () => OrderDto })
  order: OrderDto;

  /** The changes of its status, first to last; none while it is a cart. */
  @ApiProperty({ type: () => [OrderChangeDto] })
  history: OrderChangeDto[];
}

/** All that the shop knows of a person. */
export class PersonalDataDto {
  /** When this was put together. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  exportedAt: string;

  /** The profile. */
  @ApiProperty({ type: () => CustomerDto })
  customer: CustomerDto;

  /** The orders with their lines, newest first, the cart included. */
  @ApiProperty({ type: () => [ExportedOrderDto] })
  orders: ExportedOrderDto[];

  /** The sign-ins that live, the last used first. */
  @ApiProperty({ type: () => [SessionDto] })
  sessions: SessionDto[];

  /** What was done to the account, newest first. */
  @ApiProperty({ type: () => [AuditEventDto] })
  events: AuditEventDto[];

  /** Gives the data the shape they have on the wire. */
  static from({ customer, orders, sessions, events }: PersonalData): PersonalDataDto {
    return {
      exportedAt: new Date().toISOString(),
      customer: CustomerDto.from(customer),
      orders: orders.map(({ order, history }) => ({
        order: OrderDto.from(order),
        history: history.map((change) => OrderChangeDto.from(change)),
      })),
      sessions: sessions.map((session) => SessionDto.from(session)),
      events: events.map((event) => AuditEventDto.from(event)),
    };
  }
}
