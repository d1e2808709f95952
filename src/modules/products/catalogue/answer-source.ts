/** A product of a page and the revision it has. */
export interface PageEntry {
  id: string;
  revision: number;
}

/** What an answer was made from: the answer is valid while these values are unchanged. */
export interface Source {
  /** Of the catalogue; null for an answer that hangs on its products alone. */
  version: number | null;
  ids: string[];
  /** The sum of the products' revisions, which only grow. */
  revisions: number;
  /** The products were the best sellers: a sale of another one may make it one. */
  isOfBestSellers?: boolean;
}

/** What an answer is made from that shows these products at these revisions. */
export function sourceOf(version: number | null, entries: PageEntry[] = []): Source {
  return {
    version,
    ids: entries.map(({ id }) => id),
    revisions: sum(entries.map(({ revision }) => revision)),
  };
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
