import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';

/** A sign-in, from the login through every refresh to the logout. */
@Entity('sessions')
@Index('ix_sessions_customer', ['customerId', 'expiresAt'])
export class Session {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('customers', 'id', { name: 'fk_sessions_customer', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  customerId: string;

  /** The last User-Agent, cut to a fixed length. */
  @TextColumn(300, { nullable: true })
  userAgent: string | null;

  /** The network address of the last login or refresh; null for sign-ins from before it was stored. */
  @TextColumn(45, { nullable: true })
  address: string | null;

  /** SHA-256 of the part that all refresh tokens of this sign-in share: it tells a spent one from a guess. */
  @TextColumn(64)
  familyHash: string;

  /** SHA-256 of the valid refresh token. */
  @TextColumn(64)
  refreshHash: string;

  /** SHA-256 of the refresh token before it, which tabs may use for a moment longer (rule A5). */
  @TextColumn(64, { nullable: true })
  previousHash: string | null;

  /** When the refresh token was last exchanged, which is the last use to within an access token's lifetime. */
  @InstantColumn({ nullable: true })
  rotatedAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;

  /** Set by a logout, a password change elsewhere, or the use of a spent refresh token. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
