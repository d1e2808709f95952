import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CATALOGUE_STATE_ID, CatalogueEntry } from './catalogue.entity';
import { OPTION_NAMES } from '../product-fields';
import { marks } from '../sql-marks';
import { readInstant } from '../../../database/columns';

/** A number of pairs that came into stock (above 0) or left it (below 0). */
export interface StockMove {
  /** Of the row in `product_sizes`. */
  sizeId: string;
  productId: string;
  change: number;
  /** Whether the size came into stock or sold out; undefined when not known yet. */
  crossesZero?: boolean;
}

interface EntryRow extends Omit<CatalogueEntry, 'importAt' | 'product' | 'version' | 'colors' | 'sizes'> {
  importAt: Date | string;
}

/**
 * Keeps what the catalogue is searched, filtered and counted by in step with the products. Every write that
 * can change which products a filter finds or how they are sorted increments the catalogue's version, in its own
 * transaction and after its last write to a product: incrementing locks the version's row until the commit.
 */
@Injectable()
export class CatalogueVersion {
  /** After products were created, edited or deleted. Reads their rows as they are now. */
  async increment(productIds: string[], manager: EntityManager): Promise<void> {
    const ids = [...new Set(productIds)].sort();
    if (ids.length === 0) return;
    const version = await this.next(manager);
    await manager.upsert(CatalogueEntry, await this.derive(ids, version, manager), ['productId']);
  }

  /**
   * After stock moved, one move a size: increments the version if the first pair of a size came or its last one
   * went, and does nothing otherwise. The moves must have been made in this transaction already.
   */
  async incrementIfCrossed(moves: StockMove[], manager: EntityManager): Promise<void> {
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

  private async findCrossed(moves: StockMove[], manager: EntityManager): Promise<StockMove[]> {
    if (moves.length === 0) return [];
    const ids = moves.map(({ sizeId }) => sizeId);
    const rows = await manager.query<{ id: string; quantity: number }[]>(
      `SELECT id, quantity FROM product_sizes WHERE id IN (${marks(ids)})`,
      ids,
    );
    const left = new Map(rows.map(({ id, quantity }) => [id, quantity]));
    return moves.filter(({ sizeId, change }) => {
      const after = left.get(sizeId);
      return after !== undefined && change !== 0 && after > 0 !== after - change > 0;
    });
  }

  private async next(manager: EntityManager): Promise<number> {
    await manager.query('UPDATE catalogue_state SET version = version + 1 WHERE id = ?', [
      CATALOGUE_STATE_ID,
    ]);
    const [row] = await manager.query<{ version: number }[]>(
      'SELECT version FROM catalogue_state WHERE id = ?',
      [CATALOGUE_STATE_ID],
    );
    return row!.version;
  }

  private async derive(ids: string[], version: number, manager: EntityManager): Promise<CatalogueEntry[]> {
    const products = await manager.query<EntryRow[]>(
      `SELECT productId, CASE WHEN deletedAt IS NULL THEN 1 ELSE 0 END AS isOnSale, price,
         ${OPTION_NAMES.join(', ')}, importAt, searchName FROM products JOIN product_states ON productId = id WHERE id IN (${marks(ids)})`,
      ids,
    );
    const colors = await manager.query<Record<'productId' | 'colorKey' | 'color' | 'colorHex', string>[]>(
      `SELECT productId, colorKey, color, colorHex FROM product_colors
       WHERE productId IN (${marks(ids)}) ORDER BY position`,
      ids,
    );
    const sizes = await manager.query<{ productId: string; size: string }[]>(
      `SELECT DISTINCT c.productId, s.size FROM product_sizes s JOIN product_colors c ON c.id = s.colorId
       WHERE c.productId IN (${marks(ids)}) AND s.quantity > 0`,
      ids,
    );
    return products.map((row) => ({
      ...row,
      version,
      isOnSale: Number(row.isOnSale),
      importAt: readInstant(row.importAt),
      colors: JSON.stringify(
        of(row.productId, colors).map(({ colorKey, color, colorHex }) => [colorKey, color, colorHex]),
      ),
      sizes: of(row.productId, sizes)
        .map(({ size }) => size)
        .sort((a, b) => Number(a) - Number(b))
        .join(','),
    }));
  }
}

function of<Row extends { productId: string }>(id: string, rows: Row[]): Row[] {
  return rows.filter(({ productId }) => productId === id);
}
