import type { DataSource } from 'typeorm';
import { marks, together } from '../../../database/rows';
import { BEST_SELLER_LIMIT } from '../product-fields';

/** The id of the one row of `catalogue_state`. */
export const CATALOGUE_STATE_ID = 'catalogue';

/** Asks for the products of which most pairs were sold. */
export const BEST_SELLERS = 'best sellers';

const BEST_SELLERS_SQL = `(SELECT productId, revision FROM product_states
  WHERE deletedAt IS NULL AND quantitySold > 0
  ORDER BY quantitySold DESC, productId DESC LIMIT ${BEST_SELLER_LIMIT})`;

/** How many requests share a query. */
const REQUESTS_PER_QUERY = 50;

/** Ids of products, or the best sellers. */
type Asked = readonly string[] | typeof BEST_SELLERS;

/** The catalogue's version, and revisions of products by their id. */
export interface Revisions {
  catalogueVersion: number;
  /** Of the products that were asked for and exist; maybe of others too, but never beside the best sellers. */
  revisions: ReadonlyMap<string, number>;
}

/** Reads versions and revisions, for requests that arrive together by one query. */
export class RevisionReader {
  private readonly loader = together((all: readonly Asked[]) => this.readTogether(all), REQUESTS_PER_QUERY);

  constructor(private readonly dataSource: DataSource) {}

  read(asked: Asked): Promise<Revisions> {
    return this.loader.load(asked);
  }

  private async readTogether(all: readonly Asked[]): Promise<Revisions[]> {
    const lists = all.filter((asked) => asked !== BEST_SELLERS);
    const ids = [...new Set(lists.flat())];
    const joined = ids.length > 0 ? `product_states p ON p.productId IN (${marks(ids)})` : null;
    const [listed, bestSellers] = await Promise.all([
      lists.length > 0 && this.query(joined, ids),
      lists.length < all.length && this.query(`${BEST_SELLERS_SQL} p ON 1 = 1`),
    ]);
    return all.map((asked) => (asked === BEST_SELLERS ? bestSellers : listed) as Revisions);
  }

  /** @param joined SQL that gives `productId` and `revision`, with its condition */
  private async query(joined: string | null, values: string[] = []): Promise<Revisions> {
    const rows = await this.dataSource.query<{ version: number; id?: string | null; revision: number }[]>(
      joined
        ? `SELECT s.version, p.productId AS id, p.revision FROM catalogue_state s LEFT JOIN ${joined} WHERE s.id = ?`
        : 'SELECT version FROM catalogue_state WHERE id = ?',
      [...values, CATALOGUE_STATE_ID],
    );
    const revisions = new Map(rows.flatMap(({ id, revision }) => (id ? [[id, revision] as const] : [])));
    return { catalogueVersion: rows[0]!.version, revisions };
  }
}
