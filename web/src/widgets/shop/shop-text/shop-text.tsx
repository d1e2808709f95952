import type { ShopPageTextDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { ErrorNotice, PageTitle, Spinner, recipeClasses } from '../../../ui';
import { shopText } from './shop-text.recipe';

export interface ShopTextProps {
  /** The title, and the text as HTML that the server drew from Markdown; undefined while it loads. */
  text?: ShopPageTextDto;
  /** Whether it could not be loaded. */
  isFailed?: boolean;
  /** Loads it again. */
  onRetry: () => void;
}

/** One of the shop's terms: a long text with headings, lists and tables (rule V34). */
export function ShopText({ text, isFailed, onRetry }: ShopTextProps) {
  const styles = recipeClasses(shopText);
  return (
    <article className={styles.root}>
      {text && <PageTitle>{text.title}</PageTitle>}
      {text && (
        // eslint-disable-next-line no-restricted-syntax -- the server draws it from Markdown, whose HTML it escapes
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: text.html }} />
      )}
      {!text && !isFailed && <Spinner size="lg" label={i18n.t('Loading the page')} />}
      {!text && isFailed && <ErrorNotice title={i18n.t('This page did not load.')} onRetry={onRetry} />}
    </article>
  );
}
