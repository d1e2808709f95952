import { Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../database/columns';

export type MarkName = 'secret' | 'data-dir';

/** What the last start found beside the database: marks of its JWT_SECRET and its DATA_DIR. */
@Entity('installation_marks')
export class InstallationMark {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name: MarkName;

  @TextColumn(64)
  mark: string;
}
