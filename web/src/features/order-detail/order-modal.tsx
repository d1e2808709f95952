import { useState } from 'react';
import { isStatus } from '../../lib/api-error';
import { useGetOrder } from '../../api/generated/orders/orders';
import type { OrderDto, OrderExchangesDto, OrderReturnsDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import { isPlaced, isToBePaid, type PlacedOrder } from '../../lib/order-payment';
import { useCurrentCustomer } from '../../state/customer';
import { useSession } from '../../state/session';
import { usePayment } from '../../state/payment';
import { useTransfer } from '../../state/transfer';
import { useOverlay } from '../../state/url';
import { middle } from '../../theme/recipes/middle.recipe';
import { ButtonLink, ConfirmDialog, EmptyState, ErrorNotice, Modal, Spinner, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { BankTransfer } from '../../widgets/checkout/bank-transfer/bank-transfer';
import { OrderActions } from '../../widgets/account/order-actions/order-actions';
import { OrderLines } from '../../widgets/checkout/order-line/order-line';
import { OrderPayment } from '../../widgets/account/order-payment/order-payment';
import { ParcelList } from '../../widgets/account/parcel-list/parcel-list';
import { OrderFacts } from '../../widgets/account/order-facts/order-facts';
import { ExchangeButton, Exchanges, useOrderExchanges } from './exchanges';
import { ReturnButton, Returns, useOrderReturns } from './returns';
import { orderModal } from './order-modal.recipe';
import { useCancelOrder, useOrderAgain } from './use-own-order';

/** One order with all of its data (rule O12); staff may look at another's, on which only its owner acts. */
export function OrderModal({ id, ...frame }: OverlayFrame & { id: string }) {
  const styles = recipeClasses(middle, { room: 'modal' });
  const user = useSession();
  const me = useCurrentCustomer().data;
  const isOwn = me?.orders.some(({ orderId }) => orderId === id);
  const order = useGetOrder(encodeURIComponent(id), { query: { enabled: user !== null } });
  return (
    <Modal size="md" title={orderTitle(id)} {...frame}>
      {order.data && <Detail order={order.data} customerId={isOwn ? me?._id : undefined} />}
      {!order.data && (
        <div className={styles.root}>
          <Waiting error={user ? order.error : null} isVisitor={!user} onRetry={() => void order.refetch()} />
        </div>
      )}
    </Modal>
  );
}

function Detail({ order, customerId }: { order: OrderDto; customerId: string | undefined }) {
  const { payment, showsTransfer } = usePayment(order, customerId !== undefined);
  const transfer = useTransfer(showsTransfer ? order : null);
  const exchanges = useOrderExchanges(order);
  const returns = useOrderReturns(order);
  return (
    <div className={recipeClasses(orderModal).root}>
      {payment && <OrderPayment {...payment} />}
      {showsTransfer && <BankTransfer {...transfer} />}
      {order.shipments.length > 0 && <ParcelList shipments={order.shipments} />}
      <OrderLines lines={order.items} exchanges={exchanges?.exchanges} />
      {customerId && isPlaced(order) && (
        <Actions order={order} customerId={customerId} exchanges={exchanges} returns={returns} />
      )}
      {customerId && exchanges && <Exchanges exchanges={exchanges.exchanges} />}
      {customerId && returns && <Returns returns={returns.returns} />}
      <OrderFacts order={order} />
    </div>
  );
}

const cancellation = () => ({
  question: i18n.t('Do you want to cancel this order?'),
  keep: i18n.t('Keep order'),
  act: i18n.t('Cancel order'),
  acting: i18n.t('Canceling'),
});

interface ActionsProps {
  order: PlacedOrder;
  customerId: string;
  exchanges: OrderExchangesDto | undefined;
  returns: OrderReturnsDto | undefined;
}

function Actions({ order, customerId, exchanges, returns }: ActionsProps) {
  const { open, hrefOf } = useOverlay();
  const { again, ...result } = useOrderAgain(order, customerId, () => open({ active: 'cart' }));
  const cancel = useCancelOrder(order, customerId);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OrderActions
        status={order.status}
        payBy={order.status === 'pending' && isToBePaid(order) ? order.payBy : null}
        again={result.status}
        failure={result.failure}
        missing={result.missing}
        onAgain={() => void again()}
        onCancel={order.status === 'pending' ? () => setIsOpen(true) : undefined}
        note={exchanges?.until === null ? i18n.t('The 30 days for changing the size are over.') : ''}
        extra={
          <>
            {exchanges && <ExchangeButton orderId={order._id} lines={exchanges.lines} />}
            {returns && <ReturnButton orderId={order._id} {...returns} />}
          </>
        }
        cartHref={hrefOf({ active: 'cart' })}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        labels={cancellation()}
        subject={orderTitle(order._id)}
        onConfirm={cancel}
      />
    </>
  );
}

function Waiting(props: { error: Error | null; isVisitor: boolean; onRetry: () => void }) {
  const { error, isVisitor, onRetry } = props;
  if (isVisitor) {
    return (
      <EmptyState
        title={i18n.t('Sign in to see this order.')}
        action={<ButtonLink href="/sign-in">{i18n.t('Sign In')}</ButtonLink>}
      />
    );
  }
  if (!error) return <Spinner size="lg" label={i18n.t('Loading the order')} />;
  if (isStatus(error, 404)) return <EmptyState title={i18n.t('There is no such order.')} />;
  return (
    <ErrorNotice title={i18n.t('The order could not be loaded.')} advice={error.message} onRetry={onRetry} />
  );
}
