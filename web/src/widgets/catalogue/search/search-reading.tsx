import { X } from 'lucide-react';
import { i18n } from '../../../lib/i18n';
import { Link, recipeClasses } from '../../../ui';
import { searchReading } from './search-reading.recipe';

export interface ReadChip {
  /** What the words were read as: 'Vans', 'đen', 'size 42'. */
  label: string;
  /** The address with the filter in the words' place. */
  keepHref: string;
  /** The address without the words. */
  removeHref: string;
}

export interface SearchReadingProps {
  /** In the order of the search; without any nothing is shown. */
  chips: readonly ReadChip[];
}

/** Which words of a search were read as filters: each can become the filter, or leave the search (rule F9). */
export function SearchReading({ chips }: SearchReadingProps) {
  const styles = recipeClasses(searchReading);
  if (chips.length === 0) return null;
  return (
    <div className={styles.root}>
      <span id="search-reading" className={styles.label}>
        {i18n.t('Read as')}
      </span>
      <ul className={styles.chips} aria-labelledby="search-reading">
        {chips.map(({ label, keepHref, removeHref }, place) => (
          <li key={`${place} ${label}`} className={styles.chip}>
            <Link
              href={keepHref}
              className={styles.keep}
              aria-label={i18n.t('{label}: keep as a filter', { label })}
            >
              {label}
            </Link>
            <Link
              href={removeHref}
              className={styles.remove}
              aria-label={i18n.t('Remove {label} from the search', { label })}
            >
              <X aria-hidden strokeWidth={1.6} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
