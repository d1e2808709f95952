import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Price, useStyles } from '../../ui';

export interface TotalsBarProps {
  /** Whole dong. */
  total: number;
  /** The button; it stands under the right column. */
  action: ReactNode;
}

/** The bar that stays at the bottom of the checkout. */
export function TotalsBar({ total, action }: TotalsBarProps) {
  const styles = useStyles('totalsBar');
  return (
    <chakra.section css={styles.root} aria-label="Total" data-fixed-bar>
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
