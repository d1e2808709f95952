import { getFilterProductsQueryKey } from '../api/generated/products/products';
import { i18n } from '../lib/i18n';
import { NEW_SHOES, useNewShoes } from '../state/new-shoes';
import { textPage } from '../theme/recipes/text-page.recipe';
import { ButtonLink, PageTitle, recipeClasses } from '../ui';
import { definePage } from '../features/page-frame/define-page';
import { ShoeRow } from '../widgets/catalogue/shoe-row/shoe-row';

/** The page for an unknown address. */
function NotFoundPage() {
  const styles = recipeClasses(textPage);
  const row = useNewShoes();
  return (
    <div className={styles.root}>
      <PageTitle
        subtitle={i18n.t('There is no page at this address. It may have moved, or the link is incomplete.')}
      >
        {i18n.t('Nothing here.')}
      </PageTitle>
      <div className={styles.action}>
        <ButtonLink href="/product">{i18n.t('See all products')}</ButtonLink>
      </div>
      <div className={styles.row}>
        <ShoeRow {...row} />
      </div>
    </div>
  );
}

export const page = definePage({
  module: 'pages/not-found-page',
  title: () => i18n.t('Page not found'),
  isListed: false,
  queries: () => [getFilterProductsQueryKey(NEW_SHOES)],
  Component: NotFoundPage,
});
