import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, textColumn } from '../columns';

const PROCESSES = new Table({
  name: 'running_processes',
  columns: [
    idColumn(),
    textColumn('secretMark', 64),
    textColumn('publicUrl', 300),
    textColumn('release', 80),
    instantColumn('seenAt'),
  ],
});

const MARKS = new Table({
  name: 'installation_marks',
  columns: [textColumn('name', 20, { isPrimary: true }), textColumn('mark', 64)],
});

/** By what processes on one database see that their settings differ. */
export class Installation1700000051000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(PROCESSES);
    await queryRunner.createTable(MARKS);
  }
}
