import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** What the lists of money to collect and to send back read, and what staff wrote of a refund. */
export class MoneyLists1700000055000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columnNames = ['status', 'deletedAt', 'payment', 'paidAmount', 'refundedAmount', 'total'];
    await queryRunner.createIndex('orders', new TableIndex({ name: 'ix_orders_money', columnNames }));
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE payment_refunds ADD COLUMN note varchar(300)');
  }
}
