import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { totalsBar } from '../../theme/recipes/checkout';
import { Price, useRecipeStyles } from '../../ui';

export interface TotalsBarProps {
  /** Whole dong. */
  total: number;
  /** The button; it stands under the right column. */
  action: ReactNode;
  /** Why the button's press did not succeed, in one sentence or two. */
  message?: string;
}

/** The bar that stays at the bottom of the checkout. */
export function TotalsBar({ total, action, message }: TotalsBarProps) {
  const styles = useRecipeStyles(totalsBar);
  return (
    <chakra.section css={styles.root} aria-label="Total" data-fixed-bar>
      {message && (
        <chakra.p css={styles.message} role="alert">
          <CircleAlert aria-hidden strokeWidth={1.6} />
          <span>{message}</span>
        </chakra.p>
      )}
      <chakra.div css={styles.inner}>
        <chakra.div css={styles.words}>
          <chakra.span css={styles.label}>Total</chakra.span>
          <Price amount={total} size="total" />
        </chakra.div>
        <chakra.div css={styles.action}>{action}</chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
