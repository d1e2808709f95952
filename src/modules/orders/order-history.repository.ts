import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { groupBy } from '../../common/group-by';
import { OrderChange } from './order-change.entity';

/** Every query on the changes that orders went through. */
@Injectable()
export class OrderHistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes changes down, in one statement, beside the change itself. */
  async add(changes: OrderChange[], manager: EntityManager): Promise<void> {
    if (changes.length > 0) await manager.insert(OrderChange, changes);
  }

  /** The changes of several orders by their ids, each first to last. */
  async findOfOrders(orderIds: string[]): Promise<Map<string, OrderChange[]>> {
    if (orderIds.length === 0) return new Map();
    const where = { orderId: In(orderIds) };
    const changes = await this.dataSource.manager.find(OrderChange, { where, order: { revision: 'ASC' } });
    return groupBy(changes, ({ orderId }) => orderId);
  }

  /** The changes of an order, first to last; none for a cart. */
  async find(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<OrderChange[]> {
    return manager.find(OrderChange, { where: { orderId }, order: { revision: 'ASC' } });
  }
}
