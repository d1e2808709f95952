import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which people are written to (rule X18); null: not known. */
export class CustomerLanguage1700000032000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD COLUMN language varchar(2)');
    await queryRunner.query('ALTER TABLE size_waits ADD COLUMN language varchar(2)');
  }
}
