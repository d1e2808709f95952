import { chakra } from '@chakra-ui/react';
import { foldText } from '../../lib/text';
import { search } from '../../theme/recipes/search';
import { Link, Price, TilePicture, useRecipeStyles } from '../../ui';

export interface Suggestion {
  _id: string;
  name: string;
  price: number;
  adImage: string;
}

export interface SearchSuggestionsProps<S extends Suggestion> {
  /** What was typed; the part of a name that matches it is set heavier. */
  query: string;
  /** At most five; undefined before there is anything to say. */
  suggestions: readonly S[] | undefined;
  /** The address a suggestion leads to. */
  hrefOf: (suggestion: S) => string;
  /** A suggestion was followed. */
  onPick?: (suggestion: S) => void;
}

/** Products whose name matches what was typed (specification section 5, Search). */
export function SearchSuggestions<S extends Suggestion>(props: SearchSuggestionsProps<S>) {
  const { query, suggestions, hrefOf, onPick } = props;
  const styles = useRecipeStyles(search);
  if (!suggestions) return null;
  return (
    <section aria-labelledby="suggestions">
      <chakra.h3 id="suggestions" css={styles.heading}>
        Suggestions
      </chakra.h3>
      {suggestions.length === 0 && (
        <chakra.p css={styles.note} role="status">
          No shoe has this name. Press Enter to search anyway.
        </chakra.p>
      )}
      <chakra.ul css={styles.tiles}>
        {suggestions.map((suggestion) => (
          <chakra.li key={suggestion._id} css={styles.tile}>
            <Link href={hrefOf(suggestion)} css={styles.tileLink} onClick={() => onPick?.(suggestion)}>
              <TilePicture path={suggestion.adImage} alt="" sizes="(min-width: 1024px) 190px, 56px" />
              <chakra.span css={styles.tileText}>
                <chakra.span css={styles.tileName} data-name>
                  <Matched name={suggestion.name} query={query} />
                </chakra.span>
                <Price amount={suggestion.price} size="sm" muted />
              </chakra.span>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

/** The name with the typed words marked; folding gives one letter for one letter, so positions agree. */
function Matched({ name, query }: { name: string; query: string }) {
  const styles = useRecipeStyles(search);
  const letters = [...name.normalize('NFC')];
  const wanted = foldText(query.trim());
  const start = wanted ? foldText(name).indexOf(wanted) : -1;
  if (start < 0) return name;
  const end = start + [...wanted].length;
  return (
    <>
      {letters.slice(0, start).join('')}
      <chakra.mark css={styles.match}>{letters.slice(start, end).join('')}</chakra.mark>
      {letters.slice(end).join('')}
    </>
  );
}
