import { Favourites } from '../features/favourites/favourites';
import { definePage } from '../features/page-frame/define-page';
import { i18n } from '../lib/i18n';

/** The shoes marked with the heart. */
export const page = definePage({
  module: 'pages/favourites-page',
  title: () => i18n.t('Favourites'),
  isListed: false,
  Component: Favourites,
});
