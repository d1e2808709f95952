import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  instantColumn,
  integerColumn,
  longTextColumn,
  referenceColumn,
  textColumn,
} from '../columns';

const RETURNS = new Table({
  name: 'returns',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    longTextColumn('lines'),
    integerColumn('amount'),
    textColumn('status', 12),
    textColumn('cause', 12),
    textColumn('note', 300, { isNullable: true }),
    instantColumn('createdAt'),
    instantColumn('sendBy', { isNullable: true }),
    instantColumn('closedAt', { isNullable: true }),
    textColumn('reason', 200, { isNullable: true }),
  ],
  foreignKeys: [foreignKey('fk_returns_order', 'orderId', 'orders')],
  indices: [
    { name: 'ix_returns_order', columnNames: ['orderId', 'createdAt', 'id'] },
    { name: 'ix_returns_status', columnNames: ['status', 'createdAt', 'id'] },
  ],
});

const MONEY = new TableIndex({
  name: 'ix_orders_money',
  columnNames: [
    'waivedAmount',
    'status',
    'deletedAt',
    'id',
    'paidAmount',
    'refundedAmount',
    'returnedAmount',
    'total',
  ],
});

/**
 * Returns for money, and what the pairs that came back of an order have cost (rule Y4). A table of their own: the previous
 * release would end what it finds among the exchanges by giving a pair back that was never set aside.
 */
export class Returns1700000068000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(RETURNS);
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN returnedAmount bigint NOT NULL DEFAULT 0');
    await queryRunner.dropIndex('orders', MONEY);
    await queryRunner.createIndex('orders', MONEY);
  }
}
