import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns';

/** A process that serves the shop, for the others to compare settings with. */
@Entity('running_processes')
export class RunningProcess {
  @IdColumn()
  id: string;

  /** Derived from JWT_SECRET: equal for equal secrets, and the secret cannot be read from it. */
  @TextColumn(64, { name: 'secretMark' })
  secretFingerprint: string;

  @TextColumn(300)
  publicUrl: string;

  /** The last migration that its release knows. */
  @TextColumn(80, { name: 'release' })
  schemaVersion: string;

  /** Written every ten seconds. */
  @InstantColumn()
  seenAt: Date;
}
