import type { QueryClient } from '@tanstack/react-query';
import { Catalogue } from '../features/catalogue/catalogue';
import { catalogueList } from '../features/catalogue/use-catalogue';
import { DocumentTitle } from '../features/page-frame/document-title';
import { readCatalogue } from '../state/url';

/** All products, or the results of a search. */
export function CataloguePage() {
  return (
    <>
      <DocumentTitle>All products</DocumentTitle>
      <Catalogue />
    </>
  );
}

/** Fetches the list of the present address. */
CataloguePage.prepare = (client: QueryClient) =>
  client.prefetchQuery(catalogueList(readCatalogue(new URLSearchParams(window.location.search))));
