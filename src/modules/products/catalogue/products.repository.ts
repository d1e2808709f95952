import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { textsOf } from '../../../database/whole-table';
import { ProductColor } from '../product-color.entity';
import { ProductState } from '../product-state.entity';
import { Product } from '../product.entity';
import type { BestSellerDto } from './dto/catalogue.dto';

/** Queries over all products, without filters. */
@Injectable()
export class ProductsRepository {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(ProductState) private readonly states: Repository<ProductState>,
  ) {}

  /** The paths of the pictures of all products, deleted ones too, which may come back. */
  async *pictures(): AsyncGenerator<string> {
    const { manager } = this.products;
    yield* textsOf(manager, 'products', ['adImage', 'navbarImage']);
    for await (const list of textsOf(manager, 'product_colors', ['imageDetail']))
      yield* JSON.parse(list) as string[];
  }

  /** The types and navbar pictures of these products. */
  findNavbarImages(ids: string[]): Promise<Pick<Product, 'type' | 'navbarImage'>[]> {
    return this.products.find({ select: { type: true, navbarImage: true }, where: { id: In(ids) } });
  }

  /** The `limit` products of which most pairs were sold, with the first picture of their first colour. */
  async findBestSellers(limit: number): Promise<BestSellerDto[]> {
    const best = this.states
      .createQueryBuilder('best')
      .where('best.deletedAt IS NULL AND best.quantitySold > 0')
      .orderBy({ 'best.quantitySold': 'DESC', 'best.productId': 'DESC' })
      .limit(limit);
    const rows = await best
      .innerJoin(Product, 'product', 'product.id = best.productId')
      .leftJoin(ProductColor, 'first', 'first.productId = best.productId AND first.position = 0')
      .select(['best.quantitySold AS quantitySold', 'product.id AS _id', 'product.name AS name'])
      .addSelect(['product.slug AS slug', 'product.adImage AS adImage', 'first.imageDetail AS imageDetail'])
      .getRawMany<Omit<BestSellerDto, 'image'> & { adImage: string; imageDetail: string | null }>();
    return rows.map(({ adImage, imageDetail, ...row }) => {
      const [image] = JSON.parse(imageDetail ?? '[]') as string[];
      return { ...row, image: image ?? adImage };
    });
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
