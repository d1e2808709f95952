import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey, StockService, type Sellable } from '../../products/inventory/stock.service';
import { snapshotOf, staleFields } from '../order-factory';
import type { OrderItem } from '../order-item.entity';
import { OrdersRepository } from '../orders.repository';

/** A line of a cart: as it is stored, as it is today, and its size. */
export interface CurrentLine {
  stored: OrderItem;
  item: OrderItem;
  sellable: Sellable;
}

/**
 * The lines of a cart as they are today, and the stored ones to be deleted: those of shoes that are no longer sold, and
 * those that a renamed colour made the same as an earlier line, which then has both quantities.
 */
export interface CurrentLines {
  lines: CurrentLine[];
  gone: OrderItem[];
}

/** Brings the lines of carts up to date with the catalogue. */
@Injectable()
export class CartLines {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: StockService,
  ) {}

  /** Looks the lines up in the catalogue, all in one query. */
  async find(items: OrderItem[], manager?: EntityManager): Promise<CurrentLines> {
    return currentLinesOf(items, await this.stock.findSellables(items, manager));
  }

  /** Stores the lines as they are today, and removes those that are gone. */
  async save({ lines, gone }: CurrentLines, manager: EntityManager): Promise<void> {
    // Deleted first: a renamed line may get the same unique key as a deleted one.
    await this.orders.deleteItems(
      gone.map(({ id }) => id),
      manager,
    );
    for (const { stored, item } of lines) {
      const changed = staleFields(stored, item);
      if (Object.keys(changed).length > 0) await this.orders.updateItem(item.id, changed, manager);
    }
  }
}

/** @param sellables by `lineKey` */
export function currentLinesOf(items: OrderItem[], sellables: Map<string, Sellable>): CurrentLines {
  const bySize = new Map<string, CurrentLine>();
  const gone: OrderItem[] = [];
  for (const stored of items) {
    const sellable = sellables.get(lineKey(stored));
    const same = sellable && bySize.get(sellable.sizeId);
    if (same) same.item.quantity += stored.quantity;
    if (!sellable || same) gone.push(stored);
    else bySize.set(sellable.sizeId, { stored, item: { ...stored, ...snapshotOf(sellable) }, sellable });
  }
  return { lines: [...bySize.values()], gone };
}
