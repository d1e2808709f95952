import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the HTML of mails is drawn of; null in those of the release before. */
export class MailContents1700000060000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails ADD COLUMN sealedContent text');
  }
}
