import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns';

/** A process that serves the shop, for the others to compare settings with. */
@Entity('running_processes')
export class RunningProcess {
  @IdColumn()
  id: string;

  /** Derived from JWT_SECRET, which it does not tell. */
  @TextColumn(64)
  secretMark: string;

  @TextColumn(300)
  publicUrl: string;

  @TextColumn(80)
  release: string;

  /** Written every ten seconds. */
  @InstantColumn()
  seenAt: Date;
}
