import { keepPreviousData } from '@tanstack/react-query';
import { useFilterProducts } from '../../api/generated/products/products';
import { LIMITS } from '../../lib/limits';
import { TIMINGS } from '../../lib/timings';
import { useDebounced } from '../../hooks/use-debounced';

/** At most five products, those by name first, from two characters on (rule F2). */
export function useSuggestions(text: string) {
  const search = useDebounced(text.trim(), TIMINGS.suggestionRest);
  const enabled = search.length >= LIMITS.suggestionMinimum;
  const answer = useFilterProducts(
    { search, limit: LIMITS.suggestions },
    { query: { enabled, placeholderData: keepPreviousData } },
  );
  return {
    /** The text of the suggestions, slightly behind the typing. */
    search,
    /** Undefined while the text is too short or the answer is missing. */
    products: enabled ? answer.data?.products : undefined,
    error: enabled ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
