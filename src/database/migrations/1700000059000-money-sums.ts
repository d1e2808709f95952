import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = new TableIndex({
  name: 'ix_orders_money',
  columnNames: ['waivedAmount', 'status', 'deletedAt', 'id', 'paidAmount', 'refundedAmount', 'total'],
});

/** With `status` first, SQLite read the lists of orders by this index: 650 ms instead of one with 100,000 orders. */
export class MoneySums1700000059000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('orders', INDEX);
    await queryRunner.createIndex('orders', INDEX);
  }
}
