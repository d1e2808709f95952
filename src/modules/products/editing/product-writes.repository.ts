import { Injectable } from '@nestjs/common';
import { In, IsNull, Like, Not, type EntityManager } from 'typeorm';
import { newId } from '../../../common/new-id';
import { isDuplicate } from '../../../database/duplicates';
import { Product, ProductColor, ProductSize, ProductState } from '../product.entity';
import type { PreparedFields, PreparedProduct } from './product-rules';
import type { PlacedColor, StockPlan, StoredColor } from './stock-plan';
import { toFormerKeys, type LedgerChange } from '../inventory/stock-line';

type NewRow = Omit<Product, 'version'>;

/** Another product took the slug between looking for a free one and saving. */
export class SlugTaken extends Error {}

/** Another edit changed a product's sizes while this one waited for them: to be tried again from the start. */
export class StockMoved extends Error {}

/** Every query that adds, changes or hides a product as a whole; sales are the stock's. */
/** A write to a product, or the lock before one that may turn out to change nothing. */
const NEXT_REVISION = { revision: () => 'revision + 1' };

@Injectable()
export class ProductWritesRepository {
  /** The slugs that are this one or this one and a number, deleted products' among them. */
  async findSlugsLike(slug: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.find(Product, {
      select: { slug: true },
      where: [{ slug }, { slug: Like(`${slug}-%`) }],
    });
    return rows.map((row) => row.slug);
  }

  /**
   * Saves a new product with its colours and sizes.
   * @returns its id, and the pairs it begins with
   * @throws SlugTaken when another transaction took the slug meanwhile
   */
  async insert(
    product: PreparedProduct,
    manager: EntityManager,
  ): Promise<{ id: string; changes: LedgerChange[] }> {
    const { fields, slug, colors } = product;
    const id = newId();
    await this.insertRow({ ...fields, slug, id }, manager);
    await this.insertColors(
      id,
      colors.map((color, position) => ({ ...color, position, formerKeys: [] })),
      manager,
    );
    const changes = colors.flatMap(({ color, colorKey, sizes }) =>
      sizes.map(({ size, quantity }) => ({ productId: id, color, colorKey, size, change: quantity })),
    );
    return { id, changes };
  }

  /**
   * Makes this transaction the only one that can change the product and its sizes until it ends: sales and
   * other edits wait. Sizes come before the product's state, as a sale takes them, so that the two cannot deadlock;
   * statements that every database understands, and writes, so that nothing is decided on an old reading.
   * @returns false when there is no such product, or it was deleted
   * @throws StockMoved when an edit gave it sizes in between, which can no longer be locked in that order
   */
  async lock(id: string, manager: EntityManager): Promise<boolean> {
    const ids = await this.findSizeIds(id, manager);
    if (ids.length > 0) await manager.update(ProductSize, { id: In(ids) }, { quantity: () => 'quantity' });
    if (!(await this.incrementRevision(id, manager))) return false;
    const locked = new Set(ids);
    if ((await this.findSizeIds(id, manager)).some((now) => !locked.has(now))) throw new StockMoved();
    return true;
  }

  private async findSizeIds(productId: string, manager: EntityManager): Promise<string[]> {
    const where = { color: { productId } };
    const rows = await manager.find(ProductSize, { select: { id: true }, where, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  /** The colours of a product as they are in this transaction, in their order. */
  async findStock(productId: string, manager: EntityManager): Promise<StoredColor[]> {
    const colors = await manager.find(ProductColor, { where: { productId }, order: { position: 'ASC' } });
    const sizes = await manager.findBy(ProductSize, { color: { productId } });
    return colors.map(({ id, color, colorKey, formerKeys }) => ({
      ...{ id, color, colorKey, formerKeys: toFormerKeys(formerKeys) },
      sizes: sizes.filter(({ colorId }) => colorId === id),
    }));
  }

  /** Saves a product's own fields under a new version; the product must be locked. */
  async update(id: string, fields: PreparedFields, manager: EntityManager): Promise<void> {
    await manager.update(Product, { id }, { ...fields, version: () => 'version + 1' });
    await manager.update(ProductState, { productId: id }, { updatedAt: new Date() });
  }

  /** Makes a product's colours and sizes what the plan says; the product must be locked. */
  async arrange(productId: string, plan: StockPlan, manager: EntityManager): Promise<void> {
    if (plan.removedSizes.length > 0) await manager.delete(ProductSize, plan.removedSizes);
    if (plan.removedColors.length > 0) await manager.delete(ProductColor, plan.removedColors);
    for (const { id, position, color, colorHex, imageDetail } of plan.keptColors) {
      const values = { position, color, colorHex, imageDetail: JSON.stringify(imageDetail) };
      await manager.update(ProductColor, { id }, values);
    }
    for (const { id, change } of plan.movedSizes) {
      await manager.increment(ProductSize, { id }, 'quantity', change);
    }
    if (plan.addedSizes.length > 0) {
      await manager.insert(
        ProductSize,
        plan.addedSizes.map((size) => ({ ...size, id: newId() })),
      );
    }
    await this.insertColors(productId, plan.addedColors, manager);
  }

  /** Hides a product; the product must be locked. */
  async hide(productId: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(ProductState, { productId }, { deletedAt: at });
  }

  /** Shows a hidden product again; false when it is not hidden or does not exist. */
  async show(id: string, manager: EntityManager): Promise<boolean> {
    const hidden = { productId: id, deletedAt: Not(IsNull()) };
    const values = { deletedAt: null, ...NEXT_REVISION, updatedAt: new Date() };
    return (await manager.update(ProductState, hidden, values)).affected === 1;
  }

  /** Increments the revision of a product; false when it does not exist or was deleted. */
  private async incrementRevision(id: string, manager: EntityManager): Promise<boolean> {
    const shown = { productId: id, deletedAt: IsNull() };
    return (await manager.update(ProductState, shown, NEXT_REVISION)).affected === 1;
  }

  private async insertColors(
    productId: string,
    colors: PlacedColor[],
    manager: EntityManager,
  ): Promise<void> {
    if (colors.length === 0) return;
    const rows = colors.map(({ color, colorKey, colorHex, position, imageDetail, sizes, formerKeys }) => {
      const row = { id: newId(), productId, position, color, colorKey, colorHex };
      return {
        color: { ...row, imageDetail: JSON.stringify(imageDetail), formerKeys: formerKeys.join(',') },
        sizes: sizes.map(({ size, quantity }) => ({ id: newId(), colorId: row.id, size, quantity })),
      };
    });
    await manager.insert(
      ProductColor,
      rows.map(({ color }) => color),
    );
    await manager.insert(
      ProductSize,
      rows.flatMap(({ sizes }) => sizes),
    );
  }

  private async insertRow(columns: NewRow, manager: EntityManager): Promise<void> {
    try {
      await manager.insert(Product, { ...columns, version: 1 });
    } catch (error) {
      throw isDuplicate(error) ? new SlugTaken() : error;
    }
    await manager.insert(ProductState, {
      productId: columns.id,
      quantitySold: 0,
      revision: 1,
      updatedAt: new Date(),
      deletedAt: null,
    });
  }
}
