import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { newId } from '../../../common/new-id';
import { placeholders } from '../../../database/rows';
import { colorKey, MAX_QUANTITY } from '../product-fields';
import { ProductColor, ProductSize, ProductState } from '../product.entity';
import {
  addUp,
  findColor,
  lineKey,
  pairsByProduct,
  sizeKey,
  toChanges,
  toFormerKeys,
  type Allocation,
  type NamedColor,
  type Sellable,
  type ShortLine,
  type StockChange,
  type StockKey,
  type StockLine,
  type StockRow,
} from './stock-line';

/** A size with the product data that an order line copies. */
interface SizeRow extends Omit<Sellable, 'image'> {
  /** Former keys of its colour, joined by commas. */
  formerKeys: string;
  imageDetail: string;
  adImage: string;
}

type RawColor = Omit<NamedColor, 'formerKeys'> & { formerKeys: string };

const SELECT_SIZES = `
  SELECT s.id AS sizeId, s.size, s.quantity AS available, c.productId, c.color, c.colorKey, c.formerKeys,
         c.imageDetail, p.name, p.slug, p.price, p.adImage
  FROM product_colors c
  JOIN product_sizes s ON s.colorId = c.id
  JOIN products p ON p.id = c.productId`;

const ON_SALE = 'JOIN product_states st ON st.productId = c.productId AND st.deletedAt IS NULL';

const IS_SIZE = '(c.productId = ? AND c.colorKey = ? AND s.size = ?)';
/** SQLite rejects conditions with a thousand terms. */
const MAX_KEYS = 200;

/** Takes pairs from stock and puts them back; edits write stock in `product-writes.repository.ts`. */
@Injectable()
export class StockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The catalogue data for order lines, by `lineKey`, in one query; unsold ones are missing. */
  async findSellables(keys: StockKey[], manager?: EntityManager): Promise<Map<string, Sellable>> {
    const rows = await this.findSizes(keys, false, manager);
    return new Map(
      keys.flatMap((key) => {
        const row = rows.get(sizeKey(key));
        return row ? [[lineKey(key), toSellable(row)] as const] : [];
      }),
    );
  }

  /** The colours of these products, including deleted products, with current and former keys. */
  async findColors(productIds: string[], manager?: EntityManager): Promise<NamedColor[]> {
    if (productIds.length === 0) return [];
    const rows = await (manager ?? this.dataSource.manager).query<RawColor[]>(
      `SELECT productId, color, colorKey, formerKeys FROM product_colors WHERE productId IN (${placeholders(productIds)})`,
      productIds,
    );
    return rows.map(({ formerKeys, ...row }) => ({ ...row, formerKeys: toFormerKeys(formerKeys) }));
  }

  /**
   * Takes the pairs of all lines and counts them as sold. Sizes are locked in id order, so that two orders
   * cannot deadlock.
   * @returns the changes, and the short lines; if there are any, the transaction must be rolled back
   */
  async take(
    lines: StockLine[],
    manager: EntityManager,
  ): Promise<{ short: ShortLine[]; changes: StockChange[] }> {
    const allocations = await this.allocate(lines, false, manager);
    const short: StockLine[] = [];
    for (const allocation of allocations) {
      const { line, row } = allocation;
      const taken = row ? await this.lower(row.sizeId, line.quantity, manager) : 'none';
      if (taken === 'none') short.push(line);
      allocation.isLast = taken === 'last';
    }
    if (short.length > 0) return { short: await this.findLeft(short, manager), changes: [] };

    const sold = pairsByProduct(allocations);
    if (await this.sell(sold, manager)) return { short: [], changes: toChanges(allocations, -1) };
    const onSale = await this.findOnSale([...sold.keys()], manager);
    const gone = lines.filter(({ productId }) => !onSale.has(productId));
    return { short: await this.findLeft(gone, manager), changes: [] };
  }

  /**
   * Puts the pairs of all lines back, even those of a product deleted since.
   * @returns the changes: fewer than the lines when an edit has removed a colour
   */
  async giveBack(lines: StockLine[], manager: EntityManager): Promise<StockChange[]> {
    const allocations = await this.allocate(lines, true, manager);
    for (const allocation of allocations) allocation.row = await this.raiseFound(allocation, manager);
    for (const [productId, pairs] of pairsByProduct(allocations)) {
      await this.takeBack(productId, pairs, manager);
    }
    return toChanges(allocations, 1);
  }

  /**
   * Takes pairs by a guarded statement: 'none' without a change when fewer are left. The first statement
   * leaves at least one pair, the usual case; the second takes the last ones. 'last' may be wrong if pairs
   * come back between the two; the catalogue's version is then incremented unnecessarily.
   */
  private async lower(
    sizeId: string,
    pairs: number,
    manager: EntityManager,
  ): Promise<'some' | 'last' | 'none'> {
    const lower = 'UPDATE product_sizes SET quantity = quantity - ? WHERE id = ? AND quantity';
    if ((await execute(manager, `${lower} > ?`, [pairs, sizeId, pairs])) === 1) return 'some';
    return (await execute(manager, `${lower} >= ?`, [pairs, sizeId, pairs])) === 1 ? 'last' : 'none';
  }

  /** Raises a line's size and returns its row; undefined when the product no longer has the colour. */
  private async raiseFound({ line, row }: Allocation, manager: EntityManager): Promise<StockRow | undefined> {
    if (row && (await this.raise(row.sizeId, line.quantity, manager))) return row;
    // An edit has removed the size: returned pairs add it again.
    await this.insertSize(line, manager);
    const returned = (await this.findSizes([line], true, manager)).get(sizeKey(line));
    return returned && (await this.raise(returned.sizeId, line.quantity, manager)) ? returned : undefined;
  }

  /**
   * Changes a size by pairs that are not sales; `change` is below 0 for pairs that go.
   * @returns false, without a change, when the size was removed, fewer pairs are left or there would be too many
   */
  async moveBy(sizeId: string, change: number, manager: EntityManager): Promise<boolean> {
    const sql = `UPDATE product_sizes SET quantity = quantity + ?
      WHERE id = ? AND quantity + ? BETWEEN 0 AND ${MAX_QUANTITY}`;
    return (await execute(manager, sql, [change, sizeId, change])) === 1;
  }

  /**
   * Gives a size this many pairs, whatever it had.
   * @returns by how many pairs it changed; undefined when it was removed
   */
  async set(sizeId: string, quantity: number, manager: EntityManager): Promise<number | undefined> {
    // A write, so that nobody sells of it between reading and setting.
    await manager.update(ProductSize, { id: sizeId }, { quantity: () => 'quantity' });
    const now = await manager.findOneBy(ProductSize, { id: sizeId });
    if (!now) return undefined;
    await manager.update(ProductSize, { id: sizeId }, { quantity });
    return quantity - now.quantity;
  }

  /** Tells those who keep these products that they have changed. */
  async touch(productIds: string[], manager: EntityManager): Promise<void> {
    if (productIds.length === 0) return;
    const values = { revision: () => 'revision + 1', updatedAt: new Date() };
    await manager.update(ProductState, { productId: In(productIds) }, values);
  }

  /** Adds a size with quantity 0 to a colour, unless it exists. */
  private async insertSize({ productId, color, size }: StockKey, manager: EntityManager): Promise<void> {
    const colors = await manager.findBy(ProductColor, { productId });
    const named = colors.map((one) => ({ ...one, formerKeys: toFormerKeys(one.formerKeys) }));
    const owner = findColor(named, color);
    if (!owner) return;
    const row = { id: newId(), colorId: owner.id, size, quantity: 0 };
    await manager.createQueryBuilder().insert().into(ProductSize).values(row).orIgnore().execute();
  }

  /** False when an edit has removed the size since it was read. */
  private async raise(sizeId: string, pairs: number, manager: EntityManager): Promise<boolean> {
    return (await manager.increment(ProductSize, { id: sizeId }, 'quantity', pairs)).affected === 1;
  }

  /**
   * Counts pairs of products as sold, in one statement.
   * @returns false when one of the products is no longer on sale
   */
  private async sell(pairs: Map<string, number>, manager: EntityManager): Promise<boolean> {
    const ids = [...pairs.keys()];
    const ofEach = `CASE productId ${ids.map(() => 'WHEN ? THEN ?').join(' ')} ELSE 0 END`;
    const affected = await execute(
      manager,
      `UPDATE product_states SET quantitySold = quantitySold + ${ofEach}, revision = revision + 1, updatedAt = ?
       WHERE productId IN (${placeholders(ids)}) AND deletedAt IS NULL`,
      [...[...pairs].flat(), new Date(), ...ids],
    );
    return affected === ids.length;
  }

  /** Subtracts returned pairs from the sold pairs of a product. */
  private async takeBack(productId: string, pairs: number, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(ProductState)
      .set({
        quantitySold: () => 'quantitySold - :pairs',
        revision: () => 'revision + 1',
        updatedAt: new Date(),
      })
      .where({ productId })
      .setParameters({ pairs })
      .execute();
  }

  private async findOnSale(ids: string[], manager: EntityManager): Promise<Set<string>> {
    const rows = await manager.findBy(ProductState, { productId: In(ids), deletedAt: IsNull() });
    return new Set(rows.map(({ productId }) => productId));
  }

  /** The lines summed by size, each with its row, sorted by row id. */
  private async allocate(
    lines: StockLine[],
    isDeletedToo: boolean,
    manager: EntityManager,
  ): Promise<Allocation[]> {
    const unknown = lines.filter(({ sellable }) => !sellable);
    const found = await this.findSizes(unknown, isDeletedToo, manager);
    return addUp(lines, found);
  }

  /** The remaining stock for lines that could not be served. */
  private async findLeft(lines: StockLine[], manager: EntityManager): Promise<ShortLine[]> {
    const rows = await this.findSizes(lines, false, manager);
    return lines.map((line) => {
      const row = rows.get(sizeKey(line));
      return { ...line, available: row?.available ?? 0, name: row?.name };
    });
  }

  /**
   * The rows of sizes by `sizeKey`, matched by the current names of their colours, otherwise by former names.
   */
  private async findSizes(
    keys: StockKey[],
    isDeletedToo: boolean,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, SizeRow>> {
    const select = isDeletedToo ? SELECT_SIZES : `${SELECT_SIZES} ${ON_SALE}`;
    const found = new Map<string, SizeRow>();
    for (let at = 0; at < keys.length; at += MAX_KEYS) {
      const some = keys.slice(at, at + MAX_KEYS);
      const rows = await manager.query<SizeRow[]>(
        `${select} WHERE ${some.map(() => IS_SIZE).join(' OR ')}`,
        some.flatMap(({ productId, color, size }) => [productId, colorKey(color), size.trim()]),
      );
      for (const row of rows) found.set(sizeKey(row), row);
    }
    const missing = keys.filter((key) => !found.has(sizeKey(key)));
    if (missing.length === 0) return found;
    const productIds = [...new Set(missing.map((key) => key.productId))];
    const renamed = await manager.query<SizeRow[]>(
      `${select} WHERE c.productId IN (${placeholders(productIds)}) AND c.formerKeys <> ''`,
      productIds,
    );
    for (const row of renamed) {
      for (const color of toFormerKeys(row.formerKeys)) {
        const key = lineKey({ ...row, color });
        if (!found.has(key)) found.set(key, row);
      }
    }
    return found;
  }
}

/** Runs a writing statement and returns the number of affected rows. */
async function execute(manager: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const { affected } = await manager.queryRunner!.query(sql, values, true);
  return affected ?? 0;
}

function toSellable({ formerKeys: _, imageDetail, adImage, ...row }: SizeRow): Sellable {
  const images = JSON.parse(imageDetail) as string[];
  return { ...row, image: images[0] ?? adImage };
}
