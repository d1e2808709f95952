import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which people are written to (rule X18); null: not known. */
export class CustomerLanguage1700000032000 implements MigrationInterface {
  name = 'CustomerLanguage1700000032000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD COLUMN language varchar(2)');
    await queryRunner.query('ALTER TABLE size_waits ADD COLUMN language varchar(2)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE size_waits DROP COLUMN language');
    await queryRunner.query('ALTER TABLE customers DROP COLUMN language');
  }
}
