import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, instantColumn, referenceColumn, textColumn } from '../columns';

const INVITATIONS = new Table({
  name: 'staff_invitations',
  columns: [
    idColumn(),
    textColumn('email', 254),
    textColumn('role', 10),
    textColumn('tokenHash', 64),
    referenceColumn('invitedBy'),
    instantColumn('createdAt'),
    instantColumn('expiresAt'),
  ],
  foreignKeys: [foreignKey('fk_staff_invitations_inviter', 'invitedBy', 'customers')],
  indices: [
    { name: 'uq_staff_invitations_email', columnNames: ['email'], isUnique: true },
    { name: 'uq_staff_invitations_token', columnNames: ['tokenHash'], isUnique: true },
  ],
});

/** Links by which people join the staff (rule R9). */
export class StaffInvitations1700000061500 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(INVITATIONS);
  }
}
