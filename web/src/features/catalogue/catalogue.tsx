import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { CATALOGUE_SORTS, type CatalogueSort, FILTER_NAMES, type FilterName } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { LIMITS } from '../../lib/limits';
import { truncate } from '../../lib/text';
import { useRequestedOptions } from '../../state/requested-options';
import { useOverlay } from '../../state/url';
import { ErrorNotice, PageTitle, Pager } from '../../ui';
import { useScreen, recipeClasses, VisuallyHidden } from '../../ui';
import { ChosenFilters } from '../../widgets/catalogue/filter-panel/chosen-filters';
import { FilterBar, FilterPanel } from '../../widgets/catalogue/filter-panel/filter-panel';
import { MySizeSelect } from '../../widgets/catalogue/filter-panel/my-size-select';
import { SortSelect } from '../../widgets/catalogue/filter-panel/sort-select';
import { ProductGrid } from '../../widgets/catalogue/product-grid/product-grid';
import { SearchReading } from '../../widgets/catalogue/search/search-reading';
import { catalogue as recipe } from './catalogue.recipe';
import { chosenColors, countFilters, filterGroups, knownSizes, sizeGroup } from './filter-groups';
import { NothingFound } from './nothing-found';
import { PlainLinks } from './plain-links';
import { readChips } from './search-links';
import { useCatalogue } from './use-catalogue';
import { useFilterSheet } from './use-filter-sheet';
import { useOwnSize } from './use-own-size';

/** The target of the link past the filters, which are some forty presses of Tab. */
const LIST = 'products';

const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, [] as string[]])) as Record<
  FilterName,
  string[]
>;

/** The catalogue: heading, filters, grid and pages. The address holds all of their state (rule L9). */
export function Catalogue() {
  const styles = recipeClasses(recipe);
  const [params] = useSearchParams();
  const catalogue = useCatalogue();
  const sheet = useFilterSheet();
  const { query, change, facets, total, list } = catalogue;
  const readAs = list.isPlaceholderData ? [] : list.data?.readAs;
  // On a phone the filters are behind a bar, and are rendered when they are first opened.
  const isWide = useScreen('wide', true);
  const own = useOwnSize(query.size, (size) => change({ size }));
  const size = {
    ...sizeGroup(query, facets.data, own.size),
    head: <MySizeSelect sizes={knownSizes(facets.data, own.size)} size={own.size} onChange={own.set} />,
  };
  const groups = filterGroups(query, facets.data);
  const filters = {
    groups: [size, ...groups],
    onChange: (key: string, selected: string[]) =>
      change(key === 'sort' ? { sort: sortOf(selected) } : { [key]: selected }),
  };
  const panel = <FilterPanel {...filters} />;
  const sort = (
    <SortSelect
      options={CATALOGUE_SORTS}
      value={query.sort || 'newest'}
      onChange={(value) => change({ sort: sortOf([value]) })}
    />
  );
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <Heading search={query.search} />
        {query.search && <SearchReading chips={readChips(params, query, readAs)} />}
      </div>
      <div className={styles.bar}>
        <FilterBar count={countFilters(query)} sort={sort} mySize={own.toggle} onOpen={sheet.open} />
        {sheet.hasFailed && (
          <div className={styles.failure}>
            <ErrorNotice
              title={i18n.t('The filters could not be opened.')}
              advice={i18n.t('Check your connection and try again.')}
              onRetry={sheet.open}
            />
          </div>
        )}
        {sheet.Sheet && (
          <sheet.Sheet open={sheet.isOpen} total={total} onClose={sheet.close}>
            {panel}
          </sheet.Sheet>
        )}
      </div>
      <div className={styles.columns}>
        {isWide && (
          <aside className={styles.aside} aria-label={i18n.t('Filter')}>
            <a href={`#${LIST}`} className={styles.skipLink} onClick={skipToList}>
              {i18n.t('Skip the filters')}
            </a>
            {panel}
          </aside>
        )}
        <div className={styles.list}>
          <div className={styles.tally}>
            {/* The line is there before the count is known, so that the layout does not shift. */}
            <p role="status">{total === undefined ? '\u00a0' : countOf(total)}</p>
            <div className={styles.sort}>{sort}</div>
          </div>
          <div id={LIST} tabIndex={-1} className={styles.list}>
            <ChosenFilters {...filters} onClear={() => change(NO_FILTERS)} />
            <Results catalogue={catalogue} mySize={own.size} />
          </div>
        </div>
      </div>
      <PlainLinks groups={groups} page={query.page} pages={catalogue.pages} />
    </div>
  );
}

/** Moves the focus alone, so that the address keeps no hash, and Back leads to the page before. */
function skipToList(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(LIST)?.focus();
}

function Heading({ search }: { search: string }) {
  const styles = recipeClasses(recipe);
  if (!search) {
    return <PageTitle subtitle={i18n.t('Choose for you')}>{i18n.t('All products.')}</PageTitle>;
  }
  return (
    <PageTitle size="md">
      <span className={styles.searchedFor}>{i18n.t('Search results for.')} </span>
      {truncate(search, LIMITS.headingLength)}
    </PageTitle>
  );
}

interface ResultsProps {
  catalogue: ReturnType<typeof useCatalogue>;
  mySize: string | null;
}

function Results({ catalogue, mySize }: ResultsProps) {
  const styles = recipeClasses(recipe);
  const { list, query, facets, pages, total, goTo, change } = catalogue;
  const { hrefOf } = useOverlay();
  const asked = useRequestedOptions();
  if (list.isError && !list.data) {
    return (
      <div className={styles.notice}>
        <ErrorNotice
          title={i18n.t('The products could not be loaded.')}
          advice={list.error.message}
          onRetry={() => void list.refetch()}
        />
      </div>
    );
  }
  if (total === 0) {
    return (
      <NothingFound
        search={query.search}
        near={list.data?.near}
        onShowAll={() => change({ ...NO_FILTERS, search: '' })}
      />
    );
  }
  return (
    <div aria-busy={list.isPlaceholderData || undefined}>
      <VisuallyHidden as="h2">{i18n.t('Products')}</VisuallyHidden>
      <div className={styles.grid} data-stale={list.isPlaceholderData || undefined}>
        <ProductGrid
          products={list.data?.products}
          placeholders={12}
          mySize={mySize}
          colors={[...chosenColors(query, facets.data), ...asked.colors]}
          hrefOf={(product) => hrefOf({ active: 'productDetail', product: product.slug })}
        />
      </div>
      {total !== undefined && (
        <div className={styles.pager}>
          <Pager page={Math.min(query.page, pages)} pages={pages} onChange={(page) => goTo(page)} />
        </div>
      )}
    </div>
  );
}

function countOf(count: number): string {
  return i18n.t('{count, plural, one {# product} other {# products}}', { count });
}

function sortOf(selected: readonly string[]) {
  return (selected[0] ?? '') as CatalogueSort | '';
}
