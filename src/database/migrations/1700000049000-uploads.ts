import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instantColumn, integerColumn, textColumn } from '../columns';

const UPLOADS = new Table({
  name: 'uploads',
  columns: [
    textColumn('name', 255, { isPrimary: true }),
    integerColumn('bytes'),
    instantColumn('neededAt'),
    instantColumn('removingAt', { isNullable: true }),
  ],
});

/** A row for each uploaded picture and model. The hourly sweep adds those of files that are there already. */
export class Uploads1700000049000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(UPLOADS);
  }
}
