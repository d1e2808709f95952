import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { placeholders, readInstant } from '../../../database/rows';
import { CATALOGUE_STATE_ID } from '../catalog/catalogue.entity';
import type { Brand } from '../product-fields';
import { COUNTS_AS_SALE, STOCK_REASONS } from './stock-movement.entity';

const SALE_REASONS = STOCK_REASONS.filter((reason) => COUNTS_AS_SALE[reason]);

/** A size of a colour with little stock, and its recent sales. */
export interface ScarceSize {
  sizeId: string;
  brand: Brand;
  size: string;
  /** Pairs left. */
  quantity: number;
  /** Pairs sold in the period, minus returned ones. */
  sold: number;
}

/** A size that customers wait for. */
export interface AwaitedCount extends Pick<ScarceSize, 'sizeId' | 'brand' | 'size' | 'quantity'> {
  /** Number of people. */
  waiting: number;
}

/** The shoe of a size, as shown in lists. */
export interface ScarceShoe {
  productId: string;
  name: string;
  slug: string;
  color: string;
  image: string;
}

/** Changes whenever the result could change. */
export interface ScarcityState {
  catalogueVersion: number;
  /** Ledger lines since the start of the period; lines are only ever added. */
  count: number;
  /** Time of the first of these lines. */
  oldest: Date | null;
}

/** The queries for sizes that are running out. */
@Injectable()
export class LowStockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The state that determines which sizes are running out. While the catalogue's version and the number of
   * ledger lines stay the same, so does the result, until the oldest line leaves the period.
   */
  async findState(since: Date): Promise<ScarcityState> {
    const [row] = await this.dataSource.query<
      { version: number; count: unknown; oldest: Date | string | null }[]
    >(
      `SELECT s.version, m.count, m.oldest FROM catalogue_state s, (
         SELECT COUNT(*) AS count, MIN(createdAt) AS oldest FROM stock_movements
         WHERE reason IN (${placeholders(STOCK_REASONS)}) AND createdAt >= ?
       ) m WHERE s.id = ?`,
      [...STOCK_REASONS, since, CATALOGUE_STATE_ID],
    );
    const { version, count, oldest } = row!;
    return {
      catalogueVersion: version,
      count: Number(count),
      oldest: oldest === null ? null : readInstant(oldest),
    };
  }

  /**
   * Sizes on sale that sold in the period and have at most `few` pairs left, or no more than were sold.
   * Starts from the ledger, so that the cost does not depend on the size of the catalogue.
   */
  async findScarce(since: Date, few: number): Promise<ScarceSize[]> {
    // Sales under a former name of the colour count for it; every database supports CONCAT.
    const rows = await this.dataSource.query<(Omit<ScarceSize, 'sold'> & { sold: number | string })[]>(
      `SELECT scarce.sizeId, p.brand, scarce.size, scarce.quantity, scarce.sold
       FROM (
         SELECT s.id AS sizeId, m.productId, s.size, s.quantity, SUM(m.sold) AS sold
         FROM (
           SELECT productId, colorKey, size, -SUM(\`change\`) AS sold FROM stock_movements
           WHERE reason IN (${placeholders(SALE_REASONS)}) AND createdAt >= ?
           GROUP BY productId, colorKey, size
         ) m
         JOIN product_colors c ON c.productId = m.productId AND (c.colorKey = m.colorKey
           OR INSTR(CONCAT(',', c.formerKeys, ','), CONCAT(',', m.colorKey, ',')) > 0)
         JOIN product_sizes s ON s.colorId = c.id AND s.size = m.size
         GROUP BY s.id, m.productId, s.size, s.quantity
         HAVING SUM(m.sold) > 0 AND (s.quantity <= ? OR s.quantity <= SUM(m.sold))
       ) scarce
       JOIN products p ON p.id = scarce.productId
       JOIN product_states st ON st.productId = p.id
       WHERE st.deletedAt IS NULL`,
      [...SALE_REASONS, since, few],
    );
    return rows.map((row) => ({ ...row, sold: Number(row.sold) }));
  }

  /** The shoes of sizes, by size id. */
  async findShoes(sizeIds: string[]): Promise<Map<string, ScarceShoe>> {
    if (sizeIds.length === 0) return new Map();
    type Row = ScarceShoe & { sizeId: string; imageDetail: string };
    const rows = await this.dataSource.query<Row[]>(
      `SELECT s.id AS sizeId, p.id AS productId, p.name, p.slug, c.color, p.adImage AS image, c.imageDetail
       FROM product_sizes s JOIN product_colors c ON c.id = s.colorId JOIN products p ON p.id = c.productId
       WHERE s.id IN (${placeholders(sizeIds)})`,
      sizeIds,
    );
    return new Map(
      rows.map(({ sizeId, imageDetail, ...shoe }) => {
        const [image] = JSON.parse(imageDetail) as string[];
        return [sizeId, { ...shoe, image: image ?? shoe.image }];
      }),
    );
  }
}
