import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../database/columns';
import type { AuditAction } from './audit-actions';

/** Who did what to whom, when and from where. Rows are never changed, and are removed after 400 days (rule A32). */
@Entity('audit_events')
@Index('ix_audit_events_subject', ['subjectId', 'createdAt', 'id'])
@Index('ix_audit_events_created', ['createdAt'])
export class AuditEvent {
  @IdColumn()
  id: string;

  @TextColumn(40)
  action: AuditAction;

  /**
   * The customer or product; null for a login name without an account. Not a foreign key, since either may be
   * deleted.
   */
  @ReferenceColumn({ nullable: true })
  subjectId: string | null;

  /** The acting account; null for a visitor and for the shop itself. */
  @ReferenceColumn({ nullable: true })
  actorId: string | null;

  /** The call's network address; null for the shop itself. */
  @TextColumn(45, { nullable: true })
  address: string | null;

  /** A small JSON object of texts, without secrets and names. */
  @LongTextColumn()
  details: string;

  @InstantColumn()
  createdAt: Date;
}
