import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StockService } from '../products/inventory/stock.service';
import { isOpen } from './exchanges/exchange-status';
import { ExchangeDto } from './exchanges/dto/exchange.dto';
import { OrderNotesRepository } from './notes/order-notes.repository';
import { ExchangesRepository } from './exchanges/exchanges.repository';
import { OrderChangeDto, type OrderDto } from './dto/order.dto';
import { OrderView } from './order-view';
import { isMoneyHere, searchTextOf, withoutReceiver } from './order-factory';
import { ORDER_STATUS } from './order-status';
import { OrdersRepository } from './orders.repository';

interface ExportedOrder {
  order: OrderDto;
  history: OrderChangeDto[];
  exchanges: ExchangeDto[];
}

/** The personal data in a customer's orders: listed for an export, and erased. */
@Injectable()
export class OrderPersonalDataService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly view: OrderView,
    private readonly exchanges: ExchangesRepository,
    private readonly notes: OrderNotesRepository,
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
   * Removes the person from their orders, and deletes their cart. Staff's notes go. Lines, totals, dates and statuses stay: the
   * books need no more. An order that is still to be delivered keeps its receiver until it is completed or
   * canceled, one with a pair that is being exchanged until that has ended, and one whose money is to go back until it
   * went. A cart that money came for stays, as its money does.
   * @param manager the open transaction, which has written the account already: no new cart can come
   * @returns how many orders are still to be delivered, have a pair that is being exchanged, or money that is to go back
   */
  async forgetOwner(customerId: string, manager: EntityManager): Promise<number> {
    await this.orders.deleteCart(customerId, manager);
    let open = 0;
    const ownerErasedAt = new Date();
    const cart = await this.orders.lockCart(customerId, manager);
    if (cart) {
      if (isMoneyHere(cart, 'cart')) open += 1;
      await this.orders.update(cart.id, { ...withoutReceiver(cart), ownerErasedAt }, manager);
    }
    const traces = await this.orders.findTraces(customerId, manager);
    await this.notes.deleteOf(
      traces.map(({ id }) => id),
      manager,
    );
    for (const order of traces) {
      const exchanges = await this.exchanges.findOfOrder(order.id, manager);
      await this.exchanges.forgetReasons(order.id, manager);
      const isExchanging = exchanges.some(({ status }) => isOpen(status));
      const isClosed = order.deletedAt !== null || ORDER_STATUS[order.status].isClosed;
      const isReturning = order.deletedAt === null && isMoneyHere(order, order.status);
      const isDone = isClosed && !isExchanging && !isReturning;
      if (!isDone) open += 1;
      const values = isDone ? withoutReceiver(order) : { searchText: searchTextOf(order, '') };
      await this.orders.update(order.id, { ...values, ownerErasedAt }, manager);
    }
    return open;
  }
}
