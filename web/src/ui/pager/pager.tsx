import { ArrowLeft, ArrowRight } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { useStyles } from '../use-styles';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface PagerProps {
  /** From 1. */
  page: number;
  /** How many pages there are, at least 1. */
  pages: number;
  /** The page asked for. */
  onChange: (page: number) => void;
}

/** Previous page, the page's number, next page. Neither leads below 1 nor past the last. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const styles = useStyles('pager');
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
