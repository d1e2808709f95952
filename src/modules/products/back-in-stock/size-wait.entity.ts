import { Entity, Index } from 'typeorm';
import type { Language } from '../../../common/language';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../../database/columns';

/** Someone who waits for a size that is sold out (rule B1). Nothing refers to other tables, as in the ledger. */
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

  /** The colour's name when they asked. */
  @TextColumn(60)
  color: string;

  /** What makes colours' names the same colour: `colorKey` in `stock-line.ts`. */
  @TextColumn(60)
  colorKey: string;

  @TextColumn(8)
  size: string;

  /** Who asked: an account's id, or a visitor's e-mail address in lower case. The one is never taken for the other. */
  @TextColumn(254)
  asker: string;

  /** The account that asked, whose present address gets the mail; null for a visitor. */
  @ReferenceColumn({ nullable: true })
  customerId: string | null;

  /** The language that a visitor's request named; null when it named none, and for an account, which has its own. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  /** SHA-256 of the token that confirms a visitor's address; null once it is confirmed. */
  @TextColumn(64, { nullable: true })
  tokenHash: string | null;

  /** When they asked: the order in which they are told. */
  @InstantColumn()
  createdAt: Date;

  /** When the mail was written; null until then. */
  @InstantColumn({ nullable: true })
  toldAt: Date | null;
}
