import type { ProductFacetsDto } from '../../api/generated/model';
import { CATALOGUE_SORTS, FILTER_NAMES, OPTION_FILTERS, OPTION_FILTER_NAMES } from '../../lib/choices';
import { currentLocale, i18n } from '../../lib/i18n';
import { sortSizes } from '../../lib/sizes';
import { colorTitle } from '../../lib/color-title';
import { foldText } from '../../lib/text';
import type { CatalogueQuery } from '../../state/url';
import type { FilterGroup } from '../../widgets/catalogue/filter-panel/filter-panel';

/**
 * The groups of the filter panel (rule L7).
 *
 * @param facets the options with their counts; until they have loaded, the options known beforehand
 */
export function filterGroups(query: CatalogueQuery, facets: ProductFacetsDto | undefined): FilterGroup[] {
  const [brand, ...others] = OPTION_FILTER_NAMES.map((name) => {
    const { title, facet, options, labelOf } = OPTION_FILTERS[name];
    const offered = facets?.[facet] ?? options.map((value) => ({ value }));
    return group(name, title, query[name], offered, labelOf);
  });
  return [
    brand!,
    group('price', i18n.t('Price'), query.price, facets?.prices ?? [], priceRangeName),
    group('color', i18n.t('Color'), chosenColors(query, facets), facets?.colors ?? [], colorTitle),
    ...others,
    {
      key: 'sort',
      title: i18n.t('Sort'),
      choice: 'one',
      options: CATALOGUE_SORTS,
      selected: [query.sort || 'newest'],
    },
  ];
}

/** The chosen colours by the shop's names: `black` in the address is 'đen'. */
export function chosenColors({ color }: CatalogueQuery, facets: ProductFacetsDto | undefined): string[] {
  const chosen = color.flatMap((name) => {
    const key = foldText(name).replace(/[\s-]+/g, ' ');
    const meant = (facets?.colors ?? []).filter(({ asked }) => asked?.includes(key));
    return meant.length > 0 ? meant.map(({ value }) => value) : [name];
  });
  return [...new Set(chosen)];
}

/** The number of active filters, without the sort. */
export function countFilters(query: CatalogueQuery): number {
  return FILTER_NAMES.reduce((sum, name) => sum + query[name].length, 0);
}

/**
 * The sizes that can be toggled: the shopper's own, and those in the address.
 *
 * @param mine the shopper's own size, or null
 */
export function sizeGroup(
  query: CatalogueQuery,
  facets: ProductFacetsDto | undefined,
  mine: string | null,
): FilterGroup {
  const counts = new Map(facets?.sizes.map(({ value, count }) => [value, count]));
  const offered = sortSizes(mine === null ? query.size : [mine, ...query.size]);
  const options = offered.map((value) => ({ value, count: counts.get(value) ?? (facets && 0) }));
  return group('size', i18n.t('Size'), query.size, options, (size) => i18n.t('In stock in {size}', { size }));
}

/** The sizes from which shoppers choose their own, in ascending order. */
export function knownSizes(facets: ProductFacetsDto | undefined, mine: string | null): string[] {
  const sizes = facets?.sizes.map(({ value }) => value) ?? [];
  return sortSizes(mine === null ? sizes : [mine, ...sizes]);
}

/** 'Under 2 million đ', '2–2.5 million đ' or 'From 5 million đ', since whole prices would take two lines. */
function priceRangeName(range: string): string {
  const [from, below] = range.split('-').map((end) => end && millions(Number(end)));
  if (!from) return i18n.t('Under {below} million đ', { below });
  if (!below) return i18n.t('From {from} million đ', { from });
  return i18n.t('{from}–{below} million đ', { from, below });
}

function millions(dong: number): string {
  const text = String(dong / 1_000_000);
  return currentLocale() === 'vi' ? text.replace('.', ',') : text;
}

/** A chosen value without matches is listed last, so that it can be removed. */
function group(
  key: string,
  title: string,
  selected: readonly string[],
  offered: readonly { value: string; count?: number; colorHex?: string }[],
  labelOf: (value: string) => string,
): FilterGroup {
  const unknown = selected.filter((value) => !offered.some((option) => option.value === value));
  const options = [...offered, ...unknown.map((value) => ({ value }))];
  return {
    key,
    title,
    choice: 'many',
    selected,
    options: options.map((option) => ({ ...option, label: labelOf(option.value) })),
  };
}
