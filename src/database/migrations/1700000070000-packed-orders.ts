import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = new TableIndex({
  name: 'ix_orders_to_do',
  columnNames: ['hasParcel', 'status', 'deletedAt', 'invoiceNumber', 'placedAt', 'packedAt'],
});

/** When staff packed an order (rule O19); the index counts what is to be packed. */
export class PackedOrders1700000070000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN packedAt datetime(3)');
    await queryRunner.dropIndex('orders', INDEX);
    await queryRunner.createIndex('orders', INDEX);
  }
}
