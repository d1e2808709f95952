import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner } from '../../../database/transaction-runner';
import { MAX_FAVOURITES, type FavouriteListDto } from './dto/favourite.dto';
import { FavouritesRepository } from './favourites.repository';

/** The products that customers have marked (rule V9). */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly favourites: FavouritesRepository,
    private readonly transactions: TransactionRunner,
  ) {}

  /** The caller's, the latest mark first, without deleted products. */
  async list({ _id }: Pick<AuthenticatedUser, '_id'>): Promise<FavouriteListDto> {
    return { productIds: await this.favourites.findIds(_id) };
  }

  /**
   * Marks products; those that are marked stay where they are, what is no product is left out. Beyond 200 the oldest
   * marks go.
   * @param ids the oldest mark first
   */
  async add({ _id }: AuthenticatedUser, ids: readonly string[]): Promise<FavouriteListDto> {
    await this.transactions.run(async (manager) => {
      const onSale = await this.favourites.findOnSale(ids, manager);
      const now = Date.now();
      const marks = [...new Set(ids)]
        .filter((id) => onSale.has(id))
        .map((productId, index, all) => ({
          ...{ customerId: _id, productId },
          addedAt: new Date(now - all.length + 1 + index),
        }));
      await this.favourites.insert(marks, manager);
      await this.favourites.keepLatest(_id, MAX_FAVOURITES, manager);
    });
    return this.list({ _id });
  }

  /**
   * Takes a mark away, if there is one.
   * @throws Refusal (404) when there is neither a mark nor such a product
   */
  async remove({ _id }: AuthenticatedUser, productId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (await this.favourites.delete(_id, productId, manager)) return;
      const onSale = await this.favourites.findOnSale([productId], manager);
      if (!onSale.has(productId)) throw httpError(404, 'product.unknown');
    });
  }

  /** Removes the marks of an erased account. */
  forget(customerId: string, manager: EntityManager): Promise<void> {
    return this.favourites.deleteOfCustomer(customerId, manager);
  }
}
