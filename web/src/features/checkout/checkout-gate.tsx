import { useEffect, useRef } from 'react';
import { i18n } from '../../lib/i18n';
import { TIMINGS } from '../../lib/timings';
import { useCart } from '../../state/cart';
import { useCurrentCustomer } from '../../state/customer';
import { useDelay } from '../../hooks/use-delay';
import { middle } from '../../theme/recipes/middle.recipe';
import { ButtonLink, EmptyState, ErrorNotice, Spinner, recipeClasses } from '../../ui';
import { Checkout } from './checkout';
import { checkout } from './checkout.recipe';
import { usePlaceOrder } from './use-place-order';

/** Loads what an order's confirmation needs: a short spinner, the cart and its owner. */
export function CheckoutGate() {
  const isReady = useDelay(TIMINGS.checkoutSpinner);
  const { cart, isLoading, error, retry } = useCart();
  const customer = useCurrentCustomer();
  const placing = usePlaceOrder();
  const styles = recipeClasses(checkout);
  const waiting = recipeClasses(middle, { room: 'page' });
  // After an unclear failure the order may be placed already, so it is no cart, but it can still be tried again.
  const order = placing.status === 'idle' ? (cart ?? placing.order) : placing.order;

  if (!placing.order && (!isReady || isLoading)) {
    return (
      <div className={waiting.root}>
        <Spinner size="lg" label={i18n.t('Loading your order')} />
      </div>
    );
  }
  if (order && order.items.length > 0 && customer.data) {
    return <Checkout order={order} customer={customer.data} placing={placing} />;
  }
  return (
    <div className={styles.empty}>
      {placing.error && <NotPlaced reason={placing.error} />}
      {error ? (
        <ErrorNotice
          title={i18n.t('Your order could not be loaded.')}
          advice={error.message}
          onRetry={retry}
        />
      ) : (
        !placing.error && (
          <EmptyState
            title={i18n.t('Your cart is empty')}
            text={i18n.t('Put a pair in it, and come back.')}
            action={<AllProducts />}
          />
        )
      )}
    </div>
  );
}

function AllProducts() {
  return <ButtonLink href="/product">{i18n.t('See all products')}</ButtonLink>;
}

/** Replaces a checkout that was refused and has no lines left; it takes over the focus. */
function NotPlaced({ reason }: { reason: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={recipeClasses(checkout).notPlaced} tabIndex={-1}>
      <ErrorNotice title={i18n.t('Your order was not placed.')} advice={reason} action={<AllProducts />} />
    </div>
  );
}
