import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { insertRows } from '../../database/lean';
import { OrderChange } from './order-change.entity';

/** Every query on the changes that orders went through. */
@Injectable()
export class OrderHistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes changes down, in one statement, beside the change itself. */
  async add(changes: OrderChange[], manager: EntityManager): Promise<void> {
    await insertRows(manager, OrderChange, changes);
  }

  /** The changes of an order, first to last; none for a cart. */
  async find(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<OrderChange[]> {
    return manager.find(OrderChange, { where: { orderId }, order: { revision: 'ASC' } });
  }
}
