import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The grams of a product's pair (rule G15). Managers weigh the shoes that are there. */
export class ProductWeights1700000048000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the colours would go with the old one.
    await queryRunner.query('ALTER TABLE products ADD COLUMN weight integer');
  }
}
