import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn } from '../../../database/columns';

/** An uploaded picture, which is two files, or an uploaded model. The row is written before its files and removed after them. */
@Entity('uploads')
export class Upload {
  /** The start of its files' names (`stemOf`). */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  name: string;

  /** Bytes of all its files. */
  @IntegerColumn()
  bytes: number;

  /** When it was uploaded, or when a product was last saved that shows it or stops showing it. */
  @InstantColumn()
  neededAt: Date;

  /** When a sweep began to remove its files; null while they stay. */
  @InstantColumn({ nullable: true })
  removingAt: Date | null;
}
