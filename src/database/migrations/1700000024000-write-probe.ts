import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instantColumn, textColumn } from '../columns';

/** No entity: one row, which is written to see whether the database takes writes (rule X9). */
const PROBE = new Table({
  name: 'write_probe',
  columns: [textColumn('id', 20, { isPrimary: true }), instantColumn('writtenAt')],
});

export class WriteProbe1700000024000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(PROBE);
  }
}
