import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  instantColumn,
  integerColumn,
  longTextColumn,
  moneyColumn,
  referenceColumn,
  textColumn,
} from '../columns';

const ATTEMPTS = new Table({
  name: 'payment_attempts',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    textColumn('provider', 10),
    textColumn('reference', 40),
    moneyColumn('amount'),
    textColumn('state', 10),
    longTextColumn('payUrl', { isNullable: true }),
    longTextColumn('transfer', { isNullable: true }),
    textColumn('externalId', 40, { isNullable: true }),
    instantColumn('createdAt'),
    instantColumn('expiresAt', { isNullable: true }),
    instantColumn('nextQueryAt', { isNullable: true }),
    integerColumn('queries', { default: 0 }),
  ],
  foreignKeys: [foreignKey('fk_payment_attempts_order', 'orderId', 'orders')],
  indices: [
    { name: 'uq_payment_attempts_reference', columnNames: ['reference'], isUnique: true },
    { name: 'uq_payment_attempts_external', columnNames: ['externalId'], isUnique: true },
    { name: 'ix_payment_attempts_order', columnNames: ['orderId', 'createdAt', 'id'] },
    { name: 'ix_payment_attempts_next', columnNames: ['nextQueryAt'] },
  ],
});

const RECEIVED = new Table({
  name: 'payments_received',
  columns: [
    idColumn(),
    textColumn('provider', 10),
    textColumn('transactionId', 64),
    textColumn('memo', 500),
    moneyColumn('amount'),
    textColumn('currency', 8),
    instantColumn('paidAt', { isNullable: true }),
    instantColumn('receivedAt'),
    referenceColumn('receivedById', { isNullable: true }),
    referenceColumn('orderId', { isNullable: true }),
    textColumn('verdict', 10, { isNullable: true }),
    textColumn('state', 10),
    textColumn('note', 500, { isNullable: true }),
    referenceColumn('settledById', { isNullable: true }),
    instantColumn('settledAt', { isNullable: true }),
  ],
  foreignKeys: [foreignKey('fk_payments_received_order', 'orderId', 'orders', 'SET NULL')],
  indices: [
    {
      name: 'uq_payments_received_transaction',
      columnNames: ['provider', 'transactionId'],
      isUnique: true,
    },
    { name: 'ix_payments_received_order', columnNames: ['orderId', 'receivedAt', 'id'] },
    { name: 'ix_payments_received_state', columnNames: ['state', 'receivedAt', 'id'] },
  ],
});

const REFUNDS = new Table({
  name: 'payment_refunds',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    referenceColumn('receivedId', { isNullable: true }),
    textColumn('provider', 10),
    textColumn('reference', 40),
    moneyColumn('amount'),
    textColumn('reason', 200),
    textColumn('state', 10),
    referenceColumn('createdById'),
    instantColumn('createdAt'),
    instantColumn('doneAt', { isNullable: true }),
    instantColumn('nextQueryAt', { isNullable: true }),
    integerColumn('queries', { default: 0 }),
  ],
  foreignKeys: [
    foreignKey('fk_payment_refunds_order', 'orderId', 'orders'),
    foreignKey('fk_payment_refunds_received', 'receivedId', 'payments_received'),
  ],
  indices: [
    { name: 'uq_payment_refunds_reference', columnNames: ['reference'], isUnique: true },
    { name: 'ix_payment_refunds_order', columnNames: ['orderId', 'createdAt', 'id'] },
    { name: 'ix_payment_refunds_received', columnNames: ['receivedId'] },
    { name: 'ix_payment_refunds_next', columnNames: ['nextQueryAt'] },
  ],
});

const ORDER_INDICES = [
  new TableIndex({
    name: 'uq_orders_payment_reference',
    columnNames: ['paymentReference'],
    isUnique: true,
  }),
  new TableIndex({ name: 'ix_orders_pay_by', columnNames: ['payBy'] }),
];

/**
 * Money: attempts to pay, what came and what went back. The previous release goes on writing orders and histories
 * without the new columns.
 */
export class Payments1700000052000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the rows of others would go with the old one.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN paidAmount bigint NOT NULL DEFAULT 0');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN refundedAmount bigint NOT NULL DEFAULT 0');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN paymentReference varchar(12)');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN payBy datetime(3)');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN expiredAt datetime(3)');
    await queryRunner.query('ALTER TABLE order_history ADD COLUMN reason varchar(20)');
    for (const index of ORDER_INDICES) await queryRunner.createIndex('orders', index);
    for (const table of [ATTEMPTS, RECEIVED, REFUNDS]) await queryRunner.createTable(table);
  }
}
