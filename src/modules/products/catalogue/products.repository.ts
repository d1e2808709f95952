import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { textsOf } from '../../../database/whole-table';
import { Product, ProductState } from '../product.entity';

/** Queries over all products, without filters. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** The paths of the pictures and models of all products, deleted ones too, which may come back. */
  async *pictures(): AsyncGenerator<string> {
    const { manager } = this.products;
    yield* textsOf(manager, 'products', ['adImage', 'navbarImage', 'model']);
    for await (const list of textsOf(manager, 'product_colors', ['imageDetail']))
      yield* JSON.parse(list) as string[];
  }

  /** Some of the slugs of the products that are not deleted, in alphabetical order. */
  async findSlugs(offset: number, limit: number): Promise<string[]> {
    const rows = await this.products
      .createQueryBuilder('product')
      .innerJoin(ProductState, 'state', 'state.productId = product.id AND state.deletedAt IS NULL')
      .select('product.slug', 'slug')
      .orderBy('product.slug')
      .offset(offset)
      .limit(limit)
      .getRawMany<{ slug: string }>();
    return rows.map(({ slug }) => slug);
  }
}
