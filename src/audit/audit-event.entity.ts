import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../database/columns';
import type { AuditAction } from './audit-actions';

/** What was done, by whom, to whom, when and from where. Rows come, stay 400 days, and never change. */
@Entity('audit_events')
@Index('ix_audit_events_subject', ['subjectId', 'createdAt', 'id'])
@Index('ix_audit_events_created', ['createdAt'])
export class AuditEvent {
  @IdColumn()
  id: string;

  @TextColumn(40)
  action: AuditAction;

  /** The customer or product it was done to; null for a name that no account has. No key: both may go. */
  @ReferenceColumn({ nullable: true })
  subjectId: string | null;

  /** Who did it; null for a caller who was not signed in, and for the shop itself. */
  @ReferenceColumn({ nullable: true })
  actorId: string | null;

  /** The network address of the call; null for the shop itself. */
  @TextColumn(45, { nullable: true })
  address: string | null;

  /** A small JSON object of texts, without secrets and without names. */
  @LongTextColumn()
  details: string;

  @InstantColumn()
  createdAt: Date;
}
