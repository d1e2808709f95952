import { ArrowLeft, ArrowRight } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { useStyles } from '../use-styles';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { pager } from './pager.recipe';

export interface PagerProps {
  /** Starts at 1. */
  page: number;
  /** The number of pages, at least 1. */
  pages: number;
  /** Called with the requested page. */
  onChange: (page: number) => void;
}

/** Previous page, page number, next page. The buttons stop at 1 and at the last page (rule L10). */
export function Pager({ page, pages, onChange }: PagerProps) {
  const styles = useStyles(pager);
  return (
    <nav className={styles.root} aria-label="Pages">
      <IconButton
        label="Previous page"
        icon={ArrowLeft}
        variant="outline"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span className={styles.number} aria-live="polite">
        <VisuallyHidden>Page </VisuallyHidden>
        {page} / {Math.max(pages, 1)}
      </span>
      <IconButton
        label="Next page"
        icon={ArrowRight}
        variant="outline"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
