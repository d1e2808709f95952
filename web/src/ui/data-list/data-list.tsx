import { chakra } from '@chakra-ui/react';
import { type ComponentProps, createContext, type CSSProperties, type ReactNode, useContext } from 'react';
import { dataList } from '../../theme/recipes/back-office';
import { EmptyState, ErrorNotice } from '../notices/notices';
import { Skeleton } from '../skeleton/skeleton';
import { useRecipeStyles } from '../use-styles';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface DataColumn {
  /** The cell's name: its `column`, and its place in `stacked`. */
  key: string;
  label: string;
  /** The label is heard and not seen (pictures, actions). */
  hideLabel?: boolean;
  /** Steps of the 4 px grid, or a CSS grid track; an equal share of what is left unless told otherwise. */
  width?: number | string;
  /** Numbers stand at the right. */
  align?: 'end';
}

export interface DataListProps {
  /** Names the table. */
  label: string;
  /** The columns of the wide table, in order. */
  columns: readonly DataColumn[];
  /** Below 1024 px: the cells' places, one line of column keys a row (`['items actions', 'order total']`). */
  stacked: readonly string[];
  /** Tracks of the stacked row. */
  stackedColumns?: string;
  /** `loading` until the first answer; while another page is fetched, keep the rows and say `ready`. */
  state: 'loading' | 'failed' | 'ready';
  /** What is said when the list could not be loaded. */
  failure?: { title: string; advice?: string; onRetry: () => void };
  /** What is said when there is no row. */
  empty: { title: string; text?: string };
  /** `DataRow`s; none shows `empty`. */
  children: readonly ReactNode[];
}

const Columns = createContext<readonly DataColumn[]>([]);
const GHOSTS = ['medium', 'full', 'medium', 'short', 'full', 'medium'] as const;

/** A list of the back-office: a table from 1024 px, stacked rows below, and what to show instead of rows. */
export function DataList(props: DataListProps) {
  const { label, columns, stacked, stackedColumns = 'minmax(0, 1fr) auto', state, failure, empty } = props;
  const styles = useRecipeStyles(dataList);
  if (state === 'failed' && failure) return <ErrorNotice {...failure} />;
  if (state === 'ready' && props.children.length === 0) return <EmptyState {...empty} />;
  const tracks = {
    '--columns': columns.map(trackOf).join(' '),
    '--areas': stacked.map((line) => `"${line}"`).join(' '),
    '--stacked-columns': stackedColumns,
  } as CSSProperties;
  return (
    <Columns value={columns}>
      {state === 'loading' && <VisuallyHidden role="status">Loading</VisuallyHidden>}
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
  /** Being edited, or the one the keyboard stands on: a sunken band. */
  selected?: boolean;
}

/** One row. It takes whatever a `<div>` takes: a ref, a tab stop, keys. */
export function DataRow({ selected, ...rest }: DataRowProps) {
  const styles = useRecipeStyles(dataList);
  return <div role="row" className={styles.row} data-selected={selected || undefined} {...rest} />;
}

export interface DataCellProps {
  /** The column's key. */
  column: string;
  /** Holds 44 px icons, whose drawing ends at the row's right edge. */
  actions?: boolean;
  children: ReactNode;
}

/** One cell; give them in the order of the columns. */
export function DataCell({ column, actions, children }: DataCellProps) {
  const styles = useRecipeStyles(dataList);
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
  const styles = useRecipeStyles(dataList);
  return GHOSTS.map((length, index) => (
    <div key={index} className={styles.row} style={{ display: 'block' }} aria-hidden>
      <chakra.div className={styles.ghost} paddingBlock="3">
        <Skeleton shape="line" length={length} />
        <Skeleton shape="line" length="short" />
      </chakra.div>
    </div>
  ));
}
