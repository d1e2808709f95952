import { Favourites } from '../features/favourites/favourites';
import { DocumentTitle } from '../features/page-frame/document-title';
import { i18n } from '../lib/i18n';

/** The shoes marked with the heart. */
export function FavouritesPage() {
  return (
    <>
      <DocumentTitle>{i18n.t('Favourites')}</DocumentTitle>
      <Favourites />
    </>
  );
}
