import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import { ID_PATTERN } from '../../../common/new-id';
import { TransactionRunner } from '../../../database/transaction-runner';
import { CatalogueVersion } from '../catalogue/catalogue-version';
import { describeCorrection, describeEdit } from './edit-description';
import { toProductDto, type ProductDto } from '../dto/product.dto';
import type { NewProduct } from './new-product';
import type { ProductEdit } from './product-edit';
import type { ProductRecord } from '../catalogue/product-record';
import { ProductPictures } from './product-pictures';
import { prepareEdit, prepareProduct } from './product-rules';
import { ProductWritesRepository, ShelfMoved, SlugTaken } from './product-writes.repository';
import { ProductsRepository } from '../catalogue/products.repository';
import { planShelf } from './shelf-plan';
import { pickPairs, type SoldElsewhere } from './sold-elsewhere';
import { StockLedger } from '../stock/stock-ledger';
import { StockShortage } from '../stock/stock-shortage';
import { StockRepository } from '../stock/stock.repository';

/** Who adds a product (the shop itself: null), and when its first pairs came: now when it is not given. */
export interface ProductOrigin {
  by: Actor | null;
  at?: Date;
}

/** How often a write is tried again that somebody else's came before. */
const MAX_ATTEMPTS = 20;
const NOBODY: ProductOrigin = { by: null };

/** What managers do to the catalogue. */
@Injectable()
export class ProductEditing {
  constructor(
    private readonly products: ProductsRepository,
    private readonly writes: ProductWritesRepository,
    private readonly stock: StockRepository,
    private readonly ledger: StockLedger,
    private readonly catalogue: CatalogueVersion,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly pictures: ProductPictures,
  ) {}

  /**
   * Adds a product. The name gives the slug (`Giày Chạy Bộ` → `giay-chay-bo`, numbered when taken), colours
   * are saved lower-case, sizes sorted as numbers, and stock is their sum.
   * @param manager a transaction to take part in; without it the product is saved in one of its own
   * @throws BadRequestException with `errors` by field, such as a colour or a size named twice
   */
  async createProduct(
    data: NewProduct,
    { by, at }: ProductOrigin = NOBODY,
    manager?: EntityManager,
  ): Promise<ProductDto> {
    const product = prepareProduct(data);
    await this.pictures.hold(product);
    const save = async (open: EntityManager): Promise<ProductDto> => {
      const taken = new Set(await this.writes.findSlugsLike(product.slug, open));
      const slug = firstFree(product.slug, taken);
      const { id, changes } = await this.writes.insert({ ...product, slug }, open);
      await this.ledger.write(changes, { reason: 'opening', actorId: by?._id ?? null, at }, open);
      const details = { name: product.name, price: String(product.price) };
      if (by) await this.trail.record({ action: 'product-created', subjectId: id, by, details }, open);
      await this.catalogue.raise([id], open);
      return toProductDto(await this.read(id, open));
    };
    return manager ? save(manager) : this.run(save);
  }

  /**
   * Changes what the edit names of a product; `colors` replaces the whole list. Nothing is saved when
   * anything is wrong, nor when the edit names nothing.
   * @throws BadRequestException with `errors` by field; NotFoundException when there is no such product;
   *   ConflictException when a colleague's edit came between, or naming (by `lineKey`) the sizes of which
   *   fewer are left than the edit takes away
   */
  async updateProduct(id: string, edit: ProductEdit, by: Actor): Promise<ProductDto> {
    await this.holdPictures(id, edit);
    return this.run(async (manager) => {
      const current = await this.open(id, manager);
      if (edit.version !== undefined && edit.version !== current.version) {
        throw new ConflictException(
          'A colleague changed this product in the meantime. Please look at it again before you save.',
        );
      }
      if (isEmpty(edit)) return toProductDto(current);
      const { fields, colors } = prepareEdit(current, edit);
      const plan = colors && planShelf(id, await this.writes.findShelf(id, manager), colors);
      if (plan && Object.keys(plan.conflicts).length > 0) throw toConflict(plan.conflicts);

      const changes = plan?.changes ?? [];
      if (plan) await this.writes.arrange(id, plan, manager);
      await this.writes.update(id, fields, manager);
      await this.ledger.write(changes, { reason: 'edit', actorId: by._id }, manager);
      await this.catalogue.raise([id], manager);
      const edited = await this.read(id, manager);
      const details = describeEdit(edit, current, edited);
      await this.trail.record({ action: 'product-edited', subjectId: id, by, details }, manager);
      return toProductDto(edited);
    });
  }

  /**
   * Hides a product from everything but past orders and its ledger.
   * @throws NotFoundException when there is no such product, or it was deleted before
   */
  async deleteProduct(id: string, by: Actor): Promise<void> {
    await this.run(async (manager) => {
      await this.open(id, manager);
      await this.writes.hide(id, new Date(), manager);
      await this.catalogue.raise([id], manager);
      await this.trail.record({ action: 'product-deleted', subjectId: id, by }, manager);
    });
  }

  /**
   * Takes a deletion back; a product that is there already stays as it is.
   * @throws NotFoundException when there never was such a product
   */
  restoreProduct(id: string, by: Actor): Promise<ProductDto> {
    return this.run(async (manager) => {
      if (!ID_PATTERN.test(id)) throw new NotFoundException('There is no such product.');
      if (await this.writes.show(id, manager)) {
        await this.catalogue.raise([id], manager);
        await this.trail.record({ action: 'product-restored', subjectId: id, by }, manager);
      }
      return toProductDto(await this.read(id, manager));
    });
  }

  /**
   * Takes pairs that were sold elsewhere off the shelf and counts them as sold (contract, section 5). Where
   * colour and size leave several sizes, they go from the one of which most are left, then from the next.
   * @throws NotFoundException when there is no such product, colour or size; ConflictException when fewer
   *   pairs are left
   */
  correctQuantitySold(id: string, sold: SoldElsewhere, by: Actor): Promise<ProductDto> {
    return this.run(async (manager) => {
      await this.open(id, manager);
      const lines = pickPairs(id, await this.writes.findShelf(id, manager), sold);
      if (!lines) throw new NotFoundException('This product is not sold in that colour and size.');
      const left = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (left < sold.quantity) throw new ConflictException(onlyLeft(left));
      const { short, changes } = await this.stock.take(lines, manager);
      if (short.length > 0) throw new StockShortage(short);
      await this.ledger.write(changes, { reason: 'correction', actorId: by._id }, manager);
      const details = describeCorrection(sold);
      await this.trail.record({ action: 'product-stock-corrected', subjectId: id, by, details }, manager);
      await this.catalogue.raise([id], manager);
      return toProductDto(await this.read(id, manager));
    });
  }

  /**
   * Holds what an edit names and drops, before its transaction, which everybody's writes wait for. What a colleague
   * changes in between, that colleague has held. An edit that cannot be saved is refused by the transaction.
   */
  private async holdPictures(id: string, edit: ProductEdit): Promise<void> {
    const { adImage, navbarImage, colors: named, version } = edit;
    const namesNone = adImage === undefined && navbarImage === undefined && named === undefined;
    if (namesNone || !ID_PATTERN.test(id)) return;
    const current = await this.products.findByIdOrSlug(id);
    if (!current || (version !== undefined && version !== current.version)) return;
    const { fields, colors } = prepareEdit(current, edit);
    await this.pictures.hold({ ...fields, colors: colors ?? current.colors }, current);
  }

  /** The product, locked. */
  private async open(id: string, manager: EntityManager): Promise<ProductRecord> {
    // A slug, or an id in another spelling, is none here, whatever a collation makes of it.
    const isThere = ID_PATTERN.test(id) && (await this.writes.lock(id, manager));
    if (!isThere) throw new NotFoundException('There is no such product.');
    return this.read(id, manager);
  }

  private async read(id: string, manager: EntityManager): Promise<ProductRecord> {
    const record = await this.products.findByIdOrSlug(id, manager);
    if (!record) throw new NotFoundException('There is no such product.');
    return record;
  }

  /** One transaction, tried again when somebody else's write to the same product or slug came before it. */
  private async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      try {
        return await this.transactions.run(work);
      } catch (error) {
        if (!(error instanceof SlugTaken || error instanceof ShelfMoved)) throw error;
      }
    }
    throw new ConflictException('Others are changing this product at this moment. Please try again.');
  }
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that is not taken. */
function firstFree(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** Nothing but the version the editor saw. */
function isEmpty({ version: _version, ...changes }: ProductEdit): boolean {
  return Object.keys(changes).length === 0;
}

function toConflict(errors: Record<string, string>): ConflictException {
  const [first, ...others] = Object.values(errors);
  const message = others.length === 0 ? first : 'Some of these sizes have changed in the meantime.';
  return new ConflictException({ message, errors });
}

function onlyLeft(pairs: number): string {
  if (pairs === 0) return 'No pair is left.';
  return pairs === 1 ? 'Only 1 pair is left.' : `Only ${pairs} pairs are left.`;
}
