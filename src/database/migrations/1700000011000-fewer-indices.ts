import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const UNUSED: Record<string, Record<string, string[]>> = {
  products: {
    ix_products_newest: ['deletedAt', 'importAt', 'id'],
    ix_products_price: ['deletedAt', 'price', 'id'],
    ix_products_brand: ['deletedAt', 'brand', 'type', 'stock'],
  },
  product_colors: { ix_product_colors_key: ['colorKey', 'productId'] },
  orders: {
    ix_orders_placed: ['deletedAt', 'placedAt', 'id', 'status', 'searchText'],
    ix_orders_total: ['deletedAt', 'total', 'id', 'placedAt', 'status'],
    ix_orders_completed: ['deletedAt', 'completedAt', 'total', 'pairs'],
  },
  customers: {
    ix_customers_created: ['deletedAt', 'createdAt', 'id'],
    ix_customers_name: ['deletedAt', 'searchName', 'id'],
  },
};

/** Every sale moved rows of these indices, and no query reads them since the lists are kept in memory. */
export class FewerIndices1700000011000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(UNUSED)) {
      for (const name of Object.keys(indices)) await queryRunner.dropIndex(table, name);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(UNUSED)) {
      for (const [name, columnNames] of Object.entries(indices)) {
        await queryRunner.createIndex(table, new TableIndex({ name, columnNames }));
      }
    }
  }
}
