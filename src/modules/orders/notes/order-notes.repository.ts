import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { OrderNote } from './order-note.entity';

/** The queries on notes. */
@Injectable()
export class OrderNotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The notes of an order, oldest first. */
  findOfOrder(orderId: string): Promise<OrderNote[]> {
    return this.dataSource.manager.find(OrderNote, {
      where: { orderId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  count(orderId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(OrderNote, { orderId });
  }

  async insert(note: OrderNote, manager: EntityManager): Promise<void> {
    await manager.insert(OrderNote, note);
  }

  /** Removes the notes of orders whose owner is erased: they speak of a person. */
  async deleteOf(orderIds: string[], manager: EntityManager): Promise<void> {
    await manager.delete(OrderNote, { orderId: In(orderIds) });
  }
}
