import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../database/columns';

/**
 * Texts without secrets. They contain ids instead of names, so that no data of an erased customer remains.
 */
export type AuditDetails = Readonly<Record<string, string>>;

/** Who did what to whom, when and from where. Rows are never changed, and are removed after 400 days (rule A32). */
@Entity('audit_events')
@Index('ix_audit_events_subject', ['subjectId', 'createdAt', 'id'])
@Index('ix_audit_events_created', ['createdAt'])
@Index('ix_audit_events_action', ['action', 'createdAt', 'id'])
@Index('ix_audit_events_actor', ['actorId', 'createdAt', 'id'])
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

  @Column('simple-json')
  details: AuditDetails;

  @InstantColumn()
  createdAt: Date;
}

/** The actions in the audit trail. The first word names the subject: an account or a product. */
export const AUDIT_ACTIONS = [
  'account-manager-created',
  'account-role-changed',
  'account-invitation-sent',
  'account-invitation-withdrawn',
  'account-invitation-accepted',
  'account-access-ended',
  'account-deleted',
  'account-erased',
  'account-exported',
  'account-list-exported',
  'account-order-deleted',
  'account-exchange-changed',
  'account-return-changed',
  'account-invoice-recorded',
  'account-money-received',
  'account-money-matched',
  'account-money-settled',
  'account-refund-asked',
  'account-refund-closed',
  'account-shipment-added',
  'account-shipment-event',
  'account-email-asked',
  'account-email-changed',
  'account-email-confirmed',
  'account-phone-changed',
  'account-password-changed',
  'account-password-reset',
  'account-reset-asked',
  'account-signed-in',
  'account-sessions-ended',
  'account-read',
  'account-sign-in-failed',
  'account-sign-in-blocked',
  'account-second-factor-added',
  'account-second-factor-removed',
  'account-second-factor-reset',
  'account-second-factor-failed',
  'account-second-factor-blocked',
  'account-recovery-codes-changed',
  'product-created',
  'product-edited',
  'product-deleted',
  'product-restored',
  'product-stock-corrected',
  'product-stock-changed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an event is about. */
export const AUDIT_SUBJECTS = ['account', 'product'] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** What events of an action are about: the action's first word. */
export function subjectOf(action: AuditAction): AuditSubject {
  return action.startsWith('product-') ? 'product' : 'account';
}
