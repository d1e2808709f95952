import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { i18n } from '../../lib/i18n';
import { recentSearches, rememberSearch } from './recent-searches';
import { searchPath, useCatalogueQuery } from '../../state/catalogue-query';
import { useOverlay } from '../../state/url';
import { Drawer, ErrorNotice } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { RecentSearches } from '../../widgets/catalogue/search/recent-searches';
import { SearchField, SearchPanel } from '../../widgets/catalogue/search/search-field';
import { SearchSuggestions } from '../../widgets/catalogue/search/search-suggestions';
import { useSuggestions } from './use-suggestions';

/** The search drawer: recent searches and suggestions (rules F2 and F3). */
export function SearchDrawer(frame: OverlayFrame) {
  const location = useLocation();
  const navigate = useNavigate();
  const { hrefOf } = useOverlay();
  const { query } = useCatalogueQuery();
  const [text, setText] = useState(location.pathname === '/product' ? query.search : '');
  const suggestions = useSuggestions(text);

  const search = (wanted: string) => {
    rememberSearch(wanted);
    // Another search's hits are looked at from the first one on.
    void navigate(searchPath(location, wanted), { replace: true, state: { isLink: true } });
  };

  return (
    <Drawer side="top" title={i18n.t('Search')} hideTitle {...frame}>
      <SearchPanel
        field={<SearchField value={text} onChange={setText} onSubmit={() => search(text)} />}
        recent={<RecentSearches searches={recentSearches()} onPick={search} />}
        suggestions={
          suggestions.error ? (
            <ErrorNotice
              title={i18n.t('Suggestions could not be loaded.')}
              advice={suggestions.error.message}
              onRetry={suggestions.retry}
            />
          ) : (
            <SearchSuggestions
              query={suggestions.search}
              suggestions={suggestions.products}
              hrefOf={(product) => hrefOf({ active: 'productDetail', product: product.slug })}
              onPick={() => rememberSearch(text)}
            />
          )
        }
      />
    </Drawer>
  );
}
