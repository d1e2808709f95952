import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { ProductState } from '../product.entity';
import { Favourite } from './favourite.entity';

/** Every query on favourites. */
@Injectable()
export class FavouritesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The ids of a customer's marked products that are on sale, the latest mark first. */
  async findIds(customerId: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager
      .createQueryBuilder(Favourite, 'one')
      .innerJoin(ProductState, 'state', 'state.productId = one.productId AND state.deletedAt IS NULL')
      .where({ customerId })
      .orderBy('one.addedAt', 'DESC')
      .addOrderBy('one.productId', 'DESC')
      .getMany();
    return rows.map(({ productId }) => productId);
  }

  /** Which of these are products on sale. */
  async findOnSale(ids: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const states = await manager.find(ProductState, {
      select: { productId: true },
      where: { productId: In([...ids]), deletedAt: IsNull() },
    });
    return new Set(states.map(({ productId }) => productId));
  }

  /** Saves marks; those that are there keep their moment. */
  async insert(favourites: Favourite[], manager: EntityManager): Promise<void> {
    if (favourites.length === 0) return;
    await manager.createQueryBuilder().insert().into(Favourite).values(favourites).orIgnore().execute();
  }

  /** Removes all marks of a customer but the latest `most`. */
  async keepLatest(customerId: string, most: number, manager: EntityManager): Promise<void> {
    const order = { addedAt: 'DESC', productId: 'DESC' } as const;
    const all = await manager.find(Favourite, { where: { customerId }, order });
    const over = all.slice(most).map(({ productId }) => productId);
    if (over.length > 0) await manager.delete(Favourite, { customerId, productId: In(over) });
  }

  /** Removes a mark; false when there is none. */
  async delete(customerId: string, productId: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(Favourite, { customerId, productId });
    return affected === 1;
  }

  async deleteOfCustomer(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Favourite, { customerId });
  }
}
