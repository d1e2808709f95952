import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { AuditTrail } from '../../../audit/audit-trail';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner } from '../../../database/transaction-runner';
import type { OrderDto } from '../dto/order.dto';
import { OrderAccess } from '../order-access';
import { showPlaced, OrderView } from '../order-view';
import { ORDER_STATUS } from '../order-status';
import type { InvoiceBuyer } from '../order.entity';
import { OrdersRepository } from '../orders.repository';
import type { IssuedInvoiceDto } from './dto/invoice.dto';

/** Whom an order's invoice names, and which one was issued; the invoice itself is made by its provider (rule C18). */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly view: OrderView,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Saves whom the invoice of one's own cart or order names; null: the receiver.
   * @throws as `OrderAccess.lockOwn`, and Refusal (409) once the invoice is issued
   */
  saveBuyer(id: string, user: AuthenticatedUser, buyer: InvoiceBuyer | null): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lockOwn(id, user, manager);
      if (order.invoiceNumber !== null) throw httpError(409, 'invoice.issued');
      const saved = await this.orders.update(id, { invoiceBuyer: buyer }, manager);
      return this.view.show({ ...order, ...saved }, manager);
    });
  }

  /**
   * Notes the invoice that staff issued, or another in its place; the audit trail tells who did, and the former number.
   * @throws Refusal (404) when there is no such order; Refusal (409) when it was not sent and has no invoice
   */
  recordIssued(id: string, { number, url }: IssuedInvoiceDto, by: AuthenticatedUser): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(id, manager);
      if (!ORDER_STATUS[order.status].isSent && order.invoiceNumber === null)
        throw httpError(409, 'invoice.not-due');
      const saved = await this.orders.update(id, { invoiceNumber: number, invoiceUrl: url ?? null }, manager);
      const { customerId: subjectId, invoiceNumber: former } = order;
      const details = {
        orderId: id,
        ...(former === null ? { invoice: number } : { from: former, to: number }),
      };
      await this.trail.record({ action: 'account-invoice-recorded', subjectId, by, details }, manager);
      return showPlaced({ ...order, ...saved });
    });
  }
}
