import { ChevronDown } from 'lucide-react';
import { i18n } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { filterPanel } from './filter-panel.recipe';

export interface SortSelectProps {
  /** The orders, and their names. */
  options: readonly { value: string; label: string }[];
  /** The present order. */
  value: string;
  /** Called with the new order. */
  onChange: (value: string) => void;
}

/** The list's order, at hand above the list; the panel has it too, as the last of its groups (rule L7). */
export function SortSelect({ options, value, onChange }: SortSelectProps) {
  const styles = recipeClasses(filterPanel);
  return (
    <div className={styles.sort}>
      <span className={styles.sortWord} aria-hidden>
        {i18n.t('Sort')}
      </span>
      <span className={styles.ownControl}>
        <select
          aria-label={i18n.t('Sort')}
          className={styles.sortSelect}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden strokeWidth={1.6} />
      </span>
    </div>
  );
}
