import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers have paid over of the cash that their couriers collected. */
export class CodStatements1700000071000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    for (const column of ['paidOverAt datetime(3)', 'paidOverAmount integer', 'codFee integer'])
      await queryRunner.query(`ALTER TABLE shipments ADD COLUMN ${column}`);
  }
}
