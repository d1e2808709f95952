import type { ProductFacetsDto } from '../../api/generated/model';
import { BRANDS, brandLabel, PRODUCT_TYPES, STOCK_LABELS } from '../../lib/brands';
import { capitalise, titleCase } from '../../lib/text';
import { CATALOGUE_SORTS, type CatalogueQuery } from '../../state/url';
import type { FilterGroup } from '../../widgets/filter-panel/filter-panel';

/** The sort options as the specification writes them (§9). */
export const SORT_LABELS: Record<(typeof CATALOGUE_SORTS)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'low-high': 'Low-High',
  'high-low': 'High-Low',
};

/**
 * The panel's five groups (specification §9): Brand, Color, Type, Stock, Sort.
 *
 * @param facets the options with their counts; until they are there, the options everybody knows
 */
export function filterGroups(query: CatalogueQuery, facets: ProductFacetsDto | undefined): FilterGroup[] {
  const brands = facets?.brands ?? BRANDS.map(({ value }) => ({ value }));
  const types = facets?.types ?? PRODUCT_TYPES.map((value) => ({ value }));
  const stock = facets?.stock ?? Object.keys(STOCK_LABELS).map((value) => ({ value }));
  return [
    group('brand', 'Brand', query.brand, brands, brandLabel),
    {
      ...group('color', 'Color', query.color, [], capitalise),
      options: (facets?.colors ?? []).map((color) => ({ ...color, label: capitalise(color.value) })),
    },
    group('type', 'Type', query.type, types, titleCase),
    group('stock', 'Stock', query.stock, stock, (value) => STOCK_LABELS[value] ?? value),
    {
      key: 'sort',
      title: 'Sort',
      choice: 'one',
      options: CATALOGUE_SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
      selected: [query.sort || 'newest'],
    },
  ];
}

/** How many filters are set; the sort is none. */
export function countFilters({ brand, color, type, stock }: CatalogueQuery): number {
  return brand.length + color.length + type.length + stock.length;
}

function group(
  key: string,
  title: string,
  selected: readonly string[],
  options: readonly { value: string; count?: number }[],
  labelOf: (value: string) => string,
): FilterGroup {
  return {
    key,
    title,
    choice: 'many',
    selected,
    options: options.map(({ value, count }) => ({ value, count, label: labelOf(value) })),
  };
}
