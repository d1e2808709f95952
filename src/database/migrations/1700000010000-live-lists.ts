import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn } from '../columns';

const STATES = new Table({
  name: 'list_states',
  columns: [
    { name: 'list', type: 'varchar', length: '20', isPrimary: true },
    integerColumn('part', { isPrimary: true }),
    integerColumn('version'),
  ],
});

const LISTS = ['orders', 'customers'];
const PARTS = 16;

/** Says how often the lists of the back-office have changed, and which rows did. */
export class LiveLists1700000010000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(STATES);
    for (const list of LISTS) {
      for (let part = 0; part < PARTS; part += 1) {
        await queryRunner.query('INSERT INTO list_states (list, part, version) VALUES (?, ?, 0)', [
          list,
          part,
        ]);
      }
      // Written out: TypeORM's addColumn copies the whole table on SQLite, and rows would go with the old one.
      for (const column of ['listPart', 'listVersion']) {
        await queryRunner.query(`ALTER TABLE ${list} ADD COLUMN ${column} integer NOT NULL DEFAULT 0`);
      }
      const name = `ix_${list}_list`;
      await queryRunner.createIndex(list, new TableIndex({ name, columnNames: ['listPart', 'listVersion'] }));
    }
  }
}
