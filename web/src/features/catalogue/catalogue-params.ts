import type { FilterProductsParams, GetProductFacetsParams } from '../../api/generated/model';
import { FILTER_NAMES } from '../../lib/choices';
import { LIMITS } from '../../lib/limits';
import type { CatalogueQuery } from '../../state/url';

/** The query parameters of the call: the chosen values of each filter (rule L6), no parameter for an empty filter. */
export function toParams(query: CatalogueQuery): FilterProductsParams {
  const { page, search, sort } = query;
  const chosen = FILTER_NAMES.filter((name) => query[name].length > 0);
  return {
    page,
    limit: LIMITS.pageSize,
    ...(search && { search }),
    ...Object.fromEntries(chosen.map((name) => [name, query[name]])),
    ...(sort && { sort }),
  };
}

/** The list's parameters without page and order, which change no count. */
export function toNarrowing(params: FilterProductsParams): GetProductFacetsParams {
  const { page: _page, limit: _limit, sort: _sort, ...narrowing } = params;
  return narrowing;
}
