import { X } from 'lucide-react';
import { i18n } from '../../../lib/i18n';
import { useFocusInPlace, recipeClasses } from '../../../ui';
import type { FilterGroup, FilterPanelProps } from './filter-panel';
import { filterPanel } from './filter-panel.recipe';

export interface ChosenFiltersProps extends FilterPanelProps {
  /** Removes every filter. */
  onClear: () => void;
}

/** Above the list: each chosen filter as a button that removes it, then one that removes all (rule L17). */
export function ChosenFilters({ groups, onChange, onClear }: ChosenFiltersProps) {
  const styles = recipeClasses(filterPanel);
  const chosen = groups.filter(({ choice }) => choice === 'many').flatMap(chosenOf);
  const inPlace = useFocusInPlace(chosen.length && chosen.length + 1);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={i18n.t('Chosen filters')} {...inPlace}>
      {chosen.map(({ key, value, label, others }) => (
        <li key={`${key} ${value}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={i18n.t('Remove filter: {label}', { label })}
            onClick={() => onChange(key, others)}
          >
            {label}
            <X aria-hidden strokeWidth={1.6} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {i18n.t('Clear filters')}
        </button>
      </li>
    </ul>
  );
}

function chosenOf({ key, options, selected }: FilterGroup) {
  return options
    .filter(({ value }) => selected.includes(value))
    .map(({ value, label }) => ({ key, value, label, others: selected.filter((other) => other !== value) }));
}
