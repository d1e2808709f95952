import { Plus, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { LIMITS } from '../../../lib/limits';
import { TIMINGS } from '../../../lib/timings';
import { Button, recipeClasses } from '../../../ui';
import { listHead } from './list-head.recipe';

export interface ListHeadProps {
  /** The page's title. */
  title: string;
  /** A small line below the title, with the user's id and role. */
  note?: string;
  /** The list's present search. */
  search?: string;
  /** Called after a pause in typing, and by Enter. Without it there is no search box. */
  onSearch?: (search: string) => void;
  /** The sort button and other controls on the right. */
  children?: ReactNode;
  /** Without it there is no `Add`. */
  onAdd?: () => void;
}

/** The header of a back-office page: title, search, controls, and `Add` for managers. */
export function ListHead({ title, note, search = '', onSearch, children, onAdd }: ListHeadProps) {
  const styles = recipeClasses(listHead);
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {onSearch && <SearchBox key={title} search={search} onSearch={onSearch} />}
      <div className={styles.actions}>
        {children}
        {onAdd && (
          <Button size="tool" icon={Plus} onClick={onAdd}>
            {i18n.t('Add')}
          </Button>
        )}
      </div>
    </header>
  );
}

/** Typed text stays; only a search from elsewhere (Back, a link) replaces it. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const styles = recipeClasses(listHead);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  /** What was searched for here and is still on its way. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  if (search !== known) {
    const arrived = sent.indexOf(search);
    setKnown(search);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    if (arrived < 0 && search !== typed.trim()) setTyped(search);
  }
  const ask = useCallback((text: string) => {
    setSent((others) => [...others, text]);
    latest.current(text);
  }, []);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => ask(typed.trim()), TIMINGS.searchRest);
    return () => clearTimeout(timer);
  }, [ask, typed, search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== search) ask(typed.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Search aria-hidden strokeWidth={1.6} />
      <input
        type="search"
        className={styles.input}
        aria-label={i18n.t('Search')}
        placeholder={i18n.t('Search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.searchLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
