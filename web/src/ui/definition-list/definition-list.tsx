import { Fragment, type ReactNode } from 'react';
import { recipeClasses } from '../recipe-classes';
import { definitionList } from './definition-list.recipe';

export interface Definition {
  term: string;
  value: ReactNode;
}

export interface DefinitionListProps {
  /** Terms and values, in order. */
  items: readonly Definition[];
  /** `rows` have lines between them; `tight` puts terms and values close together (Color, Size, Quantity). */
  look?: 'rows' | 'tight';
}

/** A list of muted terms on the left and values on the right. */
export function DefinitionList({ items, look = 'rows' }: DefinitionListProps) {
  const styles = recipeClasses(definitionList, { look });
  return (
    <dl className={styles.root}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address that is too long for its line breaks before its @ or a dot first. */
function breakable(value: ReactNode): ReactNode {
  if (typeof value !== 'string' || !value.includes('@') || value.includes(' ')) return value;
  return value.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
