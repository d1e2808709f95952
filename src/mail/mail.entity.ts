import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../database/columns';

/** `sending`: a worker has claimed the mail until `nextAttemptAt`. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed';

/** A mail to be sent, and for some days one that was (rule X15). */
@Entity('mails')
@Index('ix_mails_next', ['nextAttemptAt'])
@Index('ix_mails_state', ['state', 'createdAt'])
@Index('ix_mails_account', ['accountId'])
export class Mail {
  @IdColumn()
  id: string;

  /** The account that the mail is about: erasing it removes the mail, whatever its address. */
  @ReferenceColumn()
  accountId: string;

  @TextColumn(254)
  recipient: string;

  @TextColumn(200)
  subject: string;

  /** The text, encrypted, since its link may give access to an account; null once it is not needed any more. */
  @LongTextColumn({ nullable: true })
  sealedText: string | null;

  /** What its HTML is drawn of, encrypted; null in a mail of the previous release, which reads the text alone. */
  @LongTextColumn({ nullable: true })
  sealedContent: string | null;

  @TextColumn(10)
  state: MailState;

  /** Attempts since the mail was written, or since a manager had it tried again. */
  @IntegerColumn()
  attempts: number;

  /** Why the last attempt failed: a code, never a text that may name a person. */
  @TextColumn(80, { nullable: true })
  problem: string | null;

  @InstantColumn()
  createdAt: Date;

  /** When a worker may claim the mail; null when it was sent or has failed. */
  @InstantColumn({ nullable: true })
  nextAttemptAt: Date | null;

  /** When the link in it ends: it is not sent afterwards. */
  @InstantColumn({ nullable: true })
  goodUntil: Date | null;
}
