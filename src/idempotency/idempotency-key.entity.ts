import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../database/columns';

/** A call that was carried out under a key of its caller's, and what it answered. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_created', ['createdAt'])
@Index('ix_idempotency_keys_caller', ['callerId', 'createdAt'])
export class IdempotencyKey {
  /** Stands for caller, operation and key together: a keyed hash, so that the table shows no key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  /** Stands for what was asked: a keyed hash of path and body, since a body may hold a password. */
  @TextColumn(64)
  fingerprint: string;

  /** Whose data the answer holds, so that it can be erased with them: the caller's, or what a visitor signed up. */
  @ReferenceColumn({ nullable: true })
  callerId: string | null;

  /** The answer's packed JSON; null when it was too long to keep. */
  @LongTextColumn({ nullable: true })
  answer: string | null;

  @InstantColumn()
  createdAt: Date;
}
