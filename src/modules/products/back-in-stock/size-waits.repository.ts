import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { placeholders } from '../../../database/rows';
import type { AwaitedCount } from '../inventory/low-stock.repository';
import { SizeWait } from './size-wait.entity';

/** A size that customers wait for, with its current product. */
export interface AwaitedSize {
  sizeId: string;
  productId: string;
  name: string;
  slug: string;
  color: string;
  size: string;
  /** Pairs in stock. */
  quantity: number;
  /** Path of the colour's first picture, or of the product's own. */
  image: string;
}

const HAS_COLOR =
  "(c.colorKey = w.colorKey OR INSTR(CONCAT(',', c.formerKeys, ','), CONCAT(',', w.colorKey, ',')) > 0)";

/** The waits joined with their sizes; colours also match by former names. */
const WAITS = `
  FROM size_waits w
  JOIN product_colors c ON c.productId = w.productId AND ${HAS_COLOR}
  JOIN product_sizes s ON s.colorId = c.id AND s.size = w.size`;

/** Confirmed waits for sizes on sale that have not been notified. */
const OPEN = `${WAITS}
  JOIN products p ON p.id = w.productId
  JOIN product_states st ON st.productId = p.id AND st.deletedAt IS NULL
  WHERE w.tokenHash IS NULL AND w.toldAt IS NULL`;

/** Every query on waits for sizes. */
@Injectable()
export class SizeWaitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A person's wait for a size, even if already notified. */
  async findOne(sizeId: string, asker: string, manager: EntityManager): Promise<SizeWait | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `SELECT w.id ${WAITS} WHERE s.id = ? AND w.asker = ? ORDER BY w.createdAt, w.id LIMIT 1`,
      [sizeId, asker],
    );
    return row ? manager.findOneBy(SizeWait, { id: row.id }) : null;
  }

  async save(wait: SizeWait, manager: EntityManager): Promise<void> {
    await manager.save(SizeWait, wait);
  }

  /** A customer's open waits, oldest first. */
  findOpen(customerId: string): Promise<SizeWait[]> {
    const where = { customerId, toldAt: IsNull(), tokenHash: IsNull() };
    return this.dataSource.manager.find(SizeWait, { where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** A customer's waits, including notified ones. */
  findOfCustomer(customerId: string): Promise<SizeWait[]> {
    return this.dataSource.manager.find(SizeWait, { where: { customerId }, order: { createdAt: 'ASC' } });
  }

  findByToken(tokenHash: string, since: Date): Promise<SizeWait | null> {
    return this.dataSource.manager.findOneBy(SizeWait, { tokenHash, createdAt: MoreThan(since) });
  }

  /** The name and slug of a wait's product, even if deleted. */
  async findShoe(productId: string): Promise<{ name: string; slug: string }> {
    const [shoe] = await this.dataSource.query<{ name: string; slug: string }[]>(
      'SELECT name, slug FROM products WHERE id = ?',
      [productId],
    );
    return shoe!;
  }

  /** Confirms a visitor's address; false if it was confirmed concurrently. */
  async confirm(id: string, tokenHash: string, manager: EntityManager): Promise<boolean> {
    return (await manager.update(SizeWait, { id, tokenHash }, { tokenHash: null })).affected === 1;
  }

  /** Ends a customer's open wait; false if there is none. A notified customer keeps their turn. */
  async delete(id: string, customerId: string, manager: EntityManager): Promise<boolean> {
    return (await manager.delete(SizeWait, { id, customerId, toldAt: IsNull() })).affected === 1;
  }

  exists(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(SizeWait, { id, toldAt: IsNull() });
  }

  async deleteOfCustomer(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(SizeWait, { customerId });
  }

  /** Sizes in stock that customers wait for. */
  async findBack(): Promise<AwaitedSize[]> {
    const rows = await this.dataSource.query<(AwaitedSize & { imageDetail: string })[]>(
      `SELECT DISTINCT s.id AS sizeId, p.id AS productId, p.name, p.slug, c.color, s.size, s.quantity,
         c.imageDetail, p.adImage AS image
       ${OPEN} AND s.quantity > 0`,
    );
    return rows.map(({ imageDetail, ...size }) => {
      const [image = size.image] = JSON.parse(imageDetail) as string[];
      return { ...size, image };
    });
  }

  /** The ids of up to `most` waits for a size, oldest first. */
  async findNext(sizeId: string, most: number, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT w.id ${OPEN} AND s.id = ? ORDER BY w.createdAt, w.id LIMIT ?`,
      [sizeId, most],
    );
    return rows.map(({ id }) => id);
  }

  /** How many people were notified of a size and still have their turn. */
  async countNotified(sizeId: string, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: unknown }[]>(
      `SELECT COUNT(*) AS count ${WAITS} WHERE w.toldAt IS NOT NULL AND s.id = ?`,
      [sizeId],
    );
    return Number(row!.count);
  }

  /** Pairs of a size in stock, as the transaction sees it. */
  async findQuantity(sizeId: string, manager: EntityManager): Promise<number> {
    const rows = await manager.query<{ quantity: number }[]>(
      'SELECT quantity FROM product_sizes WHERE id = ?',
      [sizeId],
    );
    return rows[0]?.quantity ?? 0;
  }

  /** Marks a wait as notified and returns it; null if it was ended or another process notified it. */
  async markNotified(id: string, now: Date, manager: EntityManager): Promise<SizeWait | null> {
    const { affected } = await manager.update(SizeWait, { id, toldAt: IsNull() }, { toldAt: now });
    return affected === 1 ? manager.findOneBy(SizeWait, { id }) : null;
  }

  /** Whether one of these people (`asker`) has their turn through another wait for the size. */
  async wasNotified(sizeId: string, askers: string[], id: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT w.id ${WAITS}
       WHERE s.id = ? AND w.toldAt IS NOT NULL AND w.id <> ? AND w.asker IN (${placeholders(askers)}) LIMIT 1`,
      [sizeId, id, ...askers],
    );
    return rows.length > 0;
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(SizeWait, { id });
  }

  /** A fingerprint of all open waits, which changes whenever they do; empty without waits. */
  async findWaiting(): Promise<string> {
    const rows = await this.dataSource.query<object[]>(
      `SELECT productId, colorKey, size, COUNT(*) AS waiting FROM size_waits
       WHERE tokenHash IS NULL AND toldAt IS NULL GROUP BY productId, colorKey, size ORDER BY 1, 2, 3`,
    );
    return rows.map((row) => Object.values(row).join('/')).join();
  }

  /** The number of people waiting for each size on sale, with the size's data for lists. */
  async countWaiting(): Promise<AwaitedCount[]> {
    type Row = Omit<AwaitedCount, 'waiting'> & { waiting: number | string };
    const rows = await this.dataSource.query<Row[]>(
      `SELECT s.id AS sizeId, p.brand, s.size, s.quantity, COUNT(*) AS waiting
       ${OPEN} GROUP BY s.id, p.brand, s.size, s.quantity`,
    );
    return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
  }

  /**
   * Removes up to `most` finished waits: unconfirmed ones past their deadline, notified ones whose turn is
   * over or whose size sold out again, and very old ones.
   * @returns how many
   */
  async deleteOver(limits: { unconfirmed: Date; notified: Date; any: Date }, most: number): Promise<number> {
    const { manager } = this.dataSource;
    const old = await manager.find(SizeWait, {
      select: { id: true },
      where: [
        { tokenHash: Not(IsNull()), createdAt: LessThan(limits.unconfirmed) },
        { toldAt: LessThan(limits.notified) },
        { createdAt: LessThan(limits.any) },
      ],
      take: most,
    });
    const gone = await manager.query<{ id: string }[]>(
      `SELECT w.id ${WAITS} WHERE w.toldAt IS NOT NULL AND s.quantity <= 0 LIMIT ?`,
      [most],
    );
    const ids = [...new Set([...old, ...gone].map(({ id }) => id))].slice(0, most);
    if (ids.length > 0) await manager.query(`DELETE FROM size_waits WHERE id IN (${placeholders(ids)})`, ids);
    return ids.length;
  }
}
