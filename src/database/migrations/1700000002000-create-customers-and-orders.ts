import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, instantColumn, integerColumn, referenceColumn, textColumn } from '../columns';

const CUSTOMERS = new Table({
  name: 'customers',
  columns: [
    idColumn(),
    textColumn('username', 50, { isNullable: true }),
    textColumn('lastName', 50),
    textColumn('firstName', 50),
    textColumn('searchName', 220),
    textColumn('email', 254),
    textColumn('phone', 12),
    textColumn('address', 300),
    textColumn('dob', 10),
    textColumn('country', 2),
    textColumn('role', 10),
    textColumn('passwordHash', 200),
    instantColumn('activeUntil', { isNullable: true }),
    instantColumn('createdAt'),
    instantColumn('deletedAt', { isNullable: true }),
  ],
  indices: [
    { name: 'uq_customers_username', columnNames: ['username'], isUnique: true },
    { name: 'uq_customers_email', columnNames: ['email'], isUnique: true },
    { name: 'uq_customers_phone', columnNames: ['phone'], isUnique: true },
    { name: 'ix_customers_created', columnNames: ['deletedAt', 'createdAt', 'id'] },
  ],
});

const SESSIONS = new Table({
  name: 'sessions',
  columns: [
    idColumn(),
    referenceColumn('customerId'),
    textColumn('familyHash', 64),
    textColumn('refreshHash', 64),
    textColumn('previousHash', 64, { isNullable: true }),
    instantColumn('rotatedAt', { isNullable: true }),
    instantColumn('createdAt'),
    instantColumn('expiresAt'),
    instantColumn('endedAt', { isNullable: true }),
  ],
  indices: [{ name: 'ix_sessions_customer', columnNames: ['customerId', 'expiresAt'] }],
  foreignKeys: [foreignKey('fk_sessions_customer', 'customerId', 'customers')],
});

const ORDERS = new Table({
  name: 'orders',
  columns: [
    idColumn(),
    referenceColumn('customerId'),
    referenceColumn('cartOwnerId', { isNullable: true }),
    textColumn('status', 12),
    textColumn('name', 120),
    textColumn('phone', 12),
    textColumn('address', 300),
    textColumn('payment', 10, { isNullable: true }),
    integerColumn('total', { isNullable: true }),
    integerColumn('revision'),
    instantColumn('createdAt'),
    instantColumn('placedAt', { isNullable: true }),
  ],
  indices: [
    { name: 'uq_orders_cart_owner', columnNames: ['cartOwnerId'], isUnique: true },
    { name: 'ix_orders_customer', columnNames: ['customerId', 'createdAt', 'id'] },
  ],
  foreignKeys: [foreignKey('fk_orders_customer', 'customerId', 'customers', 'NO ACTION')],
});

const ORDER_ITEMS = new Table({
  name: 'order_items',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    integerColumn('position'),
    referenceColumn('productId'),
    textColumn('color', 60),
    textColumn('size', 8),
    textColumn('name', 150),
    integerColumn('price'),
    textColumn('image', 300),
    integerColumn('quantity'),
  ],
  indices: [
    {
      name: 'uq_order_items_line',
      columnNames: ['orderId', 'productId', 'color', 'size'],
      isUnique: true,
    },
  ],
  foreignKeys: [foreignKey('fk_order_items_order', 'orderId', 'orders')],
});

/** People, their sign-ins, their carts and orders. */
export class CreateCustomersAndOrders1700000002000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [CUSTOMERS, SESSIONS, ORDERS, ORDER_ITEMS]) await queryRunner.createTable(table);
  }
}
