import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom an order's invoice names, and the invoice that was issued for it. */
export class Invoices1700000058000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN invoiceBuyer text');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN invoiceNumber varchar(40)');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN invoiceUrl varchar(500)');
  }
}
