import { chakra } from '@chakra-ui/react';
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
    <chakra.form css={styles.form} role="search" onSubmit={submit}>
      <Search aria-hidden strokeWidth={1.6} />
      <chakra.input
        type="search"
        css={styles.input}
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
    </chakra.form>
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
    <chakra.div css={styles.root}>
      {field}
      <chakra.div css={styles.columns}>
        <div>{recent}</div>
        <div>{suggestions}</div>
      </chakra.div>
    </chakra.div>
  );
}
