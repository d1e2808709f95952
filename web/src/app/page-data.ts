import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The id of the element with the answers that the server rendered the page from. */
export const PAGE_DATA_ID = 'page-data';

/** The answers to API calls, each with its key in the query cache. */
export type PageData = readonly (readonly [key: QueryKey, answer: unknown])[];

/** Puts answers into the query cache, as new as if they had just been fetched. */
export function fillCache(client: QueryClient, data: PageData): void {
  for (const [key, answer] of data) client.setQueryData(key, answer);
}

/** Reads the answers in the page's HTML; an empty list when there are none. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '[]') as PageData;
}
