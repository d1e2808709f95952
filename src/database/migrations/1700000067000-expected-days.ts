import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days on which an order was promised to arrive. */
export class ExpectedDays1700000067000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN expectedFrom varchar(10)');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN expectedTo varchar(10)');
  }
}
