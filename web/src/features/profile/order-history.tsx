import { Box, chakra } from '@chakra-ui/react';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { useOverlay } from '../../state/url';
import { ButtonLink, EmptyState, ErrorNotice, SectionTitle, Spinner } from '../../ui';
import { OrderRow, type HistoryOrder } from '../../widgets/order-row/order-row';
import { useOrderHistory } from './use-order-history';

/** The ten latest orders, newest first; each opens its detail (rule O10). */
export function OrderHistory({ customer, titleId }: { customer: CustomerDto; titleId: string }) {
  const { orders, isLoading, error, retry } = useOrderHistory(customer);
  const { open } = useOverlay();
  return (
    <>
      <SectionTitle size="xs" id={titleId}>
        Order history
      </SectionTitle>
      {isLoading && (
        <Box paddingY="10" display="grid" placeItems="center">
          <Spinner label="Loading your orders" />
        </Box>
      )}
      {error && (
        <Box paddingY="8">
          <ErrorNotice title="Your orders could not be loaded." advice={error.message} onRetry={retry} />
        </Box>
      )}
      {!isLoading && !error && orders.length === 0 && (
        <Box paddingY="8">
          <EmptyState
            title="No orders yet."
            text="What you buy is listed here."
            action={<ButtonLink href="/product">See all products</ButtonLink>}
          />
        </Box>
      )}
      <chakra.ul listStyle="none">
        {orders.filter(isPlaced).map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            onOpen={() => open({ active: 'order', order: order._id })}
          />
        ))}
      </chakra.ul>
    </>
  );
}

/** A cart is no order (rule K2). */
function isPlaced(order: OrderDto): order is OrderDto & HistoryOrder {
  return order.status !== 'cart';
}
