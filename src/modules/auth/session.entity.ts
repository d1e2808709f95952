import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';

/** A sign-in: it lives from the login to the logout, through every renewal of its tokens. */
@Entity('sessions')
@Index('ix_sessions_customer', ['customerId', 'expiresAt'])
export class Session {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('customers', 'id', { name: 'fk_sessions_customer', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  customerId: string;

  /** How the browser or the app named itself when it was last heard of; unbounded texts are cut. */
  @TextColumn(300, { nullable: true })
  userAgent: string | null;

  /** Where the last login or exchange came from; null for sign-ins of before this was kept. */
  @TextColumn(45, { nullable: true })
  address: string | null;

  /** SHA-256 of the part that all refresh tokens of this sign-in share: it tells a spent one from a guess. */
  @TextColumn(64)
  familyHash: string;

  /** SHA-256 of the refresh token that is good now. */
  @TextColumn(64)
  refreshHash: string;

  /** SHA-256 of the one before, which tabs may use for a moment longer. */
  @TextColumn(64, { nullable: true })
  previousHash: string | null;

  /** When the refresh token was last exchanged: the last use, give or take an access token's lifetime. */
  @InstantColumn({ nullable: true })
  rotatedAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;

  /** Set by a logout, by a change of the password elsewhere, or when a spent refresh token was used. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
