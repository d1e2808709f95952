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

/**
 * The query, set large on a 2 px rule. The dialog gives it the focus: had it taken the focus by itself before, the
 * dialog would take it for what opened it, and give the focus back to nothing.
 */
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
