import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATALOGUE_STATE_ID } from './catalogue-state.entity';

/** Tells whether anything has happened, so that what follows from many rows is not worked out for nothing. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * How often anything has changed that the shop counts. While this stays the same so do the products and the
   * ledger: they change in transactions that raise the catalogue's version or, for an order, that of the list
   * of orders.
   */
  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ changes: number | string }[]>(
      `SELECT version + (SELECT SUM(version) FROM list_states) AS changes FROM catalogue_state WHERE id = ?`,
      [CATALOGUE_STATE_ID],
    );
    return Number(row!.changes);
  }
}
