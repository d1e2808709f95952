import { useRef, useState } from 'react';
import { useListOrderExchanges } from '../../api/generated/exchanges/exchanges';
import type { CustomerDto } from '../../api/generated/model';
import { exportOrders, useDeleteOrder } from '../../api/generated/order-handling/order-handling';
import { unlessGone } from '../../api/unless-gone';
import { ORDER_STATUSES, statusName, STOCK_SORTS, type StockSort } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import { type AdminQuery, allOf, useAdminPages, useAdminUrl } from '../../state/admin-url';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useOrderDialog } from '../../state/order-record';
import { useExport } from '../../state/use-export';
import { useLastDefined } from '../../state/use-last-defined';
import { useRowKeys } from '../../state/use-row-keys';
import { DataList, Pager, SortCycle } from '../../ui';
import { AdminOrderRow, ORDER_COLUMNS, ORDER_STACK } from '../../widgets/admin-order-row/admin-order-row';
import { ConfirmDialog } from '../../widgets/confirm-dialog/confirm-dialog';
import { ListFilter } from '../../widgets/list-filter/list-filter';
import { ListHead } from '../../widgets/list-head/list-head';
import { ListFooter, ListNews, ListRefusals, ListTools } from '../../widgets/list-tools/list-tools';
import { OrderDialog } from '../../widgets/order-dialog/order-dialog';
import { UndoNotice } from '../../widgets/undo-notice/undo-notice';
import { OpenExchanges, OrderExchanges } from './order-exchanges';
import { toParams, useOrderList } from './use-order-list';
import { useStatusChanges } from './use-status-changes';

/** One key for each status; x for canceled, since c is completed. */
const STATUS_KEYS = { p: 'pending', d: 'delivering', c: 'completed', x: 'canceled' } as const;
const keys = () => [
  { key: 'j', does: i18n.t('next') },
  { key: 'k', does: i18n.t('previous') },
  { key: 'Enter', does: i18n.t('details') },
  ...Object.entries(STATUS_KEYS).map(([key, status]) => ({ key, does: statusName(status).toLowerCase() })),
  { key: 'u', does: i18n.t('undo') },
];

/** The back-office's orders: list, details, status, deletion. */
export function AdminOrders({ me }: { me: CustomerDto }) {
  const { query, change, goTo, openDetail, closeDetail } = useAdminUrl();
  const isManager = me.role === 'manager';
  const list = useOrderList(query);
  const statuses = useStatusChanges(list.replace);
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState('');
  const detail = useOrderDialog(query.detail, closeDetail);
  const { orders, total } = list;
  const pages = useAdminPages(total, list.isPreviousPage);
  const table = useExport(i18n.t({ id: 'file.orders', message: 'orders' }), (init) =>
    exportOrders(allOf(toParams(query)), init),
  );
  const find = (id: string | null) => orders.find((order) => order._id === id);

  const focusRow = useRowKeys(place, {
    ...Object.fromEntries(
      Object.entries(STATUS_KEYS).map(([key, status]) => [
        key,
        (id: string | null) => {
          const order = find(id);
          if (order) void statuses.set(order, status);
        },
      ]),
    ),
    u: statuses.undo,
  });

  return (
    <>
      <ListHead
        title={i18n.t('Order')}
        search={query.search}
        onSearch={(search) => change({ search }, { replace: query.search !== '' })}
      >
        <SortCycle
          options={STOCK_SORTS}
          value={query.sort as StockSort | ''}
          onChange={(sort) => change({ sort })}
        />
      </ListHead>
      <ListTools
        count={total === undefined ? '' : countOf(total)}
        onExport={orders.length > 0 ? table.start : undefined}
        exportFailure={table.failure}
      >
        <ListFilter
          label={i18n.t('Status')}
          values={ORDER_STATUSES}
          nameOf={statusName}
          value={query.status}
          onChange={(status) => change({ status })}
        />
      </ListTools>
      <OpenExchanges onOpen={openDetail} />
      <ListRefusals
        refusals={statuses.refusalsBeyond(orders).map(({ id, error }) => ({
          id,
          text: `${orderTitle(id)}: ${error}`,
        }))}
        onClose={(id) => statuses.choose(id, null)}
      />
      <ListNews {...newsOf(list, query, goTo)} />
      <DataList
        ref={place}
        outdated={list.isPreviousPage}
        label={i18n.t('Orders')}
        columns={ORDER_COLUMNS}
        stacked={ORDER_STACK}
        state={list.error ? 'failed' : total === undefined ? 'loading' : 'ready'}
        failure={{
          title: i18n.t('The orders could not be loaded.'),
          advice: list.error?.message,
          onRetry: () => void list.reload(),
        }}
        empty={emptyOf(query)}
      >
        {orders.map((order) => {
          const draft = statuses.draftOf(order._id);
          return (
            <AdminOrderRow
              key={order._id}
              order={order}
              draft={draft?.value ?? null}
              saving={draft?.isSaving}
              error={draft?.error}
              onDraft={(status) => statuses.choose(order._id, status)}
              onSave={(status) => void statuses.set(order, status)}
              onDetails={() => openDetail(order._id)}
              onDelete={isManager ? () => setAsked(order._id) : undefined}
            />
          );
        })}
      </DataList>
      <ListFooter keys={keys()}>
        <Pager page={query.page} pages={pages} onChange={goTo} />
      </ListFooter>
      <UndoNotice text={statuses.doneText} onUndo={statuses.undo} />
      {detail && <Details {...detail} />}
      <Deleting id={asked} onClose={() => setAsked('')} onExit={focusRow} onDeleted={list.reload} />
    </>
  );
}

/** An order in its dialog, with its exchanges. */
function Details(detail: NonNullable<ReturnType<typeof useOrderDialog>>) {
  const { data } = useListOrderExchanges(detail.id);
  const exchanges = <OrderExchanges orderId={detail.id} />;
  return <OrderDialog {...detail} exchanged={data?.exchanges} exchanges={exchanges} />;
}

interface DeletingProps {
  id: string;
  onClose: () => void;
  onExit: () => void;
  onDeleted: () => Promise<void>;
}

function Deleting({ id, onClose, onExit, onDeleted }: DeletingProps) {
  const { shown, forget } = useLastDefined(id);
  const { mutateAsync } = useDeleteOrder();
  const cache = useBackOfficeCache();
  const run = async () => {
    await unlessGone(mutateAsync({ id: shown }));
    await Promise.all([cache.invalidateOrders(), onDeleted()]);
  };
  if (shown === '') return null;
  return (
    <ConfirmDialog
      open={id !== ''}
      onClose={onClose}
      onExitComplete={() => {
        forget();
        onExit();
      }}
      what={orderTitle(shown)}
      onDelete={run}
    />
  );
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

function emptyOf({ search, status }: AdminQuery) {
  if (search || status)
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
