import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = new TableIndex({
  name: 'ix_orders_money',
  columnNames: ['status', 'deletedAt', 'payment', 'paidAmount', 'refundedAmount', 'waivedAmount', 'total'],
});

/** What went back of orders that were paid in full, and is not asked for again. */
export class WaivedAmounts1700000056000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN waivedAmount bigint NOT NULL DEFAULT 0');
    await queryRunner.query(
      "ALTER TABLE payment_refunds ADD COLUMN kind varchar(10) NOT NULL DEFAULT 'return'",
    );
    const isPaid = "status IN ('pending', 'delivering', 'completed') AND paidAmount >= total";
    await queryRunner.query(
      `UPDATE orders SET waivedAmount = total - paidAmount + refundedAmount
       WHERE ${isPaid} AND paidAmount - refundedAmount < total`,
    );
    await queryRunner.query(
      `UPDATE payment_refunds SET kind = 'goodwill'
       WHERE state = 'pending' AND orderId IN (SELECT id FROM orders WHERE ${isPaid})`,
    );
    await queryRunner.dropIndex('orders', INDEX);
    await queryRunner.createIndex('orders', INDEX);
    // Nothing has ever written it.
    const external = new TableIndex({ name: 'uq_payment_attempts_external', columnNames: ['externalId'] });
    await queryRunner.dropIndex('payment_attempts', external);
    await queryRunner.query('ALTER TABLE payment_attempts DROP COLUMN externalId');
  }
}
