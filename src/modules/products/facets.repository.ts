import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ProductFilter } from './product-filter';
import { marks, toWhere } from './product-query';
import type { ColorCount, ValueCount } from './product-record';

/** A row whose count is text with MySQL, which adds up in decimals. */
type Counted<T> = Omit<T, 'count'> & { count: number | string };

/** The counts of the filter panel, one query a group, each without the group's own selection. */
@Injectable()
export class FacetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many matches each brand or type has; those without any are missing. */
  async countBy(group: 'brand' | 'type', filter: ProductFilter): Promise<ValueCount[]> {
    const where = toWhere(filter, group);
    const rows = await this.dataSource.query<Counted<ValueCount>[]>(
      `SELECT p.${group} AS value, COUNT(*) AS count FROM products p WHERE ${where.text} GROUP BY p.${group}`,
      where.values,
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** How many matches are in stock and how many are sold out. */
  async countStock(filter: ProductFilter): Promise<{ justIn: number; soldOut: number }> {
    const where = toWhere(filter, 'stock');
    const [row] = await this.dataSource.query<Record<'total' | 'justIn', number | string | null>[]>(
      `SELECT COUNT(*) AS total, SUM(CASE WHEN p.stock > 0 THEN 1 ELSE 0 END) AS justIn
       FROM products p WHERE ${where.text}`,
      where.values,
    );
    const total = Number(row?.total ?? 0);
    const justIn = Number(row?.justIn ?? 0);
    return { justIn, soldOut: total - justIn };
  }

  /** How many matches come in each colour, most frequent first; a selected colour is there even at 0. */
  async countColors(filter: ProductFilter): Promise<ColorCount[]> {
    const where = toWhere(filter, 'color');
    const rows = await this.dataSource.query<(Counted<ColorCount> & { colorKey: string })[]>(
      `SELECT c.colorKey, MIN(c.color) AS value, MIN(c.colorHex) AS colorHex, COUNT(*) AS count
       FROM products p JOIN product_colors c ON c.productId = p.id
       WHERE ${where.text} GROUP BY c.colorKey ORDER BY count DESC, c.colorKey`,
      where.values,
    );
    const found = new Set(rows.map(({ colorKey }) => colorKey));
    const missing = (filter.color ?? []).filter((key) => !found.has(key));
    return [
      ...rows.map(({ value, colorHex, count }) => ({ value, colorHex, count: Number(count) })),
      ...(await this.findColors(missing)),
    ];
  }

  /** Colours that the shop has, though none of the matches does. */
  private async findColors(keys: string[]): Promise<ColorCount[]> {
    if (keys.length === 0) return [];
    const rows = await this.dataSource.query<{ value: string; colorHex: string }[]>(
      `SELECT MIN(c.color) AS value, MIN(c.colorHex) AS colorHex
       FROM products p JOIN product_colors c ON c.productId = p.id
       WHERE p.deletedAt IS NULL AND c.colorKey IN (${marks(keys)})
       GROUP BY c.colorKey ORDER BY c.colorKey`,
      keys,
    );
    return rows.map((row) => ({ ...row, count: 0 }));
  }
}
