import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { i18n } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { filterPanel } from './filter-panel.recipe';

export interface MySizeSelectProps {
  /** EU sizes, in ascending order. */
  sizes: readonly string[];
  /** The chosen size, or null. */
  size: string | null;
  /** Called with the new size, or with null to remove it. */
  onChange: (size: string | null) => void;
}

/** The select for the shopper's own size. */
export function MySizeSelect({ sizes, size, onChange }: MySizeSelectProps) {
  const styles = recipeClasses(filterPanel);
  const id = useId();
  return (
    <div className={styles.own}>
      <label htmlFor={id}>{i18n.t('My size')}</label>
      <span className={styles.ownControl}>
        <select
          id={id}
          className={styles.ownSelect}
          value={size ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        >
          <option value="">{i18n.t({ id: 'size.any', message: 'Any' })}</option>
          {sizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden strokeWidth={1.6} />
      </span>
    </div>
  );
}
