import { i18n } from '../lib/i18n';
import { useNewShoes } from '../state/new-shoes';
import { textPage } from '../theme/recipes/text-page.recipe';
import { ButtonLink, PageTitle, useStyles } from '../ui';
import { DocumentTitle } from '../features/page-frame/document-title';
import { ShoeRow } from '../widgets/shoe-row/shoe-row';

/** The page for an unknown address. */
export function NotFoundPage() {
  const styles = useStyles(textPage);
  const row = useNewShoes();
  return (
    <div className={styles.root}>
      <DocumentTitle>{i18n.t('Page not found')}</DocumentTitle>
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
