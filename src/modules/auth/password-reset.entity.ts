import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns';

/** The one link with which a customer may choose another password; asking for a new one replaces it. */
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

  /** SHA-256 of the token in the link. */
  @TextColumn(64)
  tokenHash: string;

  /** Where the link was sent: it is good for nothing once the account has another address. */
  @TextColumn(254)
  email: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
