import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { OrderDto } from '../../api/generated/model';
import { TIMINGS } from '../../lib/timings';
import { useCart } from '../../state/cart';
import { useCurrentCustomer } from '../../state/customer';
import { useLater } from '../../state/use-later';
import { ButtonLink, EmptyState, ErrorNotice, Spinner } from '../../ui';
import { Checkout } from './checkout';

/** What has to be there before an order can be confirmed: a moment's spinner (specification §2), the cart, its owner. */
export function CheckoutGate() {
  const isReady = useLater(TIMINGS.checkoutSpinner);
  const { cart, isLoading, error, retry } = useCart();
  const customer = useCurrentCustomer();
  const [placed, setPlaced] = useState<OrderDto | null>(null);
  const order = placed ?? cart;

  if (!placed && (!isReady || isLoading)) {
    return (
      <Box display="grid" placeItems="center" minHeight="75vh">
        <Spinner size="lg" label="Loading your order" />
      </Box>
    );
  }
  if (order && order.items.length > 0 && customer.data) {
    return <Checkout order={order} customer={customer.data} onPlaced={setPlaced} />;
  }
  return (
    <Box maxWidth="page" marginX="auto" paddingX={{ base: '4', sm: '6' }} paddingY="20">
      {error ? (
        <ErrorNotice title="Your order could not be loaded." advice={error.message} onRetry={retry} />
      ) : (
        <EmptyState
          title="Your cart is empty"
          text="Put a pair in it, and come back."
          action={<ButtonLink href="/product">See all products</ButtonLink>}
        />
      )}
    </Box>
  );
}
