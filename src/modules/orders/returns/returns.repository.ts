import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { offsetOf } from '../../../database/page-of';
import { OPEN_RETURN_STATUSES, type ReturnStatus } from '../after-sales/after-sale-status';
import { OrderItem } from '../order-item.entity';
import { Return } from './return.entity';

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

/** The queries on returns. Their order's lock guards what is written. */
@Injectable()
export class ReturnsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Return | null> {
    return manager.findOneBy(Return, { id });
  }

  /** The returns of an order, oldest first. */
  findOfOrder(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<Return[]> {
    return this.findOfOrders([orderId], manager);
  }

  /** The returns of orders, oldest first. */
  findOfOrders(orderIds: string[], manager: EntityManager = this.dataSource.manager): Promise<Return[]> {
    return manager.find(Return, { where: { orderId: In(orderIds) }, order: OLDEST_FIRST });
  }

  /** The lines of orders that returns are of, by their ids. */
  async findItems(returns: readonly Return[]): Promise<Map<string, OrderItem>> {
    const ids = returns.flatMap(({ lines }) => lines.map(({ itemId }) => itemId));
    const items = await this.dataSource.manager.findBy(OrderItem, { id: In(ids) });
    return new Map(items.map((item) => [item.id, item]));
  }

  /** A page of the returns of these statuses, those that wait longest first, and how many there are. */
  async findPage(
    statuses: readonly ReturnStatus[],
    { page, limit }: { page: number; limit: number },
  ): Promise<{ returns: Return[]; total: number }> {
    const [returns, total] = await this.dataSource.manager.findAndCount(Return, {
      where: { status: In(statuses) },
      order: OLDEST_FIRST,
      skip: offsetOf(page, limit),
      take: limit,
    });
    return { returns, total };
  }

  /** How many returns wait for staff. */
  countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(Return, { status: In(OPEN_RETURN_STATUSES) });
  }

  /** Ids of the approved returns whose pairs did not arrive in time. */
  async findOverdue(now: Date): Promise<string[]> {
    const where = { status: 'approved' as const, sendBy: LessThanOrEqual(now) };
    const overdue = await this.dataSource.manager.find(Return, { select: { id: true }, where });
    return overdue.map(({ id }) => id);
  }

  async insert(one: Return, manager: EntityManager): Promise<void> {
    await manager.insert(Return, one);
  }

  async update(id: string, values: Partial<Return>, manager: EntityManager): Promise<void> {
    await manager.update(Return, { id }, values);
  }

  /** Removes what customer and staff wrote of the returns of an order. */
  async forgetWords(orderId: string, manager: EntityManager): Promise<void> {
    await manager.update(Return, { orderId }, { note: null, reason: null });
  }
}
