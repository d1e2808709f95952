import type { ReactNode } from 'react';
import { useStyles } from '../use-styles';

export interface Definition {
  term: string;
  value: ReactNode;
}

export interface DefinitionListProps {
  /** The terms and their values, in order. */
  items: readonly Definition[];
  /** `rows` are separated by hairlines; `tight` stand under each other (Color, Size, Quantity). */
  look?: 'rows' | 'tight';
}

/** Terms in muted words at the left, values at the right. */
export function DefinitionList({ items, look = 'rows' }: DefinitionListProps) {
  const styles = useStyles('definitionList', { look });
  return (
    <dl className={styles.root}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
