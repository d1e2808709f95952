import { formatDong } from '../../lib/money';
import { useStyles } from '../use-styles';

export interface PriceProps {
  /** Whole dong. */
  amount: number;
  /** `sm` to `lg` beside other words, `plain` in a list, `total` for a sum. */
  size?: 'sm' | 'md' | 'lg' | 'plain' | 'total';
  /** Grey: it cannot be bought now. */
  muted?: boolean;
}

/** `1.234.000đ`, in figures that align under each other. */
export function Price({ amount, size = 'md', muted }: PriceProps) {
  const styles = useStyles('price', { size });
  return (
    <span className={styles.root} data-muted={muted || undefined}>
      {formatDong(amount)}
    </span>
  );
}
