import { Entity, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../columns';

/** How often the rows of a list have changed, counted in parts so that not all writers wait for one another. */
@Entity('list_states')
export class ListState {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  list: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  @IntegerColumn()
  version: number;
}
