import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressIn } from '../../common/language';
import { Config } from '../../config/config';
import { findRecipient } from '../../mail/find-recipient';
import { MailsService } from '../../mail/mails.service';
import type { OrderDto, TransferDto } from './dto/order.dto';
import { orderMessage, type OrderEvent } from './order-message';
import type { Order } from './order.entity';
import { OrdersRepository } from './orders.repository';
import { amountDue, sumsOf } from './payments/payment-state';
import { transferOf } from './payments/transfers.service';

/** Tells customers what becomes of their orders, in the transaction that changes them (rule O15). */
@Injectable()
export class OrderMails {
  constructor(
    private readonly mails: MailsService,
    private readonly orders: OrdersRepository,
    private readonly config: Config,
  ) {}

  /**
   * Writes the mail to the outbox. An erased customer gets none.
   * @param amount what went back, in whole dong
   */
  async tell(
    { customerId, paymentReference }: Pick<Order, 'customerId' | 'paymentReference'>,
    event: OrderEvent,
    order: OrderDto,
    manager: EntityManager,
    amount?: number,
  ): Promise<void> {
    const reader = await findRecipient(customerId, manager);
    if (reader === null) return;
    const { publicUrl, shopTimezone: timeZone } = this.config;
    const isOpen = event === 'placed' || event === 'pending';
    const transfer =
      isOpen && order.payment === 'QR' ? await this.transferFor(order, paymentReference, manager) : undefined;
    const link = publicUrl + addressIn(reader.language, `/profile?active=order&order=${order._id}`);
    const message = orderMessage(reader, event, order, { link, publicUrl, timeZone, transfer, amount });
    await this.mails.send(customerId, [message], manager);
  }

  private async transferFor(
    order: OrderDto,
    reference: string | null,
    manager: EntityManager,
  ): Promise<TransferDto | undefined> {
    const { bank } = this.config;
    if (!bank || !reference) return undefined;
    const returning = await this.orders.sumReturning(order._id, manager);
    const amount = amountDue({ ...sumsOf(order), returning });
    return amount > 0 ? transferOf(amount, reference, bank) : undefined;
  }
}
