import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import { errorMessage, fieldError, type FieldErrors } from '../../../common/refusals/refusal';
import { groupBy } from '../../../database/rows';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { CatalogueVersion } from '../catalog/catalogue-version.repository';
import { MAX_QUANTITY } from '../product-fields';
import {
  MAX_STOCK_ITEMS,
  type ChangeStockDto,
  type StockItemDto,
  type StockLevelListDto,
} from './dto/stock-change.dto';
import { lineKey, type Sellable, type StockChange } from './stock-line';
import { SizesChanged } from './sizes-changed';
import { StockLedgerRepository } from './stock-ledger.repository';
import type { ShelfReason } from './stock-movement.entity';
import { StockRepository } from './stock.repository';

/** What managers change on the shelf, size by size, without an edit of the product. */
@Injectable()
export class StockChangesService {
  constructor(
    private readonly stock: StockRepository,
    private readonly ledger: StockLedgerRepository,
    private readonly catalogueVersion: CatalogueVersion,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Sets or moves the stock of sizes, all of them or none. A size with `quantityBefore` changes by the difference, so that
   * neither a sale nor a colleague's change is undone (rule E4).
   * @returns the sizes as they are then
   * @throws Refusal (400) for a size that has both or neither of `quantity` and `by`, or is named twice; SizesChanged (409) naming, by
   *   `lineKey`, sizes that are not sold and those of which fewer are left than are to go
   */
  change(
    { items, reason = 'counted' }: ChangeStockDto,
    by: Actor,
    once?: TransactionHook,
  ): Promise<StockLevelListDto> {
    items.forEach(checkKind);
    return this.transactions.run(async (manager) => {
      const found = await this.stock.findSellables(items, manager);
      assertOnce(items, found);
      const changes = await this.moveAll(items, found, manager);
      await this.stock.touch([...new Set(changes.map(({ productId }) => productId))], manager);
      await this.ledger.write(changes, { reason, actorId: by._id }, manager);
      await this.catalogueVersion.incrementIfCrossed(changes, manager);
      await this.recordChanges(changes, reason, by, manager);
      const now = await this.stock.findSellables(items, manager);
      return { items: items.map((item) => levelOf(item, now.get(lineKey(item)))) };
    }, once);
  }

  /** Moves sizes in the order of their rows, as orders do, so that the two cannot deadlock. */
  private async moveAll(
    items: StockItemDto[],
    found: Map<string, Sellable>,
    manager: EntityManager,
  ): Promise<StockChange[]> {
    const refused: StockItemDto[] = [];
    const changes: StockChange[] = [];
    const rows = items.map((item) => ({ item, row: found.get(lineKey(item)) }));
    rows.sort((a, b) => (a.row?.sizeId ?? '').localeCompare(b.row?.sizeId ?? ''));
    for (const { item, row } of rows) {
      const change = row && (await this.move(item, row.sizeId, manager));
      if (change === undefined) refused.push(item);
      else if (change !== 0) changes.push(changeOf(row!, change));
    }
    if (refused.length > 0) throw new SizesChanged(await this.conflictsOf(refused, manager));
    return changes;
  }

  /** @returns by how many pairs the size changed; undefined when it cannot */
  private async move(
    { quantity, quantityBefore, by }: StockItemDto,
    sizeId: string,
    manager: EntityManager,
  ): Promise<number | undefined> {
    if (quantity !== undefined && quantityBefore === undefined)
      return this.stock.set(sizeId, quantity, manager);
    const change = by ?? quantity! - quantityBefore!;
    if (change === 0) return 0;
    return (await this.stock.moveBy(sizeId, change, manager)) ? change : undefined;
  }

  private async conflictsOf(refused: StockItemDto[], manager: EntityManager): Promise<FieldErrors> {
    const now = await this.stock.findSellables(refused, manager);
    return Object.fromEntries(
      refused.map((item) => [lineKey(item), conflictOf(item, now.get(lineKey(item)))] as const),
    );
  }

  private async recordChanges(
    changes: StockChange[],
    reason: ShelfReason,
    by: Actor,
    manager: EntityManager,
  ): Promise<void> {
    for (const [subjectId, own] of groupBy(changes, ({ productId }) => productId)) {
      const sizes = own.map(
        ({ color, size, change }) => `${color} ${size} ${change > 0 ? '+' : ''}${change}`,
      );
      const details = { reason, sizes: sizes.join(', ') };
      await this.trail.record({ action: 'product-stock-changed', subjectId, by, details }, manager);
    }
  }
}

function checkKind({ quantity, quantityBefore, by }: StockItemDto, at: number): void {
  const isOne = (quantity === undefined) !== (by === undefined);
  if (!isOne) throw fieldError(`items.${at}`, errorMessage('stock.set-or-move'));
  if (by !== undefined && quantityBefore !== undefined)
    throw fieldError(`items.${at}.quantityBefore`, errorMessage('stock.before-of-set'));
}

/** An old name of a colour beside the new one names the same size again, of which a sale of its last pairs would be missed. */
function assertOnce(items: StockItemDto[], found: Map<string, Sellable>): void {
  const named = items.flatMap((item) => found.get(lineKey(item))?.sizeId ?? []);
  if (new Set(named).size < named.length)
    throw fieldError('items', errorMessage('field.entries', { field: 'items', most: MAX_STOCK_ITEMS }));
}

function changeOf({ sizeId, productId, color, colorKey, size }: Sellable, change: number): StockChange {
  return { sizeId, productId, color, colorKey, size, change };
}

function conflictOf({ size, color, quantity, quantityBefore = 0, by }: StockItemDto, now?: Sellable) {
  if (!now) return errorMessage('product.size-gone', { size, color });
  const change = by ?? quantity! - quantityBefore;
  const named = { size, color: now.color };
  const pairs = now.available + change;
  return pairs > MAX_QUANTITY
    ? errorMessage('product.too-many-pairs', { ...named, pairs })
    : errorMessage('product.pairs-sold', { ...named, pairs: -change, left: now.available });
}

function levelOf({ productId, color, size }: StockItemDto, now?: Sellable) {
  return { productId, color: now?.color ?? color, size, quantity: now?.available ?? 0 };
}
