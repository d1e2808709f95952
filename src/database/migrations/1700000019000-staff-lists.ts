import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn } from '../columns';

/** What staff list, search, count and add up, each in an index that has all of it. */
const INDICES: Record<string, Record<string, string[]>> = {
  orders: {
    ix_orders_placed: ['deletedAt', 'placedAt', 'id', 'status', 'searchText'],
    ix_orders_total: ['deletedAt', 'total', 'id', 'placedAt', 'status', 'searchText'],
    ix_orders_completed: ['deletedAt', 'completedAt', 'total', 'pairs'],
  },
  customers: {
    ix_customers_created: ['deletedAt', 'createdAt', 'id', 'role', 'searchName', 'email', 'phone'],
    ix_customers_name: ['deletedAt', 'searchName', 'id', 'role', 'email', 'phone'],
  },
  product_states: { ix_product_states_sold: ['deletedAt', 'quantitySold', 'productId'] },
};

/** What counted the changes of lists that each process kept in memory. */
const LISTS = ['orders', 'customers'];
const PARTS = 16;
const COLUMNS = ['listPart', 'listVersion'];
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
  name = 'StaffLists1700000019000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(INDICES)) {
      const known = await indicesOf(queryRunner, table);
      for (const [name, columnNames] of Object.entries(indices)) {
        if (!known.has(name)) await queryRunner.createIndex(table, new TableIndex({ name, columnNames }));
      }
    }
    for (const list of LISTS) {
      const name = `ix_${list}_list`;
      if ((await indicesOf(queryRunner, list)).has(name)) await queryRunner.dropIndex(list, name);
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
    for (const list of LISTS) {
      for (let part = 0; part < PARTS; part += 1) {
        await queryRunner.query('INSERT INTO list_states (list, part, version) VALUES (?, ?, 0)', [
          list,
          part,
        ]);
      }
      for (const column of COLUMNS) {
        await queryRunner.query(`ALTER TABLE ${list} ADD COLUMN ${column} integer NOT NULL DEFAULT 0`);
      }
      const name = `ix_${list}_list`;
      await queryRunner.createIndex(list, new TableIndex({ name, columnNames: COLUMNS }));
    }
    for (const [table, indices] of Object.entries(INDICES)) {
      for (const name of Object.keys(indices)) await queryRunner.dropIndex(table, name);
    }
  }
}

async function indicesOf(queryRunner: QueryRunner, name: string): Promise<Set<string | undefined>> {
  const table = await queryRunner.getTable(name);
  return new Set(table?.indices.map((index) => index.name));
}
