import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The slugs of the products that are not deleted, in an order that does not change. */
@Injectable()
export class ProductAddressesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countSlugs(): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      'SELECT COUNT(*) AS total FROM product_states WHERE deletedAt IS NULL',
    );
    return Number(row?.total ?? 0);
  }

  async findSlugs(offset: number, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ slug: string }[]>(
      `SELECT slug FROM products JOIN product_states ON productId = id
       WHERE deletedAt IS NULL ORDER BY slug LIMIT ? OFFSET ?`,
      [limit, offset],
    );
    return rows.map(({ slug }) => slug);
  }
}
