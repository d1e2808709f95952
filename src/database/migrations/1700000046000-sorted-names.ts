import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { sortKey } from '../../common/sort-key';

const BATCH = 500;

const INDEX = new TableIndex({
  name: 'ix_customers_sort',
  columnNames: ['sortName', 'id', 'deletedAt', 'role', 'searchName', 'email', 'phone'],
});

/**
 * By what lists of people are sorted: the order of Vietnamese, which no collation of the databases has alike. MySQL and
 * MariaDB keep what a migration did that was cut off, so each step looks whether it is done.
 */
export class SortedNames1700000046000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (!(await queryRunner.hasColumn('customers', 'sortName'))) {
      await queryRunner.query("ALTER TABLE customers ADD COLUMN sortName varchar(160) NOT NULL DEFAULT ''");
    }
    await fillIn(queryRunner);
    const table = await queryRunner.getTable('customers');
    if (!table?.indices.some(({ name }) => name === INDEX.name)) {
      await queryRunner.createIndex('customers', INDEX);
    }
  }
}

async function fillIn(queryRunner: QueryRunner): Promise<void> {
  type Row = { id: string; lastName: string; firstName: string };
  for (let last = ''; ;) {
    const rows = (await queryRunner.query(
      'SELECT id, lastName, firstName FROM customers WHERE id > ? AND deletedAt IS NULL ORDER BY id LIMIT ?',
      [last, BATCH],
    )) as Row[];
    for (const { id, lastName, firstName } of rows) {
      const key = sortKey(`${lastName} ${firstName}`);
      await queryRunner.query('UPDATE customers SET sortName = ? WHERE id = ?', [key, id]);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}
