import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { CatalogueVersion } from '../catalog/catalogue-version.repository';
import type { ProductDto } from '../dto/product.dto';
import type { NewProduct, UpdateProductDto } from './dto/product-body.dto';
import type { SoldElsewhereDto } from './dto/sold-elsewhere.dto';
import { ProductPictures } from '../media/product-pictures';
import { isDone, isUnchanged } from './edit-effect';
import { describeCorrection, describeEdit, prepareEdit, prepareProduct } from './product-rules';
import { ProductWritesRepository, StockMoved, SlugTaken } from './product-writes.repository';
import { CatalogueService } from '../catalog/catalogue.service';
import { pickPairs, planStock } from './stock-plan';
import { SizesChanged } from '../inventory/sizes-changed';
import { StockLedgerRepository } from '../inventory/stock-ledger.repository';
import { StockShortage } from '../inventory/stock-shortage';
import { StockRepository } from '../inventory/stock.repository';

/** Who adds a product (the shop itself: null), and when its first pairs came: now when it is not given. */
export interface ProductOrigin {
  by: Actor | null;
  at?: Date;
}

/** How often a write is tried when another one came before it. */
const MAX_ATTEMPTS = 20;
const THE_SHOP: ProductOrigin = { by: null };

/** What managers do to the catalogue. */
@Injectable()
export class ProductEditingService {
  constructor(
    private readonly shown: CatalogueService,
    private readonly writes: ProductWritesRepository,
    private readonly stock: StockRepository,
    private readonly ledger: StockLedgerRepository,
    private readonly catalogueVersion: CatalogueVersion,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly pictures: ProductPictures,
  ) {}

  /**
   * Adds a product. The name gives the slug (`Giày Chạy Bộ` → `giay-chay-bo`, numbered when taken), colours
   * are saved lower-case, sizes sorted as numbers, and stock is their sum.
   * @param manager a transaction to take part in; without it the product is saved in one of its own
   * @throws Refusal (400) with `errors` by field, such as a colour or a size named twice
   */
  async createProduct(
    data: NewProduct,
    { by, at }: ProductOrigin = THE_SHOP,
    { manager, once }: { manager?: EntityManager; once?: TransactionHook } = {},
  ): Promise<ProductDto> {
    const product = prepareProduct(data);
    await this.pictures.hold({ ...product.fields, colors: product.colors });
    const save = async (transaction: EntityManager): Promise<ProductDto> => {
      const taken = new Set(await this.writes.findSlugsLike(product.slug, transaction));
      const slug = firstFree(product.slug, taken);
      const { id, changes } = await this.writes.insert({ ...product, slug }, transaction);
      await this.ledger.write(changes, { reason: 'opening', actorId: by?._id ?? null, at }, transaction);
      const { name, price } = product.fields;
      const details = { name, price: String(price) };
      if (by) await this.trail.record({ action: 'product-created', subjectId: id, by, details }, transaction);
      await this.catalogueVersion.increment([id], transaction);
      return this.shown.getProduct(id, transaction);
    };
    return manager ? save(manager) : this.run(save, once);
  }

  /**
   * Changes what the edit names of a product; `colors` replaces the whole list. Nothing is saved when
   * anything is wrong, nor when the edit changes nothing (rule E5).
   * @throws Refusal (400) with `errors` by field; Refusal (404) when there is no such product;
   *   Refusal (409) when a colleague's edit came between, or naming (by `lineKey`) the sizes of which
   *   fewer are left than the edit takes away
   */
  async updateProduct(
    id: string,
    edit: UpdateProductDto,
    by: Actor,
    once?: TransactionHook,
  ): Promise<ProductDto> {
    await this.holdPictures(id, edit);
    return this.run(async (manager) => {
      const current = await this.lockProduct(id, manager);
      const stored = await this.writes.findStock(id, manager);
      if (edit.version !== undefined && edit.version !== current.version) {
        // The answer to the same edit may have been lost.
        if (isDone(current, stored, edit)) return current;
        throw httpError(409, 'product.edited-meanwhile');
      }
      const { fields, colors } = prepareEdit(current, edit);
      const plan = colors && planStock(id, stored, colors);
      if (plan && Object.keys(plan.conflicts).length > 0) throw new SizesChanged(plan.conflicts);
      if (isUnchanged(current, fields, plan)) return current;

      const changes = plan?.changes ?? [];
      if (plan) await this.writes.arrange(id, plan, manager);
      await this.writes.update(id, fields, manager);
      await this.ledger.write(changes, { reason: 'edit', actorId: by._id }, manager);
      await this.catalogueVersion.increment([id], manager);
      const edited = await this.shown.getProduct(id, manager);
      const details = describeEdit(current, edited);
      await this.trail.record({ action: 'product-edited', subjectId: id, by, details }, manager);
      return edited;
    }, once);
  }

  /**
   * Hides a product from everything but past orders and its ledger.
   * @throws Refusal (404) when there is no such product, or it was deleted before
   */
  async deleteProduct(id: string, by: Actor): Promise<void> {
    await this.run(async (manager) => {
      await this.lockProduct(id, manager);
      await this.writes.hide(id, new Date(), manager);
      await this.catalogueVersion.increment([id], manager);
      await this.trail.record({ action: 'product-deleted', subjectId: id, by }, manager);
    });
  }

  /**
   * Takes a deletion back; a product that is there already stays as it is.
   * @throws Refusal (404) when there never was such a product
   */
  restoreProduct(id: string, by: Actor): Promise<ProductDto> {
    return this.run(async (manager) => {
      if (await this.writes.show(id, manager)) {
        await this.catalogueVersion.increment([id], manager);
        await this.trail.record({ action: 'product-restored', subjectId: id, by }, manager);
      }
      return this.shown.getProduct(id, manager);
    });
  }

  /**
   * Takes pairs that were sold elsewhere out of stock and counts them as sold. Where
   * colour and size leave several sizes, they go from the one of which most are left, then from the next.
   * @throws Refusal (404) when there is no such product, colour or size; Refusal (409) when fewer
   *   pairs are left
   */
  correctQuantitySold(
    id: string,
    sold: SoldElsewhereDto,
    by: Actor,
    once?: TransactionHook,
  ): Promise<ProductDto> {
    return this.run(async (manager) => {
      await this.lockProduct(id, manager);
      const lines = pickPairs(id, await this.writes.findStock(id, manager), sold);
      if (!lines) throw httpError(404, 'product.not-sold');
      const left = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (left < sold.quantity) throw httpError(409, 'product.too-few-left', { left });
      const { short, changes } = await this.stock.take(lines, manager);
      if (short.length > 0) throw new StockShortage(short);
      await this.ledger.write(changes, { reason: 'correction', actorId: by._id }, manager);
      const details = describeCorrection(sold);
      await this.trail.record({ action: 'product-stock-corrected', subjectId: id, by, details }, manager);
      await this.catalogueVersion.increment([id], manager);
      return this.shown.getProduct(id, manager);
    }, once);
  }

  /**
   * Refreshes the modification time of the pictures that an edit adds or removes. It runs before the transaction, for
   * which all other writes wait. What a colleague changes in between, that colleague has refreshed. An edit that
   * cannot be saved is refused by the transaction.
   */
  private async holdPictures(id: string, edit: UpdateProductDto): Promise<void> {
    const { adImage, navbarImage, model, colors: named, version } = edit;
    const namesNone = [adImage, navbarImage, model, named].every((field) => field === undefined);
    if (namesNone) return;
    const [current] = await this.shown.findProducts([id]);
    if (!current || (version !== undefined && version !== current.version)) return;
    const { fields, colors } = prepareEdit(current, edit);
    await this.pictures.hold({ ...fields, colors: colors ?? current.colors }, current);
  }

  /** The product, locked. */
  private async lockProduct(id: string, manager: EntityManager): Promise<ProductDto> {
    if (!(await this.writes.lock(id, manager))) throw httpError(404, 'product.unknown');
    return this.shown.getProduct(id, manager);
  }

  /** One transaction, tried again when another write to the same product or slug came before it. */
  private async run<T>(work: (manager: EntityManager) => Promise<T>, once?: TransactionHook): Promise<T> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      try {
        return await this.transactions.run(work, once);
      } catch (error) {
        if (!(error instanceof SlugTaken || error instanceof StockMoved)) throw error;
      }
    }
    throw httpError(409, 'product.busy');
  }
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that is not taken. */
function firstFree(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
