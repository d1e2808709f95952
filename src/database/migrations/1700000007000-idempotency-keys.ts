import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instantColumn, longTextColumn, textColumn } from '../columns';

const IDEMPOTENCY_KEYS = new Table({
  name: 'idempotency_keys',
  columns: [
    textColumn('id', 64, { isPrimary: true }),
    textColumn('fingerprint', 64),
    longTextColumn('answer', { isNullable: true }),
    instantColumn('createdAt'),
  ],
  indices: [{ name: 'ix_idempotency_keys_created', columnNames: ['createdAt'] }],
});

/** The keys under which calls were carried out, so that a repeated call is answered and not done again. */
export class IdempotencyKeys1700000007000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(IDEMPOTENCY_KEYS);
  }
}
