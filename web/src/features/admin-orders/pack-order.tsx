import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useListOrders, useSetOrderPacked } from '../../api/generated/order-handling/order-handling';
import { formatMoment } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { orderNumber, orderTitle } from '../../lib/order-number';
import type { PlacedOrder } from '../../lib/order-payment';
import { packingEnd } from '../../lib/packing';
import { adminHref, packingHref, useAdminUrl } from '../../state/admin-url';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useOrderRecord } from '../../state/order-record';
import { useActionStatus } from '../../hooks/use-action-status';
import {
  ButtonLink,
  EmptyState,
  ErrorNotice,
  FieldError,
  Spinner,
  StatusButton,
  TextLink,
  recipeClasses,
} from '../../ui';
import { ListHead } from '../../widgets/back-office/list/list-head';
import { PrintSlip } from '../../widgets/back-office/order-record/print-slip';
import { PackingList } from '../../widgets/back-office/packing-list/packing-list';
import { packOrder } from './pack-order.recipe';
import { useScan } from './use-scan';

/** The id is whole, so that the order need not be looked for. */
const ID_LENGTH = 24;

/** The packing of the order whose number or id is in the address; the scan of another opens that one (rule O19). */
export function PackOrder() {
  const { detail } = useAdminUrl().query;
  const navigate = useNavigate();
  useScan(useCallback((number) => void navigate(packingHref(number)), [navigate]));
  return detail.length === ID_LENGTH ? (
    <PackById key={detail} id={detail} />
  ) : (
    <PackByNumber number={detail} />
  );
}

function PackByNumber({ number }: { number: string }) {
  const { data, error, refetch } = useListOrders({ search: `#${number}`, limit: 12 });
  // The digits of a number may be those of a phone, too.
  const found = data?.orders.filter(({ _id }) => _id.startsWith(number)) ?? [];
  const [only, second] = found;
  if (only && !second) return <PackById key={only._id} id={only._id} />;
  return (
    <>
      <Head title={i18n.t('Order #{number}', { number })} />
      {!data && !error && <Spinner size="lg" label={i18n.t('Loading the order')} />}
      {!data && error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {data && !only && <EmptyState title={i18n.t('There is no such order.')} />}
      {second && (
        <EmptyState
          title={i18n.t('Several orders begin like that.')}
          action={found.map(({ _id, name }) => (
            <TextLink key={_id} href={packingHref(_id)}>{`#${orderNumber(_id)}, ${name}`}</TextLink>
          ))}
        />
      )}
    </>
  );
}

function PackById({ id }: { id: string }) {
  const { order, failure, onRetry } = useOrderRecord(id);
  return (
    <>
      <Head title={orderTitle(id)} />
      {order && <Packing order={order} />}
      {!order && !failure && <Spinner size="lg" label={i18n.t('Loading the order')} />}
      {failure?.isGone && <EmptyState title={i18n.t('There is no such order.')} />}
      {failure && !failure.isGone && <Failure message={failure.message} onRetry={onRetry} />}
    </>
  );
}

function Head({ title }: { title: string }) {
  return (
    <ListHead title={title} note={i18n.t('Packing')}>
      <TextLink href={adminHref('order', { missing: 'packing' })}>{i18n.t('Orders to pack')}</TextLink>
    </ListHead>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return <ErrorNotice title={i18n.t('The order could not be loaded.')} advice={message} onRetry={onRetry} />;
}

function Packing({ order }: { order: PlacedOrder }) {
  const styles = recipeClasses(packOrder);
  const { mutateAsync } = useSetOrderPacked();
  const cache = useBackOfficeCache();
  const action = useActionStatus();
  const say = (packed: boolean) => () =>
    void action.run(async () => cache.setOrder(await mutateAsync({ id: order._id, data: { packed } })));
  const end = packingEnd(order);
  return (
    <>
      <p>{[order.name, order.phone].join(' · ')}</p>
      <div className={styles.tools}>
        <PrintSlip order={order} />
        <ButtonLink variant="outline" size="tool" href={adminHref('order', { detail: order._id })}>
          {i18n.t('Details')}
        </ButtonLink>
      </div>
      {order.packedAt && <Done packedAt={order.packedAt} end={end} {...action} onUndo={say(false)} />}
      {!order.packedAt && end && <EmptyState title={end} />}
      {!order.packedAt && !end && <PackingList lines={order.items} {...action} onPacked={say(true)} />}
    </>
  );
}

interface DoneProps extends Pick<ReturnType<typeof useActionStatus>, 'status' | 'failure'> {
  packedAt: string;
  end: string;
  onUndo: () => void;
}

/** Takes the focus, so that the screen reader says it and no further Enter takes it back. */
function Done({ packedAt, end, status, failure, onUndo }: DoneProps) {
  const styles = recipeClasses(packOrder);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className={styles.done}>
      <EmptyState
        title={i18n.t('Packed on {moment}', { moment: formatMoment(packedAt) })}
        text={end || i18n.t('Scan the next order’s number, or press Ctrl K and type it.')}
        action={
          !end && (
            <StatusButton variant="outline" size="tool" status={status} onClick={onUndo}>
              {i18n.t('Not packed after all')}
            </StatusButton>
          )
        }
      />
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
