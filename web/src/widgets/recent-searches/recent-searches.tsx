import { chakra } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { search } from '../../theme/recipes/search';
import { useRecipeStyles } from '../../ui';

export interface RecentSearchesProps {
  /** Newest first, at most five. */
  searches: readonly string[];
  /** A search is to be made again. */
  onPick: (search: string) => void;
}

/** What was searched for last; nothing at all when nothing was. */
export function RecentSearches({ searches, onPick }: RecentSearchesProps) {
  const styles = useRecipeStyles(search);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <chakra.h3 id="recent-searches" css={styles.heading}>
        Recent searches
      </chakra.h3>
      <chakra.ul css={styles.recent}>
        {searches.map((search) => (
          <li key={search}>
            <chakra.button type="button" css={styles.recentItem} onClick={() => onPick(search)}>
              <Clock aria-hidden strokeWidth={1.6} />
              {search}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
