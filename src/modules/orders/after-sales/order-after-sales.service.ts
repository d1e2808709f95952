import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StockLine } from '../../products/inventory/stock.service';
import { ExchangesRepository } from '../exchanges/exchanges.repository';
import type { StoredOrder } from '../orders.repository';
import { ReturnsRepository } from '../returns/returns.repository';
import { isOpen } from './after-sale-status';
import { heldLines, type AfterSalesOfOrder } from './held-lines';

/** The exchanges and returns of an order, for all who change it. */
@Injectable()
export class OrderAfterSales {
  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly returns: ReturnsRepository,
  ) {}

  /** Those of an order, oldest first. */
  async find(orderId: string, manager?: EntityManager): Promise<AfterSalesOfOrder> {
    const exchanges = await this.exchanges.findOfOrder(orderId, manager);
    return { exchanges, returns: await this.returns.findOfOrder(orderId, manager) };
  }

  /** The pairs that an order holds, and in which sizes. */
  async heldLines({ id, items }: StoredOrder, manager: EntityManager): Promise<StockLine[]> {
    return heldLines(items, await this.find(id, manager));
  }

  /** Which of them pairs of an order are on their way for; null when none are. */
  async openKind(orderId: string, manager: EntityManager): Promise<'exchange' | 'return' | null> {
    const { exchanges, returns } = await this.find(orderId, manager);
    if (exchanges.some(({ status }) => isOpen(status))) return 'exchange';
    return returns.some(({ status }) => isOpen(status)) ? 'return' : null;
  }

  async hasOpenReturn(orderId: string, manager: EntityManager): Promise<boolean> {
    return (await this.returns.findOfOrder(orderId, manager)).some(({ status }) => isOpen(status));
  }

  async hasOpen(orderId: string, manager: EntityManager): Promise<boolean> {
    return (await this.openKind(orderId, manager)) !== null;
  }

  /** How many wait for staff, of each kind. */
  async countOpen(): Promise<{ exchanges: number; returns: number }> {
    const [exchanges, returns] = await Promise.all([this.exchanges.countOpen(), this.returns.countOpen()]);
    return { exchanges, returns };
  }

  /** Removes what people wrote about those of an order. */
  async forgetWords(orderId: string, manager: EntityManager): Promise<void> {
    await this.exchanges.forgetReasons(orderId, manager);
    await this.returns.forgetWords(orderId, manager);
  }
}
