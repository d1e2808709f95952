import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDICES = [
  new TableIndex({ name: 'ix_audit_events_action', columnNames: ['action', 'createdAt', 'id'] }),
  new TableIndex({ name: 'ix_audit_events_actor', columnNames: ['actorId', 'createdAt', 'id'] }),
];

/** What the list of all audit events reads when an action or an actor narrows it. */
export class AuditList1700000069000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // One after the other: `createIndices` would send them at once, in no order.
    for (const index of INDICES) await queryRunner.createIndex('audit_events', index);
  }
}
