import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns';

/** A customer's only link for a new password; a new request replaces it (rule A13). */
@Entity('password_resets')
@Index('uq_password_resets_token', ['tokenHash'], { unique: true })
export class PasswordReset {
  @PrimaryColumn({ type: 'varchar', length: 24 })
  @ForeignKey('customers', 'id', {
    name: 'fk_password_resets_customer',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  customerId: string;

  /** SHA-256 of the link's token. */
  @TextColumn(64)
  tokenHash: string;

  /** The link's recipient: the link is invalid once the account has another address. */
  @TextColumn(254)
  email: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
