import { keepPreviousData } from '@tanstack/react-query';
import { UserCog } from 'lucide-react';
import { useState } from 'react';
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
} from '../../lib/staff-choices';
import { type AdminQuery, allOf, listParams, useAdminUrl } from '../../state/admin-url';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useAdminList } from '../../state/use-admin-list';
import { useDrafts } from '../../hooks/use-drafts';
import { useUntilClosed } from '../../hooks/use-until-closed';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { Button, ConfirmDialog } from '../../ui';
import {
  AdminCustomerRow,
  CUSTOMER_TABLE,
} from '../../widgets/back-office/admin-customer-row/admin-customer-row';
import { AdminList } from '../../widgets/back-office/list/admin-list';
import { ListFilter } from '../../widgets/back-office/list/list-filter';
import { ListRefusals } from '../../widgets/back-office/list/list-tools';
import { CustomerDialog } from './customer-dialog';
import { StaffDialog } from './staff-dialog';

const keys = () => [
  { key: 'j', does: i18n.t('next') },
  { key: 'k', does: i18n.t('previous') },
  { key: 'Enter', does: i18n.t('details') },
];

/** The back-office's customers: list, details, roles, deletion. */
export function AdminCustomers({ me }: { me: CustomerDto }) {
  const { query, change, openDetail, closeDetail } = useAdminUrl();
  const mayChange = me.role === 'manager';
  const { data, error, isPlaceholderData, refetch } = useListCustomers(toParams(query), {
    query: { placeholderData: keepPreviousData },
  });
  const roles = useRoleChanges();
  const [deleting, setDeleting] = useState<CustomerDto | null>(null);
  const { list, focusRow } = useAdminList<CustomerSort>({
    total: data?.total,
    error: data ? null : error,
    isPreviousPage: isPlaceholderData,
    onRetry: () => void refetch(),
    file: i18n.t({ id: 'file.customers', message: 'customers' }),
    exportAll: (init) => exportCustomers(allOf(toParams(query)), init),
  });
  const [isStaffOpen, setIsStaffOpen] = useState(false);
  const staff = useUntilClosed(isStaffOpen ? 'staff' : '', () => setIsStaffOpen(false));
  const deletion = useUntilClosed(deleting, () => setDeleting(null), focusRow);
  const customers = data?.customers ?? [];
  const rowOf = (customer: CustomerDto) => {
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
        onDelete={() => setDeleting(customer)}
      />
    );
  };
  const filters = (
    <>
      <ListFilter
        label={i18n.t('Role')}
        values={CUSTOMER_ROLES}
        nameOf={roleName}
        value={query.role}
        onChange={(role) => change({ role })}
      />
      {mayChange && (
        <span>
          <Button size="tool" variant="outline" icon={UserCog} onClick={() => setIsStaffOpen(true)}>
            {i18n.t('Staff')}
          </Button>
        </span>
      )}
    </>
  );

  return (
    <>
      <AdminList
        title={i18n.t('Customer')}
        list={list}
        sorts={CUSTOMER_SORTS}
        tools={{ count: data ? countOf(data.total) : '', filters }}
        notices={
          <ListRefusals
            refusals={roles.refusalsBeyond(customers).map(({ id, error: text }) => ({ id, text }))}
            onClose={(id) => roles.choose(id, null)}
          />
        }
        table={{
          ...CUSTOMER_TABLE,
          label: i18n.t('Customers'),
          empty: emptyOf(query),
          failure: i18n.t('The customers could not be loaded.'),
        }}
        keys={keys()}
      >
        {customers.map(rowOf)}
      </AdminList>
      <CustomerDialog
        id={query.detail}
        me={me}
        listed={customers.find(({ _id }) => _id === query.detail)}
        onClose={closeDetail}
      />
      {staff && <StaffDialog {...staff.frame} />}
      {deletion && <Deletion customer={deletion.subject} {...deletion.frame} />}
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

interface DeletionProps extends OverlayFrame {
  customer: CustomerDto;
}

function Deletion({ customer, ...frame }: DeletionProps) {
  const { mutateAsync } = useDeleteCustomer();
  const cache = useBackOfficeCache();
  const run = async () => {
    await unlessGone(mutateAsync({ id: customer._id }));
    await cache.invalidateCustomers();
  };
  return <ConfirmDialog subject={`${fullName(customer)}, ${customer.email}`} onConfirm={run} {...frame} />;
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
