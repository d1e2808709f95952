import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = new TableIndex({
  name: 'ix_orders_to_do',
  columnNames: ['hasParcel', 'status', 'deletedAt', 'invoiceNumber', 'placedAt'],
});

/**
 * Whether an order has a parcel, so that those that wait for one are counted by an index. The previous release goes on
 * writing parcels without it: the next step of such a parcel puts it right.
 */
export class OrdersToDo1700000066000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN hasParcel integer NOT NULL DEFAULT 0');
    await queryRunner.query('UPDATE orders SET hasParcel = 1 WHERE shipments IS NOT NULL AND hasParcel = 0');
    await queryRunner.createIndex('orders', INDEX);
  }
}
