import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { OrderPaymentsService, type PayableOrder } from '../orders/payments/order-payments.service';
import { amountDue } from '../orders/payments/payment-state';
import { PaymentsRepository } from './payments.repository';
import { ReconciliationService } from './reconciliation.service';

/** An order as a carrier's statement sees it; sums in whole dong. */
export interface CarriedOrder {
  readonly order: PayableOrder;
  /** What is still to be paid. */
  readonly due: number;
  /** What staff have recorded by hand. */
  readonly byHand: number;
  readonly isOwn: boolean;
}

/** The cash of orders that carriers pay over. */
@Injectable()
export class CarrierMoneyService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly reconciliation: ReconciliationService,
  ) {}

  /** An order, locked until the transaction ends; null when it was deleted. */
  async open(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<CarriedOrder | null> {
    const order = await this.orders.lock(id, manager);
    if (!order) return null;
    const byHand = await this.payments.sumByHand(id, manager);
    return { order, byHand, due: amountDue(order), isOwn: order.customerId === user._id };
  }

  /** Records what was still due of an order as received. */
  async receive(
    { order, due }: CarriedOrder,
    user: AuthenticatedUser,
    { shipmentId, note, paidAt }: { shipmentId: string; note: string; paidAt: Date },
    manager: EntityManager,
  ): Promise<void> {
    const transactionId = `cod-${shipmentId}`;
    await this.reconciliation.addByHand(order, user, { amount: due, note }, manager, {
      transactionId,
      paidAt,
    });
  }
}
