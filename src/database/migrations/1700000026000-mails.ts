import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  instantColumn,
  integerColumn,
  longTextColumn,
  referenceColumn,
  textColumn,
} from '../columns';

const MAILS = new Table({
  name: 'mails',
  columns: [
    idColumn(),
    referenceColumn('accountId'),
    textColumn('recipient', 254),
    textColumn('subject', 200),
    longTextColumn('sealedText', { isNullable: true }),
    textColumn('state', 10),
    integerColumn('attempts'),
    textColumn('problem', 80, { isNullable: true }),
    instantColumn('createdAt'),
    instantColumn('nextAttemptAt', { isNullable: true }),
    instantColumn('goodUntil', { isNullable: true }),
  ],
  indices: [
    { name: 'ix_mails_next', columnNames: ['nextAttemptAt'] },
    { name: 'ix_mails_state', columnNames: ['state', 'createdAt'] },
    { name: 'ix_mails_account', columnNames: ['accountId'] },
  ],
});

/** Mails, written by the transactions that cause them and sent afterwards (rule X15). */
export class Mails1700000026000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(MAILS);
  }
}
