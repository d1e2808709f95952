import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an order and a product last changed, so that another program reads only what is new (rule W22). What is known of
 * the past is filled in. The columns may be empty: the previous release goes on writing rows without them.
 */
export class LastChanges1700000045000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the rows of others would go with the old one.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN updatedAt datetime(3)');
    await queryRunner.query('ALTER TABLE product_states ADD COLUMN updatedAt datetime(3)');
    await queryRunner.query(`
      UPDATE orders SET updatedAt = COALESCE(
        (SELECT MAX(h.createdAt) FROM order_history h WHERE h.orderId = orders.id), placedAt, createdAt)
      WHERE updatedAt IS NULL`);
    await queryRunner.query(`
      UPDATE product_states SET updatedAt =
        (SELECT MAX(m.createdAt) FROM stock_movements m WHERE m.productId = product_states.productId)
      WHERE updatedAt IS NULL`);
  }
}
