import { Entity } from 'typeorm';
import { IdColumn, IntegerColumn } from '../../../database/columns';

/** One row: which version the catalogue is at. */
@Entity('catalogue_state')
export class CatalogueState {
  /** Always `CATALOGUE_STATE_ID`. */
  @IdColumn()
  id: string;

  @IntegerColumn()
  version: number;
}

export const CATALOGUE_STATE_ID = 'catalogue';
