import { ArrowLeft, ArrowRight } from 'lucide-react';
import { i18n } from '../../lib/i18n';
import { IconButton } from '../icon-button/icon-button';
import { recipeClasses } from '../recipe-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { pager } from './pager.recipe';

export interface PagerProps {
  /** Starts at 1. */
  page: number;
  /** The number of pages; up to 1 there is no pager. */
  pages: number;
  /** Called with the requested page. */
  onChange: (page: number) => void;
  /** Tells it apart from another one on the page. */
  label?: string;
}

/** Previous page, page number, next page. The buttons stop at 1 and at the last page (rule L10); one page has none. */
export function Pager({ page, pages, onChange, label = i18n.t('Pages') }: PagerProps) {
  const styles = recipeClasses(pager);
  if (pages <= 1) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <IconButton
        label={i18n.t('Previous page')}
        icon={ArrowLeft}
        variant="outline"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span className={styles.number} aria-live="polite">
        <VisuallyHidden>{i18n.t('Page')} </VisuallyHidden>
        {page} / {pages}
      </span>
      <IconButton
        label={i18n.t('Next page')}
        icon={ArrowRight}
        variant="outline"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
