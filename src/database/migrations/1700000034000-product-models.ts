import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The path of a product's 3D model (rule G14). Managers give one to the shoes that are there. */
export class ProductModels1700000034000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the colours would go with the old one.
    await queryRunner.query('ALTER TABLE products ADD COLUMN model varchar(300)');
  }
}
