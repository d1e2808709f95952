import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['products', 'catalogue_entries'];

/** What a shoe is made of (rule G12). Managers tell it of the shoes that are there. */
export class Materials1700000023000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and the colours would go with the old one.
    for (const table of TABLES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN material varchar(20) NOT NULL DEFAULT 'synthetic'`,
      );
    }
  }
}
