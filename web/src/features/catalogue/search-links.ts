import type { ReadFilterDto } from '../../api/generated/model';
import { OPTION_FILTERS } from '../../lib/choices';
import { colorName } from '../../lib/color-name';
import { i18n } from '../../lib/i18n';
import { cataloguePath, type CatalogueQuery, withoutOverlay } from '../../state/url';
import type { ReadChip } from '../../widgets/catalogue/search/search-reading';

/** The chips of a search: what was read, the address with the filter instead, and the one without the words. */
export function readChips(
  params: URLSearchParams,
  query: CatalogueQuery,
  readAs: readonly ReadFilterDto[] = [],
): ReadChip[] {
  return readAs.map(({ words, filter, values, without }) => ({
    label: labelOf(filter, words, values),
    keepHref: hrefOf(params, { search: without, [filter]: [...new Set([...query[filter], ...values])] }),
    removeHref: hrefOf(params, { search: without }),
  }));
}

/** The catalogue's address after a change. */
export function hrefOf(params: URLSearchParams, change: Parameters<typeof cataloguePath>[0]): string {
  return cataloguePath(change, withoutOverlay(params));
}

function labelOf(filter: ReadFilterDto['filter'], words: string, values: readonly string[]): string {
  if (filter === 'size') return i18n.t('size {sizes}', { sizes: values.join(', ') });
  if (filter === 'color') return values.length === 1 ? colorName(values[0]!) : words;
  return values.map(OPTION_FILTERS[filter].labelOf).join(', ');
}
