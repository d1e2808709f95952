import { Catalogue } from '../features/catalogue/catalogue';
import { DocumentTitle } from '../features/page-frame/document-title';

/** All products, or the results of a search. */
export function CataloguePage() {
  return (
    <>
      <DocumentTitle>All products</DocumentTitle>
      <Catalogue />
    </>
  );
}
