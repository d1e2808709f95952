import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { httpError } from '../../../common/refusals/refusal';
import { groupBy } from '../../../database/rows';
import { CatalogueVersion } from '../catalog/catalogue-version.repository';
import { toStockMovementDto, type StockMovementListDto } from './dto/stock-movement.dto';
import type { StockMovementsQueryDto } from './dto/stock-movements-query.dto';
import { StockLedgerRepository } from './stock-ledger.repository';
import {
  findColor,
  lineKey,
  sizeKey,
  type Sellable,
  type StockCause,
  type StockKey,
  type StockLine,
} from './stock-line';
import { colorKey } from '../product-fields';
import { StockShortage } from './stock-shortage';
import { StockRepository } from './stock.repository';

export { lineKey, sizeKey, StockShortage };
export type { Sellable, StockCause, StockKey, StockLine };

/** Identifies a colour of a product. */
export type ColorName = Pick<StockKey, 'productId' | 'color'>;

/** The stock of each size: what can be sold, sales, returns, and the ledger of both. */
@Injectable()
export class StockService {
  constructor(
    private readonly stock: StockRepository,
    private readonly ledger: StockLedgerRepository,
    private readonly catalogueVersion: CatalogueVersion,
  ) {}

  /** The catalogue data for an order line; null when the product, the colour or the size is not sold. */
  async findSellable(key: StockKey, manager?: EntityManager): Promise<Sellable | null> {
    return (await this.findSellables([key], manager)).get(lineKey(key)) ?? null;
  }

  /**
   * `findSellable` for many lines in one query. The result is keyed by `lineKey(line)`; unsold lines are
   * missing (deleted product, no such colour or size).
   */
  findSellables(keys: StockKey[], manager?: EntityManager): Promise<Map<string, Sellable>> {
    return this.stock.findSellables(keys, manager);
  }

  /**
   * Current names of colours, even if an order, exchange or wait recorded a former name (rule E7).
   * @returns a function that gives the current name, or the name itself when the product has no such colour
   */
  async findColorNames(
    keys: readonly ColorName[],
    manager?: EntityManager,
  ): Promise<(key: ColorName) => string> {
    const ids = [...new Set(keys.map(({ productId }) => productId))];
    const byProduct = groupBy(await this.stock.findColors(ids, manager), ({ productId }) => productId);
    return ({ productId, color }) => findColor(byProduct.get(productId) ?? [], color)?.color ?? color;
  }

  /**
   * Takes the pairs of all lines out of stock and counts them as sold. `StockRepository.take` keeps two
   * buyers of the last pair apart.
   * @param manager the open transaction; roll it back if this throws, since earlier lines are taken already
   * @throws StockShortage (409) naming every short line, including those of deleted products
   */
  async take(lines: StockLine[], cause: StockCause, manager: EntityManager): Promise<void> {
    const { short, changes } = await this.stock.take(lines, manager);
    if (short.length > 0) throw new StockShortage(short);
    await this.ledger.write(changes, cause, manager);
    await this.catalogueVersion.incrementIfCrossed(changes, manager);
  }

  /**
   * Puts the pairs of all lines back into stock and no longer counts them as sold. A size removed by an edit
   * is added again; for a removed colour, only `quantitySold` falls.
   * @param manager the open transaction
   */
  async giveBack(lines: StockLine[], cause: StockCause, manager: EntityManager): Promise<void> {
    const changes = await this.stock.giveBack(lines, manager);
    await this.ledger.write(changes, cause, manager);
    await this.catalogueVersion.incrementIfCrossed(changes, manager);
  }

  /**
   * One page of a product's ledger, newest first, also for a deleted product. Every change of a quantity is a
   * line, and lines are only added (rule S5).
   * @throws Refusal (404) when the product never existed
   */
  async listMovements(productId: string, query: StockMovementsQueryDto): Promise<StockMovementListDto> {
    const { color, size, page, limit } = query;
    await this.assertEver(productId);
    const { rows, total } = await this.ledger.findPage({
      productId,
      ...(color === undefined ? {} : { colorKey: colorKey(color) }),
      ...(size === undefined ? {} : { size: String(Number(size)) }),
      ...{ page, limit },
    });
    return { movements: rows.map(toStockMovementDto), total };
  }

  /** @throws Refusal (404) when no product ever had this id; deleted products are accepted */
  async assertEver(id: string): Promise<void> {
    if (!(await this.ledger.isProduct(id))) throw httpError(404, 'product.unknown');
  }
}
