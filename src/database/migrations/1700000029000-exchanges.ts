import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, instantColumn, referenceColumn, textColumn } from '../columns';

const EXCHANGES = new Table({
  name: 'exchanges',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    referenceColumn('itemId'),
    textColumn('newSize', 8),
    textColumn('status', 12),
    instantColumn('createdAt'),
    instantColumn('heldUntil'),
    instantColumn('closedAt', { isNullable: true }),
  ],
  foreignKeys: [
    foreignKey('fk_exchanges_order', 'orderId', 'orders'),
    foreignKey('fk_exchanges_item', 'itemId', 'order_items'),
  ],
  indices: [
    { name: 'ix_exchanges_order', columnNames: ['orderId', 'createdAt', 'id'] },
    { name: 'ix_exchanges_item', columnNames: ['itemId'] },
    { name: 'ix_exchanges_status', columnNames: ['status', 'createdAt', 'id'] },
  ],
});

/** Exchanges of size, each with the pair that it sets aside (rule Z2). */
export class Exchanges1700000029000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(EXCHANGES);
  }
}
