import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { offsetOf } from '../../../database/page-of';
import type { OrderItem } from '../order-item.entity';
import { OPEN_STATUSES, type ExchangeStatus } from '../after-sales/after-sale-status';
import { Exchange } from './exchange.entity';

/** An exchange with the line that it is of. */
export type StoredExchange = Exchange & { item: OrderItem };

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

/** The queries on exchanges. Their order's lock guards what is written. */
@Injectable()
export class ExchangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<StoredExchange | null> {
    return manager.findOne(Exchange, { where: { id }, relations: { item: true } }) as never;
  }

  /** The exchanges of an order, oldest first. */
  findOfOrder(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<StoredExchange[]> {
    return this.findOfOrders([orderId], manager);
  }

  /** The exchanges of orders, oldest first. */
  findOfOrders(
    orderIds: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredExchange[]> {
    const where = { orderId: In(orderIds) };
    return manager.find(Exchange, { where, relations: { item: true }, order: OLDEST_FIRST }) as never;
  }

  /** A page of the exchanges of these statuses, those that wait longest first, and how many there are. */
  async findPage(
    statuses: readonly ExchangeStatus[],
    { page, limit }: { page: number; limit: number },
  ): Promise<{ exchanges: StoredExchange[]; total: number }> {
    const [exchanges, total] = await this.dataSource.manager.findAndCount(Exchange, {
      where: { status: In(statuses) },
      relations: { item: true },
      order: OLDEST_FIRST,
      skip: offsetOf(page, limit),
      take: limit,
    });
    return { exchanges: exchanges as StoredExchange[], total };
  }

  /** How many exchanges wait for staff. */
  countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(Exchange, { status: In(OPEN_STATUSES) });
  }

  /** Ids of the open exchanges whose pair is no longer to be kept. */
  async findOverdue(now: Date): Promise<string[]> {
    const where = { status: In(OPEN_STATUSES), heldUntil: LessThanOrEqual(now) };
    const overdue = await this.dataSource.manager.find(Exchange, { select: { id: true }, where });
    return overdue.map(({ id }) => id);
  }

  async insert({ item: _item, ...exchange }: StoredExchange, manager: EntityManager): Promise<void> {
    await manager.insert(Exchange, exchange);
  }

  /** Removes what staff wrote of the exchanges of an order. */
  async forgetReasons(orderId: string, manager: EntityManager): Promise<void> {
    await manager.update(Exchange, { orderId }, { reason: null });
  }

  async update(id: string, values: Partial<Exchange>, manager: EntityManager): Promise<void> {
    await manager.update(Exchange, { id }, values);
  }
}
