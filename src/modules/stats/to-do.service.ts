import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { MailsService } from '../../mail/mails.service';
import { StaffOrdersService } from '../orders/staff/staff-orders.service';
import { PaymentListsService } from '../payments/payment-lists.service';
import { LowStockService } from '../products/inventory/low-stock.service';
import type { ToDoDto } from './dto/to-do.dto';

/** What waits for staff: a number for each list of the back-office (rule D5). */
@Injectable()
export class ToDoService {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly payments: PaymentListsService,
    private readonly lowStock: LowStockService,
    private readonly mails: MailsService,
  ) {}

  /** The numbers of now, as far as the caller's role goes. */
  async count({ role }: AuthenticatedUser): Promise<ToDoDto> {
    const [orders, money, sizesRunningOut, mailsFailing] = await Promise.all([
      this.orders.countToDo(),
      this.payments.figures(),
      this.lowStock.count(),
      role === 'manager' ? this.mails.countFailing() : null,
    ]);
    return {
      ordersToConfirm: orders.toConfirm,
      newestOrderAt: orders.newestPlacedAt?.toISOString() ?? null,
      ordersToPack: orders.toPack,
      ordersToHandOver: orders.toHandOver,
      ordersToCollect: money.toCollect.orders,
      paymentsToLookAt: money.toLookAt,
      refundsDue: money.refundsDue.orders,
      exchangesOpen: orders.exchanges,
      returnsOpen: orders.returns,
      invoicesDue: orders.invoicesDue,
      mailsFailing,
      sizesRunningOut,
    };
  }
}
