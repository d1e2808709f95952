import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an exchange of size was refused (rule Z4). */
export class RefusalReasons1700000031000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE exchanges ADD COLUMN reason varchar(200)');
  }
}
