import type { ReactNode, Ref } from 'react';
import { DataList, Pager, SortCycle } from '../../../ui';
import type { DataLayout, DataListProps } from '../../../ui/data-list/data-list';
import type { SortOption } from '../../../ui/sort-cycle/sort-cycle';
import { ListHead } from './list-head';
import { ListFooter, ListTools } from './list-tools';

/** What a list takes from the address and the server, and what changes it. */
export interface AdminListState<Sort extends string> {
  ref: Ref<HTMLDivElement>;
  search: string;
  onSearch: (search: string) => void;
  /** '' for none. */
  sort: Sort | '';
  onSort: (sort: Sort | '') => void;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The rows still belong to the page before. */
  outdated: boolean;
  state: DataListProps['state'];
  /** Why the list could not be loaded; undefined otherwise. */
  error: string | undefined;
  onRetry: () => void;
  /** Downloads all rows; undefined for an empty list, and while they come. */
  onExport: (() => void) | undefined;
  /** Why they did not come; '' without a failure. */
  exportFailure: string;
}

export interface AdminListProps<Sort extends string> {
  /** The page's title. */
  title: string;
  /** A small line below the title. */
  note?: string;
  /** Without it there is no `Add`. */
  onAdd?: () => void;
  /** What the list takes from the address and the server. */
  list: AdminListState<Sort>;
  /** The orders, in the sequence of the button's presses. */
  sorts: readonly SortOption<Sort>[];
  /** The total in words and the filters, in a row above the list. */
  tools: { count: string; filters: ReactNode };
  /** What stands between the tools and the rows. */
  notices?: ReactNode;
  /** The table, its text without rows, and the title of its failure. */
  table: DataLayout & Pick<DataListProps, 'label' | 'empty'> & { failure: string };
  /** Keyboard shortcuts and their effects. */
  keys: readonly { key: string; does: string }[];
  /** The rows. */
  children: DataListProps['children'];
}

/** A page of the back-office with a list: search, sort, filters, export, rows and pages. */
export function AdminList<Sort extends string>(props: AdminListProps<Sort>) {
  const { title, note, onAdd, list, sorts, tools, notices, table, keys, children } = props;
  const { failure, ...rows } = table;
  const { ref, search, onSearch, sort, onSort, page, pages, onPage, ...answer } = list;
  const { error, onRetry, onExport, exportFailure, ...shown } = answer;
  return (
    <>
      <ListHead title={title} note={note} search={search} onSearch={onSearch} onAdd={onAdd}>
        <SortCycle options={sorts} value={sort} onChange={onSort} />
      </ListHead>
      <ListTools count={tools.count} onExport={onExport} exportFailure={exportFailure}>
        {tools.filters}
      </ListTools>
      {notices}
      <DataList ref={ref} failure={{ title: failure, advice: error, onRetry }} {...shown} {...rows}>
        {children}
      </DataList>
      <ListFooter keys={keys}>
        <Pager page={page} pages={pages} onChange={onPage} />
      </ListFooter>
    </>
  );
}
