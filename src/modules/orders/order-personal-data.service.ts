import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StockService } from '../products/inventory/stock.service';
import { OrderAfterSales } from './after-sales/order-after-sales.service';
import { ExchangeDto } from './exchanges/dto/exchange.dto';
import type { ReturnDto } from './returns/dto/return.dto';
import { ReturnsService } from './returns/returns.service';
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
  returns: ReturnDto[];
}

/** The personal data in a customer's orders: listed for an export, and erased. */
@Injectable()
export class OrderPersonalDataService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly view: OrderView,
    private readonly exchanges: ExchangesRepository,
    private readonly returns: ReturnsService,
    private readonly afterSales: OrderAfterSales,
    private readonly notes: OrderNotesRepository,
    private readonly stock: StockService,
  ) {}

  /** A customer's orders with their lines, histories, exchanges and returns, newest first, the cart included. */
  async listAll(customerId: string): Promise<ExportedOrder[]> {
    const orders = await this.orders.findAll(customerId);
    const ids = orders.map(({ id }) => id);
    const changes = await this.orders.findChanges(ids);
    const exchanges = await this.exchanges.findOfOrders(ids);
    const returnsOf = await this.returns.listOfOrders(ids);
    const nameOf = await this.stock.findColorNames(exchanges.map(({ item }) => item));
    return Promise.all(
      orders.map(async (order) => ({
        order: await this.view.show(order),
        history: (changes.get(order.id) ?? []).map((change) => OrderChangeDto.from(change, customerId)),
        exchanges: exchanges
          .filter(({ orderId }) => orderId === order.id)
          .map((one) => ExchangeDto.from(one, nameOf(one.item))),
        returns: returnsOf(order.id),
      })),
    );
  }

  /**
   * Removes the person from their orders, and deletes their cart. Staff's notes go. Lines, totals, dates and statuses stay: the
   * books need no more. An order that is still to be delivered keeps its receiver until it is completed or
   * canceled, one with a pair that is being exchanged or returned until that has ended, and one whose money is to go back until it
   * went. A cart that money came for stays, as its money does.
   * @param manager the open transaction, which has written the account already: no new cart can come
   * @returns how many orders are still to be delivered, have a pair that is being exchanged or returned, or money that is to go back
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
      await this.afterSales.forgetWords(order.id, manager);
      const isOpen = await this.afterSales.hasOpen(order.id, manager);
      const isClosed = order.deletedAt !== null || ORDER_STATUS[order.status].isClosed;
      const isReturning = order.deletedAt === null && isMoneyHere(order, order.status);
      const isDone = isClosed && !isOpen && !isReturning;
      if (!isDone) open += 1;
      const values = isDone ? withoutReceiver(order) : { searchText: searchTextOf(order, '') };
      await this.orders.update(order.id, { ...values, ownerErasedAt }, manager);
    }
    return open;
  }
}
