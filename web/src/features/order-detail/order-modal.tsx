import { isStatus } from '../../api/api-error';
import { useGetOrder } from '../../api/generated/orders/orders';
import type { OrderDto } from '../../api/generated/model';
import { orderTitle } from '../../lib/order-number';
import { isToBeTransferred } from '../../lib/order-payment';
import { useSession } from '../../state/session';
import { useTransfer } from '../../state/transfer';
import { middle } from '../../theme/recipes/middle.recipe';
import { ButtonLink, EmptyState, ErrorNotice, Modal, Spinner, useStyles } from '../../ui';
import { BankTransfer } from '../../widgets/bank-transfer/bank-transfer';
import { OrderLines } from '../../widgets/order-line/order-line';
import { OrderFacts } from '../../widgets/order-record/order-facts';
import { orderModal } from './order-modal.recipe';

interface OrderModalProps {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
  focusAfter: () => HTMLElement | null;
  id: string;
}

/** One order with all of its data (rule O12). */
export function OrderModal({ id, ...frame }: OrderModalProps) {
  const styles = useStyles(middle, { room: 'modal' });
  const user = useSession();
  const order = useGetOrder(encodeURIComponent(id), { query: { enabled: user !== null } });
  return (
    <Modal size="md" title={orderTitle(id)} {...frame}>
      {order.data && <Detail order={order.data} />}
      {!order.data && (
        <div className={styles.root}>
          <Waiting error={user ? order.error : null} isVisitor={!user} onRetry={() => void order.refetch()} />
        </div>
      )}
    </Modal>
  );
}

function Detail({ order }: { order: OrderDto }) {
  const transfer = useTransfer(isToBeTransferred(order) ? order : null);
  return (
    <div className={useStyles(orderModal).root}>
      <OrderLines lines={order.items} />
      {isToBeTransferred(order) && <BankTransfer {...transfer} />}
      <OrderFacts order={order} />
    </div>
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
