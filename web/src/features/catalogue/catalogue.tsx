import { Box, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '../../lib/timings';
import { truncate } from '../../lib/text';
import { useOverlay } from '../../state/url';
import { Button, EmptyState, ErrorNotice, PageTitle, Pager, VisuallyHidden } from '../../ui';
import { FilterBar, FilterPanel } from '../../widgets/filter-panel/filter-panel';
import { ProductGrid } from '../../widgets/product-grid/product-grid';
import { countFilters, filterGroups, SORT_LABELS } from './filter-groups';
import { FilterSheet } from './filter-sheet';
import { useCatalogue } from './use-catalogue';

const NO_FILTERS = { brand: [], color: [], type: [], stock: [], search: '' };

/** The catalogue: heading, filters, grid and pages, all of it in the address (specification §2 and §4). */
export function Catalogue() {
  const catalogue = useCatalogue();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { query, change, facets, total } = catalogue;
  const panel = (
    <FilterPanel
      groups={filterGroups(query, facets.data)}
      onChange={(key, selected) => change(key === 'sort' ? { sort: sortOf(selected) } : { [key]: selected })}
    />
  );
  return (
    <Box paddingTop={{ base: '6', md: '12' }} paddingBottom="8">
      <Box paddingX={{ base: '4', sm: '6' }} maxWidth="page" marginX="auto">
        <Heading search={query.search} total={total} />
      </Box>
      <Box hideFrom="md" marginTop="6" paddingX={{ base: '4', sm: '6' }}>
        <FilterBar
          count={countFilters(query)}
          sort={SORT_LABELS[query.sort || 'newest']}
          onOpen={() => setIsSheetOpen(true)}
        />
        <FilterSheet open={isSheetOpen} total={total} onClose={() => setIsSheetOpen(false)}>
          {panel}
        </FilterSheet>
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
        gap={{ md: '10' }}
        maxWidth="page"
        marginX="auto"
        marginTop={{ md: '10' }}
        paddingX={{ base: '4', sm: '6' }}
      >
        <chakra.aside hideBelow="md" width="panel" aria-label="Filter">
          {panel}
        </chakra.aside>
        <Results catalogue={catalogue} />
      </Grid>
    </Box>
  );
}

function Heading({ search, total }: { search: string; total: number | undefined }) {
  if (!search) {
    return (
      <PageTitle subtitle="Choose for you" count={total}>
        All products.
      </PageTitle>
    );
  }
  return (
    <PageTitle size="md" count={total}>
      <chakra.span display="block" textStyle="body" color="fg.muted" marginBottom="2">
        Search results for.{' '}
      </chakra.span>
      {truncate(search, LIMITS.headingLength)}
    </PageTitle>
  );
}

function Results({ catalogue }: { catalogue: ReturnType<typeof useCatalogue> }) {
  const { list, query, pages, total, goTo, change } = catalogue;
  const { hrefOf } = useOverlay();
  if (list.isError && !list.data) {
    return (
      <Box paddingY="12">
        <ErrorNotice
          title="The products could not be loaded."
          advice={list.error.message}
          onRetry={() => void list.refetch()}
        />
      </Box>
    );
  }
  if (total === 0) {
    return (
      <Box paddingY="12">
        <EmptyState
          title="Nothing matches."
          text="Take a filter away, or search for something else."
          action={<Button onClick={() => change(NO_FILTERS)}>Show all products</Button>}
        />
      </Box>
    );
  }
  return (
    <Box minWidth="0" aria-busy={list.isPlaceholderData || undefined}>
      <VisuallyHidden role="status">{total === undefined ? '' : `${total} products`}</VisuallyHidden>
      <Box
        opacity={list.isPlaceholderData ? 'disabled' : undefined}
        transition="opacity"
        transitionDuration="fast"
      >
        <ProductGrid
          products={list.data?.products}
          placeholders={12}
          hrefOf={(product) => hrefOf({ active: 'productDetail', product: product.slug })}
        />
      </Box>
      {total !== undefined && (
        <Box marginTop="12">
          <Pager page={Math.min(query.page, pages)} pages={pages} onChange={(page) => goTo(page)} />
        </Box>
      )}
    </Box>
  );
}

function sortOf(selected: readonly string[]) {
  return (selected[0] ?? '') as keyof typeof SORT_LABELS | '';
}
