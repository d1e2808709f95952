import {
  type ComponentProps,
  createContext,
  type CSSProperties,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { i18n } from '../../lib/i18n';
import { EmptyState, ErrorNotice } from '../notices/notices';
import { Skeleton } from '../skeleton/skeleton';
import { recipeClasses } from '../recipe-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { dataList } from './data-list.recipe';

export interface DataColumn {
  /** The key of its column, also used in `stacked`. */
  key: string;
  label: string;
  /** Only screen readers get the label (for pictures and actions). */
  hideLabel?: boolean;
  /** Steps of the 4 px grid, or a CSS grid track. The default is an equal share of the remaining width. */
  width?: number | string;
  /** Aligns numbers on the right. */
  align?: 'end';
}

/** A column whose label is worded when it is shown, since the page's language is not known before. */
export function column(
  key: string,
  labelOf: () => string,
  rest: Omit<DataColumn, 'key' | 'label'> = {},
): DataColumn {
  return {
    key,
    ...rest,
    get label() {
      return labelOf();
    },
  };
}

/** The columns of a list, and their places below 1024 px. */
export interface DataLayout {
  /** The columns of the wide table, in order. */
  columns: readonly DataColumn[];
  /** The layout below 1024 px: each string is a row of column keys (`['items actions', 'order total']`). */
  stacked: readonly string[];
  /** Grid tracks of a stacked row. */
  stackedColumns?: string;
}

export interface DataListProps extends DataLayout {
  /** The table's accessible name. */
  label: string;
  /** `loading` until the first answer. While another page loads, keep the rows and pass `ready`. */
  state: 'loading' | 'failed' | 'ready';
  /** Shown when the list could not be loaded. */
  failure?: { title: string; advice?: string; onRetry: () => void };
  /** Shown when the list has no rows. */
  empty: { title: string; text?: string };
  /** Dims the rows of the page before, until another page has loaded. */
  outdated?: boolean;
  /** The element around the rows, or around the notice. */
  ref?: Ref<HTMLDivElement>;
  /** `DataRow`s; an empty list shows `empty`. */
  children: readonly ReactNode[];
}

const Columns = createContext<readonly DataColumn[]>([]);
const GHOSTS = ['medium', 'full', 'medium', 'short', 'full', 'medium'] as const;

/** A list of the back-office: a table from 1024 px on, stacked rows below, and a notice when there are no rows. */
export function DataList({ ref, outdated, stackedColumns = 'minmax(0, 1fr) auto', ...list }: DataListProps) {
  const styles = recipeClasses(dataList);
  return (
    <div ref={ref} className={styles.frame} data-outdated={outdated || undefined}>
      <TableOrNotice stackedColumns={stackedColumns} {...list} />
    </div>
  );
}

function TableOrNotice(props: Omit<DataListProps, 'ref' | 'outdated'>) {
  const { label, columns, stacked, stackedColumns, state, failure, empty } = props;
  const styles = recipeClasses(dataList);
  if (state === 'failed' && failure) return <ErrorNotice {...failure} />;
  if (state === 'ready' && props.children.length === 0) return <EmptyState {...empty} />;
  const tracks = {
    '--columns': columns.map(trackOf).join(' '),
    '--areas': stacked.map((line) => `"${line}"`).join(' '),
    '--stacked-columns': stackedColumns,
  } as CSSProperties;
  return (
    <Columns value={columns}>
      {state === 'loading' && <VisuallyHidden role="status">{i18n.t('Loading')}</VisuallyHidden>}
      <div
        role="table"
        aria-label={label}
        aria-busy={state === 'loading'}
        className={styles.root}
        style={tracks}
      >
        <div role="row" className={styles.head}>
          {columns.map((column) => (
            <div key={column.key} role="columnheader" className={styles.label} data-align={column.align}>
              {column.hideLabel ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </div>
          ))}
        </div>
        {state === 'loading' ? <Ghosts /> : props.children}
      </div>
    </Columns>
  );
}

export interface DataRowProps extends Omit<ComponentProps<'div'>, 'role' | 'color'> {
  /** Marks the row that is being edited or has the keyboard focus. */
  selected?: boolean;
}

/** One row. It takes all attributes of a `<div>`, such as a ref, `tabIndex` or key handlers. */
export function DataRow({ selected, ...rest }: DataRowProps) {
  const styles = recipeClasses(dataList);
  return <div role="row" className={styles.row} data-selected={selected || undefined} {...rest} />;
}

export interface DataCellProps {
  /** The column's key. */
  column: string;
  /** The cell holds 44 px icon buttons, aligned with the row's right edge. */
  actions?: boolean;
  children: ReactNode;
}

/** One cell. Pass the cells in the order of the columns. */
export function DataCell({ column, actions, children }: DataCellProps) {
  const styles = recipeClasses(dataList);
  const align = useContext(Columns).find(({ key }) => key === column)?.align;
  return (
    <div
      role="cell"
      className={styles.cell}
      style={{ '--area': column } as CSSProperties}
      data-align={align}
      data-actions={actions || undefined}
    >
      {children}
    </div>
  );
}

const trackOf = ({ width = 'minmax(0, 1fr)' }: DataColumn) =>
  typeof width === 'number' ? `calc(${width} * var(--buoc-spacing-1))` : width;

function Ghosts() {
  const styles = recipeClasses(dataList);
  return GHOSTS.map((length, index) => (
    <div key={index} className={styles.row} style={{ display: 'block' }} aria-hidden>
      <div className={styles.ghost}>
        <Skeleton shape="line" length={length} />
        <Skeleton shape="line" length="short" />
      </div>
    </div>
  ));
}
