import { Catalogue } from '../features/catalogue/catalogue';
import { DocumentTitle } from '../features/page-frame/document-title';
import { i18n } from '../lib/i18n';

/** All products, or the results of a search. */
export function CataloguePage() {
  return (
    <>
      <DocumentTitle>{i18n.t('All products')}</DocumentTitle>
      <Catalogue />
    </>
  );
}
