import { Catalogue } from '../features/catalogue/catalogue';
import { DocumentTitle } from '../features/page-frame/document-title';

/** All products, or what a search found. */
export function CataloguePage() {
  return (
    <>
      <DocumentTitle>All products</DocumentTitle>
      <Catalogue />
    </>
  );
}
