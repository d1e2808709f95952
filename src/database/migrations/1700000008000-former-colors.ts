import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names that a colour had before: carts and orders still know its pairs by them. */
export class FormerColors1700000008000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the sizes would go with the old one.
    await queryRunner.query(
      "ALTER TABLE product_colors ADD COLUMN formerKeys varchar(1000) NOT NULL DEFAULT ''",
    );
  }
}
