import { formatDong } from '../../../lib/money';
import { recipeClasses } from '../../../ui';
import { price } from './price.recipe';

export interface PriceProps {
  /** Whole dong. */
  amount: number;
  /** `sm` to `lg` next to other text, `plain` in a list, `total` for a sum. */
  size?: 'sm' | 'md' | 'lg' | 'plain' | 'total';
  /** Grey: the product cannot be bought now. */
  muted?: boolean;
}

/** A price such as `1.234.000đ`, with digits of equal width. */
export function Price({ amount, size = 'md', muted }: PriceProps) {
  const styles = recipeClasses(price, { size });
  return (
    <span className={styles.root} data-price data-muted={muted || undefined}>
      {formatDong(amount)}
    </span>
  );
}
