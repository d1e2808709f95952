import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DELIVERY } from '../../lib/shop';
import { cartSummary } from '../../theme/recipes/cart';
import { Price, useRecipeStyles } from '../../ui';

export interface CartSummaryProps {
  /** The sum of the lines in whole dong. */
  subtotal: number;
  /** `drawer` stands under the cart with its total and button, `page` under the order's lines. */
  look?: 'drawer' | 'page';
  /** The button under it. */
  action?: ReactNode;
}

/** Subtotal, delivery (always free) and, in the drawer, the total. */
export function CartSummary({ subtotal, look = 'drawer', action }: CartSummaryProps) {
  const styles = useRecipeStyles(cartSummary, { look });
  return (
    <chakra.div css={styles.root}>
      <dl>
        <chakra.div css={styles.row}>
          <chakra.dt css={styles.term}>Subtotal</chakra.dt>
          <dd>
            <Price amount={subtotal} size="plain" />
          </dd>
        </chakra.div>
        <chakra.div css={styles.row}>
          <chakra.dt css={styles.term}>Delivery</chakra.dt>
          <chakra.dd css={styles.free}>{DELIVERY}</chakra.dd>
        </chakra.div>
        {look === 'drawer' && (
          <chakra.div css={styles.total}>
            <dt>Total</dt>
            <dd>
              <Price amount={subtotal} size="lg" />
            </dd>
          </chakra.div>
        )}
      </dl>
      {action && <chakra.div css={styles.action}>{action}</chakra.div>}
    </chakra.div>
  );
}
