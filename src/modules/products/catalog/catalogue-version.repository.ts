import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { afterCommit } from '../../../database/transaction-runner';
import { CATALOGUE_STATE_ID, CatalogueEntry, CatalogueState } from './catalogue.entity';
import { CatalogueFreshness } from './catalogue-freshness';
import { OPTION_NAMES, type OptionName } from '../product-fields';
import { Product, ProductColor, ProductSize, ProductState } from '../product.entity';
import type { StockChange } from '../inventory/stock-line';

/**
 * Keeps the data for searching, filtering and counting in step with the products. Every write that changes a
 * filter's results or their order increments the catalogue's version, in its own transaction. Increment after
 * the last write to a product: it locks the version's row until the commit.
 */
@Injectable()
export class CatalogueVersion {
  constructor(private readonly freshness: CatalogueFreshness) {}

  /** Call after creating, editing or deleting products. Reads their current rows. */
  async increment(productIds: string[], manager: EntityManager): Promise<void> {
    // Also without product ids: the stock of a size has changed.
    afterCommit(manager, () => this.freshness.raise());
    const ids = [...new Set(productIds)].sort();
    if (ids.length === 0) return;
    const version = await this.next(manager);
    await manager.upsert(CatalogueEntry, await this.derive(ids, version, manager), ['productId']);
  }

  /**
   * Call after stock changes, with one change per size. Increments the version if a size went out of stock or
   * came back. The changes must already be written in this transaction.
   */
  async incrementIfCrossed(moves: StockChange[], manager: EntityManager): Promise<void> {
    const known = moves.filter(({ crossesZero }) => crossesZero);
    const found = await this.findCrossed(
      moves.filter(({ crossesZero }) => crossesZero === undefined),
      manager,
    );
    await this.increment(
      [...known, ...found].map(({ productId }) => productId),
      manager,
    );
  }

  private async findCrossed(moves: StockChange[], manager: EntityManager): Promise<StockChange[]> {
    if (moves.length === 0) return [];
    const rows = await manager.find(ProductSize, {
      select: { id: true, quantity: true },
      where: { id: In(moves.map(({ sizeId }) => sizeId)) },
    });
    const left = new Map(rows.map(({ id, quantity }) => [id, quantity]));
    return moves.filter(({ sizeId, change }) => {
      const after = left.get(sizeId);
      return after !== undefined && change !== 0 && after > 0 !== after - change > 0;
    });
  }

  private async next(manager: EntityManager): Promise<number> {
    const state = { id: CATALOGUE_STATE_ID };
    await manager.increment(CatalogueState, state, 'version', 1);
    return (await manager.findOneByOrFail(CatalogueState, state)).version;
  }

  private async derive(ids: string[], version: number, manager: EntityManager): Promise<CatalogueEntry[]> {
    const products = await manager.findBy(Product, { id: In(ids) });
    const shown = await manager.findBy(ProductState, { productId: In(ids), deletedAt: IsNull() });
    const colors = await manager.find(ProductColor, {
      where: { productId: In(ids) },
      order: { position: 'ASC' },
    });
    const left = await manager.findBy(ProductSize, {
      colorId: In(colors.map(({ id }) => id)),
      quantity: MoreThan(0),
    });
    return products.map(({ id, price, importAt, searchName, ...product }) => {
      const own = colors.filter(({ productId }) => productId === id);
      const sizesOf = (ids: string[]): string => {
        const sizes = left.filter(({ colorId }) => ids.includes(colorId)).map(({ size }) => size);
        return [...new Set(sizes)].sort((a, b) => Number(a) - Number(b)).join(',');
      };
      return {
        ...{ productId: id, version, price, importAt, searchName },
        ...(Object.fromEntries(OPTION_NAMES.map((name) => [name, product[name]])) as Record<
          OptionName,
          string
        >),
        isOnSale: Number(shown.some(({ productId }) => productId === id)),
        colors: JSON.stringify(own.map(({ colorKey, color, colorHex }) => [colorKey, color, colorHex])),
        sizes: sizesOf(own.map((color) => color.id)),
        colorSizes: own.map((color) => sizesOf([color.id])).join(';'),
      };
    });
  }
}
