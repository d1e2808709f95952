import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, longTextColumn, referenceColumn, textColumn } from '../columns';

const EVENTS = new Table({
  name: 'audit_events',
  columns: [
    idColumn(),
    textColumn('action', 40),
    referenceColumn('subjectId', { isNullable: true }),
    referenceColumn('actorId', { isNullable: true }),
    textColumn('address', 45, { isNullable: true }),
    longTextColumn('details'),
    instantColumn('createdAt'),
  ],
  indices: [
    { name: 'ix_audit_events_subject', columnNames: ['subjectId', 'createdAt', 'id'] },
    { name: 'ix_audit_events_created', columnNames: ['createdAt'] },
  ],
});

/** Who did what to whom, when and from where. */
export class AuditEvents1700000017000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(EVENTS);
  }
}
