import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foldText } from '../../common/text';
import { foreignKey, instantColumn, integerColumn, referenceColumn, textColumn } from '../columns';

const ORDER_HISTORY = new Table({
  name: 'order_history',
  columns: [
    referenceColumn('orderId', { isPrimary: true }),
    integerColumn('revision', { isPrimary: true }),
    referenceColumn('actorId', { isNullable: true }),
    textColumn('fromStatus', 12),
    textColumn('toStatus', 12),
    instantColumn('createdAt'),
  ],
  foreignKeys: [foreignKey('fk_order_history_order', 'orderId', 'orders')],
});

// Written out: TypeORM's addColumn copies the whole table on SQLite, and the lines would go with the old one.
const COLUMNS = [
  ['pairs', 'integer NOT NULL DEFAULT 0'],
  ['searchText', "varchar(400) NOT NULL DEFAULT ''"],
  ['completedAt', 'datetime(3)'],
  ['deletedAt', 'datetime(3)'],
] as const;

const INDICES = [
  new TableIndex({
    name: 'ix_orders_placed',
    columnNames: ['deletedAt', 'placedAt', 'id', 'status', 'searchText'],
  }),
  new TableIndex({
    name: 'ix_orders_total',
    columnNames: ['deletedAt', 'total', 'id', 'placedAt', 'status'],
  }),
  new TableIndex({
    name: 'ix_orders_completed',
    columnNames: ['deletedAt', 'completedAt', 'total', 'pairs'],
  }),
];

const BATCH = 500;

/** What staff list, search and count orders by, and who changed what of them. */
export class OrderHistory1700000005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, type] of COLUMNS) {
      await queryRunner.query(`ALTER TABLE orders ADD COLUMN ${name} ${type}`);
    }
    await queryRunner.createTable(ORDER_HISTORY);
    await fillColumns(queryRunner);
    await fillSearchText(queryRunner);
    await fillHistory(queryRunner);
    for (const index of INDICES) await queryRunner.createIndex('orders', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of INDICES) await queryRunner.dropIndex('orders', name!);
    await queryRunner.dropTable(ORDER_HISTORY);
    for (const [name] of COLUMNS) await queryRunner.query(`ALTER TABLE orders DROP COLUMN ${name}`);
  }
}

/** When older orders were completed was not recorded: they count from the day they were placed. */
async function fillColumns(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `UPDATE orders SET pairs =
       (SELECT COALESCE(SUM(i.quantity), 0) FROM order_items i WHERE i.orderId = orders.id)
     WHERE placedAt IS NOT NULL`,
  );
  await queryRunner.query(`UPDATE orders SET completedAt = placedAt WHERE status = 'completed'`);
}

async function fillSearchText(queryRunner: QueryRunner): Promise<void> {
  type Row = { id: string; name: string; phone: string; email: string };
  for (let last = '', isDone = false; !isDone;) {
    const rows = (await queryRunner.query(
      `SELECT o.id, o.name, o.phone, c.email FROM orders o JOIN customers c ON c.id = o.customerId
       WHERE o.placedAt IS NOT NULL AND o.id > ? ORDER BY o.id LIMIT ${BATCH}`,
      [last],
    )) as Row[];
    for (const { id, name, phone, email } of rows) {
      const text = `${foldText(name)} #${phone}# ${foldText(email)}`.slice(0, 400);
      await queryRunner.query('UPDATE orders SET searchText = ? WHERE id = ?', [text, id]);
      last = id;
    }
    isDone = rows.length < BATCH;
  }
}

/**
 * Placing is known: its owner did it. Who moved an order on, and when, is not: no actor, at the earliest time. The
 * revisions are counted from the history, so that nothing is counted twice when this is done again.
 */
async function fillHistory(queryRunner: QueryRunner): Promise<void> {
  const insert = 'INSERT INTO order_history (orderId, revision, actorId, fromStatus, toStatus, createdAt)';
  const moved = '(SELECT MIN(h.revision) + 1 FROM order_history h WHERE h.orderId = orders.id)';
  await queryRunner.query(
    `${insert} SELECT id, revision + 1, customerId, 'cart', 'pending', placedAt FROM orders
     WHERE placedAt IS NOT NULL AND id NOT IN (SELECT orderId FROM order_history)`,
  );
  await queryRunner.query(
    `${insert} SELECT id, ${moved}, NULL, 'pending', status, placedAt FROM orders
     WHERE placedAt IS NOT NULL AND status <> 'pending'`,
  );
  await queryRunner.query(`UPDATE orders SET revision = ${moved} WHERE placedAt IS NOT NULL`);
}
