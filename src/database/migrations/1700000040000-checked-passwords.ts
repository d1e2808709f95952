import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which password of an account is known not to be the published one: the end of its hash. */
export class CheckedPasswords1700000040000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD COLUMN checkedHash varchar(43)');
  }
}
