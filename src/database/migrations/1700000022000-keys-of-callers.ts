import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLE = 'idempotency_keys';
const INDEX = new TableIndex({
  name: 'ix_idempotency_keys_caller',
  columnNames: ['callerId', 'createdAt'],
});

/** Counts a caller's keys, and finds those of an erased person, without reading those of others. */
export class KeysOfCallers1700000022000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex(TABLE, INDEX);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex(TABLE, INDEX);
  }
}
