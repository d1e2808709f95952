import { Favourites } from '../features/favourites/favourites';
import { DocumentTitle } from '../features/page-frame/document-title';

/** The shoes marked with the heart. */
export function FavouritesPage() {
  return (
    <>
      <DocumentTitle>Favourites</DocumentTitle>
      <Favourites />
    </>
  );
}
