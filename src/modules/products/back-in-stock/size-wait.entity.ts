import { Entity, Index } from 'typeorm';
import type { Language } from '../../../common/language';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../../database/columns';

/** A person who waits for a sold-out size (rule B1). No foreign keys, as in the ledger. */
@Entity('size_waits')
@Index('uq_size_waits', ['productId', 'colorKey', 'size', 'asker'], { unique: true })
@Index('ix_size_waits_customer', ['customerId'])
@Index('ix_size_waits_token', ['tokenHash'])
@Index('ix_size_waits_created', ['createdAt'])
export class SizeWait {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  productId: string;

  /** The colour's name at the time of the request. */
  @TextColumn(60)
  color: string;

  /** The normalised colour name: `colorKey` in `stock-line.ts`. */
  @TextColumn(60)
  colorKey: string;

  @TextColumn(8)
  size: string;

  /** An account's id, or a visitor's e-mail address in lower case. The two formats never collide. */
  @TextColumn(254)
  asker: string;

  /** The account that waits, whose current address gets the mail; null for a visitor. */
  @ReferenceColumn({ nullable: true })
  customerId: string | null;

  /** The language of a visitor's request; null when unknown, and for an account, which has its own. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  /** SHA-256 of the token that confirms a visitor's address; null once confirmed. */
  @TextColumn(64, { nullable: true })
  tokenHash: string | null;

  /** Time of the request, which determines the order of the mails. */
  @InstantColumn()
  createdAt: Date;

  /** When the mail was written; null until then. */
  @InstantColumn({ nullable: true })
  toldAt: Date | null;
}
