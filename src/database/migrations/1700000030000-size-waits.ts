import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, referenceColumn, textColumn } from '../columns';

const SIZE_WAITS = new Table({
  name: 'size_waits',
  columns: [
    idColumn(),
    referenceColumn('productId'),
    textColumn('color', 60),
    textColumn('colorKey', 60),
    textColumn('size', 8),
    textColumn('asker', 254),
    referenceColumn('customerId', { isNullable: true }),
    textColumn('tokenHash', 64, { isNullable: true }),
    instantColumn('createdAt'),
    instantColumn('toldAt', { isNullable: true }),
  ],
  indices: [
    { name: 'uq_size_waits', columnNames: ['productId', 'colorKey', 'size', 'asker'], isUnique: true },
    { name: 'ix_size_waits_customer', columnNames: ['customerId'] },
    { name: 'ix_size_waits_token', columnNames: ['tokenHash'] },
    { name: 'ix_size_waits_created', columnNames: ['createdAt'] },
  ],
});

/** The people who wait for a sold-out size (rule B1). */
export class SizeWaits1700000030000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(SIZE_WAITS);
  }
}
