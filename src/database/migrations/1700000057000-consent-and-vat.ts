import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers and orders accepted, who wants news, and the VAT in an order's prices. */
export class ConsentAndVat1700000057000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN termsVersion varchar(12)');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN vatPercent integer');
    await queryRunner.query('ALTER TABLE customers ADD COLUMN termsVersion varchar(12)');
    await queryRunner.query('ALTER TABLE customers ADD COLUMN newsAt datetime(3)');
  }
}
