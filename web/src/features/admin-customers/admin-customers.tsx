import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  exportCustomers,
  useChangeRole,
  useListCustomers,
} from '../../api/generated/customer-handling/customer-handling';
import { useDeleteCustomer } from '../../api/generated/personal-data/personal-data';
import type { CustomerDto, ListCustomersParams } from '../../api/generated/model';
import { unlessGone } from '../../api/unless-gone';
import { i18n } from '../../lib/i18n';
import { fullName } from '../../lib/text';
import {
  CUSTOMER_ROLES,
  CUSTOMER_SORTS,
  roleName,
  type CustomerSort,
  type CycledRole,
} from '../../lib/choices';
import { type AdminQuery, allOf, listParams, useAdminPages, useAdminUrl } from '../../state/admin-url';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useDrafts } from '../../state/use-drafts';
import { useExport } from '../../state/use-export';
import { useLastDefined } from '../../state/use-last-defined';
import { useRowKeys } from '../../state/use-row-keys';
import { DataList, Pager, SortCycle } from '../../ui';
import {
  AdminCustomerRow,
  CUSTOMER_COLUMNS,
  CUSTOMER_STACK,
  CUSTOMER_STACK_COLUMNS,
} from '../../widgets/admin-customer-row/admin-customer-row';
import { ConfirmDialog } from '../../widgets/confirm-dialog/confirm-dialog';
import { ListFilter } from '../../widgets/list-filter/list-filter';
import { ListHead } from '../../widgets/list-head/list-head';
import { ListFooter, ListRefusals, ListTools } from '../../widgets/list-tools/list-tools';
import { CustomerDetails } from './customer-details';

const keys = () => [
  { key: 'j', does: i18n.t('next') },
  { key: 'k', does: i18n.t('previous') },
  { key: 'Enter', does: i18n.t('details') },
];

/** The back-office's customers: list, details, roles, deletion. */
export function AdminCustomers({ me }: { me: CustomerDto }) {
  const { query, change, goTo, openDetail, closeDetail } = useAdminUrl();
  const mayChange = me.role === 'manager';
  const answer = useListCustomers(toParams(query), {
    query: { placeholderData: keepPreviousData },
  });
  const roles = useRoleChanges();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<CustomerDto | null>(null);
  const focusRow = useRowKeys(place);
  const customers = answer.data?.customers ?? [];
  const total = answer.data?.total;
  const pages = useAdminPages(total, answer.isPlaceholderData);
  const table = useExport(i18n.t({ id: 'file.customers', message: 'customers' }), (init) =>
    exportCustomers(allOf(toParams(query)), init),
  );

  return (
    <>
      <ListHead
        title={i18n.t('Customer')}
        search={query.search}
        onSearch={(search) => change({ search }, { replace: query.search !== '' })}
      >
        <SortCycle
          options={CUSTOMER_SORTS}
          value={query.sort as CustomerSort | ''}
          onChange={(sort) => change({ sort })}
        />
      </ListHead>
      <ListTools
        count={total === undefined ? '' : countOf(total)}
        onExport={customers.length > 0 ? table.start : undefined}
        exportFailure={table.failure}
      >
        <ListFilter
          label={i18n.t('Role')}
          values={CUSTOMER_ROLES}
          nameOf={roleName}
          value={query.role}
          onChange={(role) => change({ role })}
        />
      </ListTools>
      <ListRefusals
        refusals={roles.refusalsBeyond(customers).map(({ id, error }) => ({ id, text: error }))}
        onClose={(id) => roles.choose(id, null)}
      />
      <DataList
        ref={place}
        outdated={answer.isPlaceholderData}
        label={i18n.t('Customers')}
        columns={CUSTOMER_COLUMNS}
        stacked={CUSTOMER_STACK}
        stackedColumns={CUSTOMER_STACK_COLUMNS}
        state={answer.data ? 'ready' : answer.error ? 'failed' : 'loading'}
        failure={{
          title: i18n.t('The customers could not be loaded.'),
          advice: answer.error?.message,
          onRetry: () => void answer.refetch(),
        }}
        empty={emptyOf(query)}
      >
        {customers.map((customer) => {
          const draft = roles.draftOf(customer._id);
          return (
            <AdminCustomerRow
              key={customer._id}
              customer={customer}
              mayChange={mayChange}
              draft={draft?.value ?? null}
              saving={draft?.isSaving}
              error={draft?.error}
              onDraft={(role) => roles.choose(customer._id, role)}
              onSave={(role) => void roles.save(customer._id, role)}
              onDetails={() => openDetail(customer._id)}
              onDelete={() => setAsked(customer)}
            />
          );
        })}
      </DataList>
      <ListFooter keys={keys()}>
        <Pager page={query.page} pages={pages} onChange={goTo} />
      </ListFooter>
      <CustomerDetails
        id={query.detail}
        me={me}
        listed={customers.find(({ _id }) => _id === query.detail)}
        onClose={closeDetail}
      />
      <Deleting customer={asked} onClose={() => setAsked(null)} onExit={focusRow} />
    </>
  );
}

/** Roles are chosen by pressing and saved by a tick (rule O8). */
function useRoleChanges() {
  const { mutateAsync } = useChangeRole();
  const cache = useBackOfficeCache();
  const drafts = useDrafts<CycledRole>();
  return {
    draftOf: drafts.draftOf,
    choose: drafts.choose,
    refusalsBeyond: drafts.refusalsBeyond,
    save: (id: string, role: CycledRole) =>
      drafts.commit(id, role, async () => cache.setCustomer(await mutateAsync({ id, data: { role } }))),
  };
}

interface DeletingProps {
  customer: CustomerDto | null;
  onClose: () => void;
  onExit: () => void;
}

function Deleting({ customer, onClose, onExit }: DeletingProps) {
  const { shown, forget } = useLastDefined(customer);
  const { mutateAsync } = useDeleteCustomer();
  const cache = useBackOfficeCache();
  if (!shown) return null;
  const run = async () => {
    await unlessGone(mutateAsync({ id: shown._id }));
    await cache.invalidateCustomers();
  };
  return (
    <ConfirmDialog
      open={customer !== null}
      onClose={onClose}
      onExitComplete={() => {
        forget();
        onExit();
      }}
      what={`${fullName(shown)}, ${shown.email}`}
      onDelete={run}
    />
  );
}

function toParams(query: AdminQuery): ListCustomersParams {
  return { ...listParams<CustomerSort>(query), ...(query.role ? { role: [query.role] } : {}) };
}

function emptyOf({ search, role }: AdminQuery) {
  if (search || role)
    return {
      title: i18n.t('No such customers.'),
      text: i18n.t('No customer matches the search and the filter.'),
    };
  return { title: i18n.t('No customers yet.'), text: i18n.t('Customers who sign up are listed here.') };
}

function countOf(count: number): string {
  return i18n.t('{count, plural, one {1 customer} other {{count} customers}}', { count });
}
