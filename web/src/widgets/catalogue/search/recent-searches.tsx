import { Clock } from 'lucide-react';
import { i18n } from '../../../lib/i18n';
import { search } from '../../../theme/recipes/search.recipe';
import { recipeClasses } from '../../../ui';

export interface RecentSearchesProps {
  /** Newest first, at most five. */
  searches: readonly string[];
  /** Called when a search is chosen. */
  onPick: (search: string) => void;
}

/** The recent searches (rule F3); renders nothing without any. */
export function RecentSearches({ searches, onPick }: RecentSearchesProps) {
  const styles = recipeClasses(search);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <h3 id="recent-searches" className={styles.heading}>
        {i18n.t('Recent searches')}
      </h3>
      <ul className={styles.recent}>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={styles.recentItem} onClick={() => onPick(search)}>
              <Clock aria-hidden strokeWidth={1.6} />
              {search}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
