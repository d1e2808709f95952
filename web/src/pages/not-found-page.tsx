import { textPage } from '../theme/recipes/text-page.recipe';
import { ButtonLink, PageTitle, useStyles } from '../ui';
import { DocumentTitle } from '../features/page-frame/document-title';

/** The page for an unknown address. */
export function NotFoundPage() {
  const styles = useStyles(textPage);
  return (
    <div className={styles.root}>
      <DocumentTitle>Page not found</DocumentTitle>
      <PageTitle subtitle="There is no page at this address. It may have moved, or the link is incomplete.">
        Nothing here.
      </PageTitle>
      <div className={styles.action}>
        <ButtonLink href="/product">See all products</ButtonLink>
      </div>
    </div>
  );
}
