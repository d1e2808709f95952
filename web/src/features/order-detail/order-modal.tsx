import { Box, Stack } from '@chakra-ui/react';
import { isStatus } from '../../api/api-error';
import { useGetOrder } from '../../api/generated/orders/orders';
import type { OrderDto } from '../../api/generated/model';
import { formatDate } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { orderTitle } from '../../lib/order-number';
import { useSession } from '../../state/session';
import { ButtonLink, DefinitionList, EmptyState, ErrorNotice, Modal, Spinner, StatusDot } from '../../ui';
import { OrderLines } from '../../widgets/order-line/order-line';

interface OrderModalProps {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
  id: string;
}

/** One order with everything on it (specification §2, profile: the order-detail modal). */
export function OrderModal({ id, ...frame }: OrderModalProps) {
  const user = useSession();
  const order = useGetOrder(encodeURIComponent(id), { query: { enabled: user !== null } });
  return (
    <Modal size="md" title={orderTitle(id)} {...frame}>
      {order.data && <Detail order={order.data} />}
      {!order.data && (
        <Box display="grid" placeItems="center" minHeight="panel">
          <Waiting error={user ? order.error : null} isVisitor={!user} onRetry={() => void order.refetch()} />
        </Box>
      )}
    </Modal>
  );
}

function Detail({ order }: { order: OrderDto }) {
  return (
    <Stack gap="8" paddingX={{ base: '4', sm: '6' }} paddingBottom="6">
      <OrderLines lines={order.items} />
      <DefinitionList
        items={[
          ...(order.status === 'cart'
            ? []
            : [{ term: 'Status', value: <StatusDot status={order.status} /> }]),
          { term: 'Date', value: formatDate(order.placedAt ?? order.createdAt) },
          { term: 'Name', value: order.name },
          { term: 'Phone', value: order.phone },
          { term: 'Address', value: order.address },
          { term: 'Payment', value: order.payment ?? '' },
          { term: 'Total', value: formatDong(order.total) },
        ].filter(({ value }) => value !== '')}
      />
    </Stack>
  );
}

function Waiting(props: { error: Error | null; isVisitor: boolean; onRetry: () => void }) {
  const { error, isVisitor, onRetry } = props;
  if (isVisitor) {
    return (
      <EmptyState
        title="Sign in to see this order."
        action={<ButtonLink href="/sign-in">Sign In</ButtonLink>}
      />
    );
  }
  if (!error) return <Spinner size="lg" label="Loading the order" />;
  if (isStatus(error, 404)) return <EmptyState title="There is no such order." />;
  return <ErrorNotice title="The order could not be loaded." advice={error.message} onRetry={onRetry} />;
}
