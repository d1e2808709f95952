import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn } from '../columns';

/**
 * What staff list, search, count and add up, each in an index that has all of it. None begins with `deletedAt`, which
 * is null in most rows: SQLite would prefer it to the index that finds a customer's few orders.
 */
const INDICES: Record<string, Record<string, string[]>> = {
  orders: {
    ix_orders_placed: ['placedAt', 'id', 'deletedAt', 'status', 'searchText'],
    ix_orders_total: ['total', 'id', 'placedAt', 'deletedAt', 'status', 'searchText'],
    ix_orders_completed: ['completedAt', 'deletedAt', 'total', 'pairs'],
  },
  customers: {
    ix_customers_created: ['createdAt', 'id', 'deletedAt', 'role', 'searchName', 'email', 'phone'],
    ix_customers_name: ['searchName', 'id', 'deletedAt', 'role', 'email', 'phone'],
  },
  product_states: { ix_product_states_sold: ['quantitySold', 'productId', 'deletedAt'] },
};

/** What counted the changes of lists that each process kept in memory. */
const PARTS = 16;
const COLUMNS = ['listPart', 'listVersion'];
const UNUSED: Record<string, Record<string, string[]>> = {
  orders: { ix_orders_list: COLUMNS },
  customers: { ix_customers_list: COLUMNS, ix_customers_role: ['deletedAt', 'role', 'createdAt', 'id'] },
};
const STATES = new Table({
  name: 'list_states',
  columns: [
    { name: 'list', type: 'varchar', length: '20', isPrimary: true },
    integerColumn('part', { isPrimary: true }),
    integerColumn('version'),
  ],
});

/**
 * Lets the database list orders and customers, which each process kept in memory before. No row is written: the
 * folded texts that searches read are in the rows already. MySQL and MariaDB keep what a migration did that was
 * cut off, so each step looks whether it is done.
 */
export class StaffLists1700000019000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await create(queryRunner, INDICES);
    await drop(queryRunner, UNUSED);
    for (const list of Object.keys(UNUSED)) {
      for (const column of COLUMNS) {
        // Written out: TypeORM's dropColumn copies the whole table on SQLite, and rows would go with the old one.
        const isThere = await queryRunner.hasColumn(list, column);
        if (isThere) await queryRunner.query(`ALTER TABLE ${list} DROP COLUMN ${column}`);
      }
    }
    await queryRunner.dropTable(STATES, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(STATES);
    for (const list of Object.keys(UNUSED)) {
      for (let part = 0; part < PARTS; part += 1) {
        await queryRunner.query(
          `INSERT INTO list_states (list, part, version) VALUES ('${list}', ${part}, 0)`,
        );
      }
      for (const column of COLUMNS) {
        await queryRunner.query(`ALTER TABLE ${list} ADD COLUMN ${column} integer NOT NULL DEFAULT 0`);
      }
    }
    await create(queryRunner, UNUSED);
    await drop(queryRunner, INDICES);
  }
}

/** Makes those of the indices that are not there. */
async function create(queryRunner: QueryRunner, indices: typeof INDICES): Promise<void> {
  for (const [table, wanted] of Object.entries(indices)) {
    const known = await indicesOf(queryRunner, table);
    for (const [name, columnNames] of Object.entries(wanted)) {
      if (!known.has(name)) await queryRunner.createIndex(table, new TableIndex({ name, columnNames }));
    }
  }
}

/** Drops those of the indices that are there. */
async function drop(queryRunner: QueryRunner, indices: typeof INDICES): Promise<void> {
  for (const [table, unwanted] of Object.entries(indices)) {
    const known = await indicesOf(queryRunner, table);
    for (const name of Object.keys(unwanted)) if (known.has(name)) await queryRunner.dropIndex(table, name);
  }
}

async function indicesOf(queryRunner: QueryRunner, name: string): Promise<Set<string | undefined>> {
  const table = await queryRunner.getTable(name);
  return new Set(table?.indices.map((index) => index.name));
}
