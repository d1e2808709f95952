import { useState } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { exportOrders, useDeleteOrder } from '../../api/generated/order-handling/order-handling';
import { unlessGone } from '../../api/unless-gone';
import {
  gapName,
  ORDER_GAPS,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_FILTERS,
  statusName,
} from '../../lib/order-choices';
import { STOCK_SORTS, type StockSort } from '../../lib/staff-choices';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import type { PlacedOrder } from '../../lib/order-payment';
import { paymentFilterName } from '../../lib/payment-words';
import { type AdminQuery, allOf, useAdminUrl } from '../../state/admin-url';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { moneyHrefs, useMoneyFigures } from '../../state/money';
import { useAdminList } from '../../state/use-admin-list';
import type { RowKeys } from '../../hooks/use-row-keys';
import { useUntilClosed } from '../../hooks/use-until-closed';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { ConfirmDialog, UndoNotice } from '../../ui';
import { AdminOrderRow, ORDER_TABLE } from '../../widgets/back-office/admin-order-row/admin-order-row';
import { AdminList } from '../../widgets/back-office/list/admin-list';
import { ListFilter } from '../../widgets/back-office/list/list-filter';
import { ListNews, ListRefusals } from '../../widgets/back-office/list/list-tools';
import { MoneyLinks } from '../../widgets/back-office/money-links/money-links';
import { CollectCash } from './collect-cash';
import { InvoicesDue } from './invoices-due';
import { OrderDetails } from './order-details';
import { OpenExchanges } from './order-exchanges';
import { OpenReturns } from './order-returns';
import { toParams, useOrderList } from './use-order-list';
import { SelectedOrders } from './selected-orders';
import { SendUnpaid } from './send-unpaid';
import { useSelection } from './use-selection';
import { useStatusChanges } from './use-status-changes';

/** One key for each status; x for canceled, since c is completed. */
const STATUS_KEYS = { p: 'pending', d: 'delivering', c: 'completed', x: 'canceled' } as const;
const keys = () => [
  { key: 'j', does: i18n.t('next') },
  { key: 'k', does: i18n.t('previous') },
  { key: 'Enter', does: i18n.t('details') },
  ...Object.entries(STATUS_KEYS).map(([key, status]) => ({ key, does: statusName(status).toLowerCase() })),
  { key: 's', does: i18n.t('select') },
  { key: 'u', does: i18n.t('undo') },
];

/** The back-office's orders: list, details, status, deletion. */
export function AdminOrders({ me }: { me: CustomerDto }) {
  const { query, openDetail, closeDetail, goTo } = useAdminUrl();
  const isManager = me.role === 'manager';
  const page = useOrderList(query);
  const { orders, total } = page;
  const statuses = useStatusChanges(page.replace);
  const selection = useSelection(JSON.stringify(toParams(query)), orders);
  const [deletingId, setDeletingId] = useState('');
  const { list, focusRow } = useAdminList<StockSort>({
    ...page,
    onRetry: () => void page.reload(),
    file: i18n.t({ id: 'file.orders', message: 'orders' }),
    exportAll: (init) => exportOrders(allOf(toParams(query)), init),
    keys: { ...statusKeys(orders, statuses.set), u: statuses.undo, s: (id) => id && selection.toggle(id) },
  });
  const deletion = useUntilClosed(deletingId, () => setDeletingId(''), focusRow);
  const rowOf = (order: PlacedOrder) => (
    <AdminOrderRow
      key={order._id}
      order={order}
      selection={selection.of(order._id)}
      {...statuses.editorOf(order)}
      onDetails={() => openDetail(order._id)}
      onDelete={isManager ? () => setDeletingId(order._id) : undefined}
    />
  );
  const notices = (
    <>
      <MoneyNotices />
      <InvoicesDue />
      <CollectCash query={query} orders={orders} onDone={page.reload} />
      <OpenExchanges onOpen={openDetail} />
      <OpenReturns onOpen={openDetail} />
      <ListRefusals
        refusals={statuses.refusalsBeyond(orders).map(({ id, error }) => ({
          id,
          text: `${orderTitle(id)}: ${error}`,
        }))}
        onClose={(id) => statuses.choose(id, null)}
      />
      <ListNews {...newsOf(page, query, goTo)} />
    </>
  );

  return (
    <>
      <AdminList
        title={i18n.t('Order')}
        list={list}
        sorts={STOCK_SORTS}
        tools={{ count: total === undefined ? '' : countOf(total), filters: <OrderFilters /> }}
        notices={notices}
        table={{
          ...ORDER_TABLE,
          label: i18n.t('Orders'),
          empty: emptyOf(query),
          failure: i18n.t('The orders could not be loaded.'),
        }}
        keys={keys()}
      >
        {orders.map(rowOf)}
      </AdminList>
      <SelectedOrders selection={selection} statuses={statuses} onDone={page.reload} />
      <UndoNotice text={statuses.doneText} onUndo={statuses.undo} />
      <SendUnpaid
        unpaid={statuses.unpaid}
        onSend={statuses.sendUnpaid}
        onClose={statuses.forgetUnpaid}
        onExit={focusRow}
      />
      <OrderDetails id={query.detail} onClose={closeDetail} isManager={isManager} statuses={statuses} />
      {deletion && <Deletion id={deletion.subject} onDeleted={page.reload} {...deletion.frame} />}
    </>
  );
}

/** Sets a status of the row with the focus by one key. */
function statusKeys(
  orders: readonly PlacedOrder[],
  set: (order: PlacedOrder, status: OrderStatus) => Promise<void>,
): RowKeys {
  const keyOf = (status: OrderStatus) => (id: string | null) => {
    const order = orders.find(({ _id }) => _id === id);
    if (order) void set(order, status);
  };
  return Object.fromEntries(Object.entries(STATUS_KEYS).map(([key, status]) => [key, keyOf(status)]));
}

function OrderFilters() {
  const { query, change } = useAdminUrl();
  return (
    <>
      <ListFilter
        label={i18n.t('Status')}
        values={ORDER_STATUSES}
        nameOf={statusName}
        value={query.status}
        onChange={(status) => change({ status })}
      />
      <ListFilter
        label={i18n.t('Payment state')}
        all={i18n.t('Any payment')}
        values={PAYMENT_FILTERS}
        nameOf={paymentFilterName}
        value={query.paymentState}
        onChange={(paymentState) => change({ paymentState })}
      />
      <ListFilter
        label={i18n.t('Missing')}
        all={i18n.t('Complete or not')}
        values={ORDER_GAPS}
        nameOf={gapName}
        value={query.missing}
        onChange={(missing) => change({ missing })}
      />
    </>
  );
}

/** The money that waits for staff. */
function MoneyNotices() {
  const figures = useMoneyFigures();
  return figures && <MoneyLinks figures={figures} hrefs={moneyHrefs()} />;
}

interface DeletionProps extends OverlayFrame {
  id: string;
  onDeleted: () => Promise<void>;
}

function Deletion({ id, onDeleted, ...frame }: DeletionProps) {
  const { mutateAsync } = useDeleteOrder();
  const cache = useBackOfficeCache();
  const run = async () => {
    await unlessGone(mutateAsync({ id }));
    await Promise.all([cache.invalidateOrders(), onDeleted()]);
  };
  return <ConfirmDialog subject={orderTitle(id)} onConfirm={run} {...frame} />;
}

/** The changes since the list was loaded. New orders are on the first page, unless the list has another order. */
function newsOf(
  { news, isOutdated, showLatest, reload }: ReturnType<typeof useOrderList>,
  { page, sort }: AdminQuery,
  goTo: (page: number) => void,
) {
  if (isOutdated) return { text: i18n.t('Not up to date. Try again'), onShow: () => void reload() };
  if (!news) return { text: '', onShow: showLatest };
  const isElsewhere = news.added > 0 && page > 1 && (sort === '' || sort === 'newest');
  return {
    text: news.added === 0 ? i18n.t('Show changes') : addedOf(news.added),
    onShow: isElsewhere ? () => goTo(1) : showLatest,
  };
}

function emptyOf({ search, status, paymentState, missing }: AdminQuery) {
  if (search || status || paymentState || missing)
    return {
      title: i18n.t('No such orders.'),
      text: i18n.t('Nothing matches the search and the filter.'),
    };
  return { title: i18n.t('No orders yet.'), text: i18n.t('What customers order is listed here.') };
}

function countOf(count: number): string {
  return i18n.t('{count, plural, one {1 order} other {{count} orders}}', { count });
}

function addedOf(count: number): string {
  return i18n.t('{count, plural, one {1 new order} other {{count} new orders}}', { count });
}
