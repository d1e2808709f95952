import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { LIMITS } from '../../lib/timings';
import { search } from '../../theme/recipes/search';
import { useRecipeStyles } from '../../ui';

export interface SearchFieldProps {
  /** What was typed. */
  value: string;
  /** What is typed now. */
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit: () => void;
}

/** The query, set large on a 2 px rule. It has the focus as soon as it is there. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const styles = useRecipeStyles(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <Search aria-hidden strokeWidth={1.6} />
      <input
        type="search"
        className={styles.input}
        aria-label="Search products"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.searchLength}
        autoFocus
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </form>
  );
}

/** The search drawer's inside: the field above, recent searches left, suggestions right. */
export function SearchPanel({
  field,
  recent,
  suggestions,
}: Record<'field' | 'recent' | 'suggestions', ReactNode>) {
  const styles = useRecipeStyles(search);
  return (
    <div className={styles.root}>
      {field}
      <div className={styles.columns}>
        <div>{recent}</div>
        <div>{suggestions}</div>
      </div>
    </div>
  );
}
