import type { CustomerDto } from '../../api/generated/model';
import { shownAddress } from '../../lib/checkout-rules';
import { roleName } from '../../lib/choices';
import { saveCsv } from '../../lib/csv';
import { formatDate } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { fullName } from '../../lib/text';

/** Downloads the rows as they are shown. */
export function exportCustomers(customers: readonly CustomerDto[]): void {
  const heads = [
    i18n.t('Phone'),
    i18n.t({ id: 'person.name', message: 'Name' }),
    i18n.t('Email'),
    i18n.t('Address'),
    i18n.t('Role'),
    i18n.t({ id: 'customer.active', message: 'Active' }),
    i18n.t('Joined'),
  ];
  const rows = customers.map((customer) => [
    customer.phone,
    fullName(customer),
    customer.email,
    shownAddress(customer.address),
    roleName(customer.role),
    customer.isActive ? i18n.t({ id: 'customer.active', message: 'Active' }) : i18n.t('Not active'),
    formatDate(customer.createdAt),
  ]);
  saveCsv(i18n.t({ id: 'file.customers', message: 'customers' }), heads, rows);
}
