import { useRef } from 'react';
import type { CallInit } from '../api/http-client';
import { type AdminQuery, useAdminPages, useAdminUrl } from './admin-url';
import { useExport } from './use-export';
import { type RowKeys, useRowKeys } from '../hooks/use-row-keys';

interface AdminListSource {
  /** The number of all matches; undefined until the first answer. */
  total: number | undefined;
  /** Why there are no rows. */
  error: Error | null;
  /** The rows still belong to the page before. */
  isPreviousPage: boolean;
  onRetry: () => void;
  /** The name of the exported file, before the shop's day and the extension. */
  file: string;
  /** Asks the server for all rows as a table. */
  exportAll: (init: CallInit) => Promise<string>;
  /** The actions of keys besides `j`, `k` and Enter. */
  keys?: RowKeys;
}

/**
 * What the address, the keyboard and the server say of a list of the back-office.
 *
 * @returns `list` is for the widget; `focusRow` restores the focus after the focused row was removed
 */
export function useAdminList<Sort extends Exclude<AdminQuery['sort'], ''>>(source: AdminListSource) {
  const { total, error, isPreviousPage, onRetry, file, exportAll, keys } = source;
  const { query, change, goTo } = useAdminUrl();
  const ref = useRef<HTMLDivElement>(null);
  const focusRow = useRowKeys(ref, keys);
  const pages = useAdminPages(total, isPreviousPage);
  const table = useExport(file, exportAll);
  const list = {
    ref,
    search: query.search,
    onSearch: (search: string) => change({ search }, { replace: query.search !== '' }),
    sort: query.sort as Sort | '',
    onSort: (sort: Sort | '') => change({ sort }),
    page: query.page,
    pages,
    onPage: (page: number) => goTo(page),
    outdated: isPreviousPage,
    state: error ? ('failed' as const) : total === undefined ? ('loading' as const) : ('ready' as const),
    error: error?.message,
    onRetry,
    onExport: total ? table.start : undefined,
    exportFailure: table.failure,
  };
  return { list, focusRow };
}
