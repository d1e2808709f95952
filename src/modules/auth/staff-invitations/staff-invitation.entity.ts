import { Entity, ForeignKey, Index } from 'typeorm';
import type { Role } from '../../../access/role';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../../database/columns';

/**
 * An open invitation to the staff (rule R9); another one to the same address replaces it. What became of those that are
 * over is in the audit trail.
 */
@Entity('staff_invitations')
@Index('uq_staff_invitations_email', ['email'], { unique: true })
@Index('uq_staff_invitations_token', ['tokenHash'], { unique: true })
export class StaffInvitation {
  @IdColumn()
  id: string;

  /** Lower-case. */
  @TextColumn(254)
  email: string;

  @TextColumn(10)
  role: Role;

  /** SHA-256 of the link's token. */
  @TextColumn(64)
  tokenHash: string;

  @ReferenceColumn()
  @ForeignKey('customers', 'id', {
    name: 'fk_staff_invitations_inviter',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  invitedBy: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
