import { Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../database/columns';

export type MarkName = 'secret' | 'data-dir';

/** Which JWT_SECRET (its fingerprint) and which DATA_DIR (the id in its `shop-id`) the last start had. */
@Entity('installation_marks')
export class InstallationMark {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name: MarkName;

  @TextColumn(64)
  mark: string;
}
