import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProductSize } from './product-size.entity';
import { Product } from './product.entity';
import { colorKey } from './product-words';
import { lineKey, type Sellable, type ShortLine, type StockKey, type StockLine } from './stock-line';

/** A size on the shelf with what an order line copies of its product. */
interface SizeRow {
  id: string;
  productId: string;
  color: string;
  colorKey: string;
  imageDetail: string;
  size: string;
  quantity: number;
  name: string;
  slug: string;
  price: number;
  adImage: string;
}

/** A line with the row of the size it means, if that size is sold. */
interface Aim {
  line: StockLine;
  row: SizeRow | undefined;
}

const SELECT_SIZES = `
  SELECT s.id, s.size, s.quantity, c.productId, c.color, c.colorKey, c.imageDetail,
         p.name, p.slug, p.price, p.adImage
  FROM product_colors c
  JOIN product_sizes s ON s.colorId = c.id
  JOIN products p ON p.id = c.productId`;

/** Every query on what is left of a size. */
@Injectable()
export class StockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What lines copy from the catalogue, by `lineKey`, in one query; what is not sold is missing. */
  async findSellables(keys: StockKey[], manager?: EntityManager): Promise<Map<string, Sellable>> {
    const rows = await this.findSizes(keys, false, manager);
    return new Map(
      keys.flatMap((key) => {
        const row = rows.get(sizeKey(key));
        return row ? [[lineKey(key), toSellable(row)] as const] : [];
      }),
    );
  }

  /**
   * Takes the pairs of all lines and counts them as sold. Sizes are visited in the order of their ids, so
   * that two orders cannot deadlock.
   * @returns the lines that are short; when there are any the transaction must be rolled back
   */
  async take(lines: StockLine[], manager: EntityManager): Promise<ShortLine[]> {
    const aims = await this.aim(lines, false, manager);
    const short: StockLine[] = [];
    for (const { line, row } of aims) {
      if (!row || !(await this.lower(row.id, line.quantity, manager))) short.push(line);
    }
    if (short.length > 0) return this.measure(short, manager);

    for (const [productId, pairs] of pairsByProduct(aims)) {
      const isOnSale = await this.moveProduct(productId, -pairs, pairs, manager);
      if (!isOnSale)
        return this.measure(
          lines.filter((line) => line.productId === productId),
          manager,
        );
    }
    return [];
  }

  /** Puts the pairs of all lines back, also those of a product that was deleted since. */
  async giveBack(lines: StockLine[], manager: EntityManager): Promise<void> {
    const aims = await this.aim(lines, true, manager);
    for (const { line, row } of aims) {
      if (row) await manager.increment(ProductSize, { id: row.id }, 'quantity', line.quantity);
    }
    const shelved = pairsByProduct(aims.filter(({ row }) => row));
    for (const [productId, pairs] of pairsByProduct(aims)) {
      await this.moveProduct(productId, shelved.get(productId) ?? 0, -pairs, manager, true);
    }
  }

  /** One guarded statement: false, and nothing changed, when fewer than `pairs` are left. */
  private async lower(sizeId: string, pairs: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(ProductSize)
      .set({ quantity: () => 'quantity - :pairs' })
      .where('id = :sizeId AND quantity >= :pairs')
      .setParameters({ sizeId, pairs })
      .execute();
    return affected === 1;
  }

  /** Moves a product's derived stock and its sold count; false when there is no such product on sale. */
  private async moveProduct(
    id: string,
    stock: number,
    sold: number,
    manager: EntityManager,
    isDeletedToo = false,
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Product)
      .set({
        stock: () => 'stock + :stock',
        quantitySold: () => 'quantitySold + :sold',
        revision: () => 'revision + 1',
      })
      .where(isDeletedToo ? 'id = :id' : 'id = :id AND deletedAt IS NULL')
      .setParameters({ id, stock, sold })
      .execute();
    return affected === 1;
  }

  /** Lines of one size added up, each with its row, in the order of the rows' ids. */
  private async aim(lines: StockLine[], isDeletedToo: boolean, manager: EntityManager): Promise<Aim[]> {
    const rows = await this.findSizes(lines, isDeletedToo, manager);
    const merged = new Map<string, StockLine>();
    for (const line of lines) {
      const key = sizeKey(line);
      const earlier = merged.get(key)?.quantity ?? 0;
      merged.set(key, { ...line, quantity: earlier + line.quantity });
    }
    return [...merged]
      .map(([key, line]) => ({ line, row: rows.get(key) }))
      .sort((a, b) => compare(a.row?.id ?? '', b.row?.id ?? ''));
  }

  /** What is left for lines that could not be served. */
  private async measure(lines: StockLine[], manager: EntityManager): Promise<ShortLine[]> {
    const rows = await this.findSizes(lines, false, manager);
    return lines.map((line) => {
      const row = rows.get(sizeKey(line));
      return { ...line, available: row?.quantity ?? 0, name: row?.name };
    });
  }

  private async findSizes(
    keys: StockKey[],
    isDeletedToo: boolean,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, SizeRow>> {
    if (keys.length === 0) return new Map();
    const productIds = [...new Set(keys.map((key) => key.productId))];
    const sizes = [...new Set(keys.map((key) => key.size.trim()))];
    const rows = await manager.query<SizeRow[]>(
      `${SELECT_SIZES} WHERE c.productId IN (${marks(productIds)}) AND s.size IN (${marks(sizes)})` +
        (isDeletedToo ? '' : ' AND p.deletedAt IS NULL'),
      [...productIds, ...sizes],
    );
    return new Map(rows.map((row) => [sizeKey(row), row]));
  }
}

/** Names a size whatever the spelling of its colour. */
function sizeKey({ productId, color, size }: StockKey): string {
  return lineKey({ productId, color: colorKey(color), size });
}

function pairsByProduct(aims: Aim[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const { line } of [...aims].sort((a, b) => compare(a.line.productId, b.line.productId))) {
    pairs.set(line.productId, (pairs.get(line.productId) ?? 0) + line.quantity);
  }
  return pairs;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function marks(values: unknown[]): string {
  return values.map(() => '?').join(', ');
}

function toSellable(row: SizeRow): Sellable {
  const images = JSON.parse(row.imageDetail) as string[];
  return {
    productId: row.productId,
    color: row.color,
    size: row.size,
    name: row.name,
    slug: row.slug,
    price: row.price,
    image: images[0] ?? row.adImage,
    available: row.quantity,
  };
}
