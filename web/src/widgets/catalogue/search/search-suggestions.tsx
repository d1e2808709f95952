import { i18n } from '../../../lib/i18n';
import { composed, foldText } from '../../../lib/text';
import { search } from '../../../theme/recipes/search.recipe';
import { Link, TilePicture, recipeClasses } from '../../../ui';
import { Price } from '../../shop/price/price';

export interface Suggestion {
  _id: string;
  name: string;
  price: number;
  adImage: string;
}

export interface SearchSuggestionsProps<S extends Suggestion> {
  /** The typed text; the matching part of a name is bold. */
  query: string;
  /** At most five; undefined before the first answer. */
  suggestions: readonly S[] | undefined;
  /** The address of a suggestion's link. */
  hrefOf: (suggestion: S) => string;
  /** Called when a suggestion is followed. */
  onPick?: (suggestion: S) => void;
}

/** Products that fit the typed text, those by name first (rule F2). */
export function SearchSuggestions<S extends Suggestion>(props: SearchSuggestionsProps<S>) {
  const { query, suggestions, hrefOf, onPick } = props;
  const styles = recipeClasses(search);
  if (!suggestions) return null;
  return (
    <section aria-labelledby="suggestions">
      <h3 id="suggestions" className={styles.heading}>
        {i18n.t('Suggestions')}
      </h3>
      {suggestions.length === 0 && (
        <p className={styles.note} role="status">
          {i18n.t('No shoe has this name. Press Enter to search anyway.')}
        </p>
      )}
      <ul className={styles.tiles}>
        {suggestions.map((suggestion) => (
          <li key={suggestion._id} className={styles.tile}>
            <Link href={hrefOf(suggestion)} className={styles.tileLink} onClick={() => onPick?.(suggestion)}>
              <TilePicture path={suggestion.adImage} alt="" sizes="(min-width: 1024px) 190px, 56px" />
              <span className={styles.tileText}>
                <span className={styles.tileName} data-name>
                  <Matched name={suggestion.name} query={query} />
                </span>
                <Price amount={suggestion.price} size="sm" muted />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name with the matches marked. Folding keeps the number of letters, so positions agree. */
function Matched({ name, query }: { name: string; query: string }) {
  const styles = recipeClasses(search);
  const letters = [...composed(name)];
  const wanted = foldText(query.trim());
  const start = wanted ? foldText(name).indexOf(wanted) : -1;
  if (start < 0) return name;
  const end = start + [...wanted].length;
  return (
    <>
      {letters.slice(0, start).join('')}
      <mark className={styles.match}>{letters.slice(start, end).join('')}</mark>
      {letters.slice(end).join('')}
    </>
  );
}
