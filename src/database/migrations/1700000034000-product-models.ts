import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The path of a product's 3D model (rule G14). Managers give one to the shoes that are there. */
export class ProductModels1700000034000 implements MigrationInterface {
  name = 'ProductModels1700000034000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the colours would go with the old one.
    await queryRunner.query('ALTER TABLE products ADD COLUMN model varchar(300)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE products DROP COLUMN model');
  }
}
