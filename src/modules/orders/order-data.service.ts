import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StockService } from '../products/inventory/stock.service';
import { isOpen } from './exchanges/exchange-status';
import { ExchangeDto } from './exchanges/dto/exchange.dto';
import { ExchangesRepository } from './exchanges/exchanges.repository';
import { OrderChangeDto, type OrderDto } from './dto/order.dto';
import { OrderView } from './order-view';
import { ERASED_RECEIVER, searchTextOf } from './order-factory';
import { ORDER_STATUS } from './order-status';
import { OrdersRepository } from './orders.repository';

interface ExportedOrder {
  order: OrderDto;
  history: OrderChangeDto[];
  exchanges: ExchangeDto[];
}

/** The personal data in a customer's orders: listed for an export, and erased. */
@Injectable()
export class OrderDataService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly view: OrderView,
    private readonly exchanges: ExchangesRepository,
    private readonly stock: StockService,
  ) {}

  /** A customer's orders with their lines, histories and exchanges, newest first, the cart included. */
  async listAll(customerId: string): Promise<ExportedOrder[]> {
    const orders = await this.orders.findAll(customerId);
    const ids = orders.map(({ id }) => id);
    const changes = await this.orders.findChanges(ids);
    const exchanges = await this.exchanges.findOfOrders(ids);
    const nameOf = await this.stock.findColorNames(exchanges.map(({ item }) => item));
    return Promise.all(
      orders.map(async (order) => ({
        order: await this.view.show(order),
        history: (changes.get(order.id) ?? []).map((change) => OrderChangeDto.from(change, customerId)),
        exchanges: exchanges
          .filter(({ orderId }) => orderId === order.id)
          .map((one) => ExchangeDto.from(one, nameOf(one.item))),
      })),
    );
  }

  /**
   * Removes the person from their orders, and deletes their cart. Lines, totals, dates and statuses stay: the
   * books need no more. An order that is still to be delivered keeps its receiver until it is completed or
   * canceled, and one with a pair that is being exchanged until that has ended.
   * @param manager the open transaction, which has written the account already: no new cart can come
   * @returns how many orders are still to be delivered, or have a pair that is being exchanged
   */
  async forgetOwner(customerId: string, manager: EntityManager): Promise<number> {
    await this.orders.deleteCart(customerId, manager);
    let open = 0;
    const ownerErasedAt = new Date();
    for (const order of await this.orders.findTraces(customerId, manager)) {
      const exchanges = await this.exchanges.findOfOrder(order.id, manager);
      await this.exchanges.forgetReasons(order.id, manager);
      const isExchanging = exchanges.some(({ status }) => isOpen(status));
      const isDone = (order.deletedAt !== null || ORDER_STATUS[order.status].isClosed) && !isExchanging;
      if (!isDone) open += 1;
      const values = isDone ? ERASED_RECEIVER : { searchText: searchTextOf(order, '') };
      await this.orders.update(order.id, { ...values, ownerErasedAt }, manager);
    }
    return open;
  }
}
