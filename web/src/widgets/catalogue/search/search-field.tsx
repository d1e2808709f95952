import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { LIMITS } from '../../../lib/limits';
import { search } from '../../../theme/recipes/search.recipe';
import { recipeClasses } from '../../../ui';

export interface SearchFieldProps {
  /** The typed text. */
  value: string;
  /** Called with the text on each change. */
  onChange: (value: string) => void;
  /** Called by Enter. */
  onSubmit: () => void;
}

/**
 * The large search field. The dialog focuses it; with `autoFocus` the dialog would return the focus to the field that
 * is gone.
 */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const styles = recipeClasses(search);
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
        aria-label={i18n.t('Search products')}
        placeholder={i18n.t('Search')}
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

/** The content of the search drawer: the field above, recent searches on the left, suggestions on the right. */
export function SearchPanel({
  field,
  recent,
  suggestions,
}: Record<'field' | 'recent' | 'suggestions', ReactNode>) {
  const styles = recipeClasses(search);
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
