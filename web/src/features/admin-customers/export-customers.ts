import type { CustomerDto } from '../../api/generated/model';
import { saveCsv } from '../../lib/csv';
import { formatDate } from '../../lib/dates';
import { fullName } from '../../lib/text';

/** Downloads the rows as they are shown. */
export function exportCustomers(customers: readonly CustomerDto[]): void {
  const heads = ['Phone', 'Name', 'Email', 'Address', 'Role', 'Active', 'Joined'];
  const rows = customers.map((customer) => [
    customer.phone,
    fullName(customer),
    customer.email,
    customer.address,
    customer.role,
    customer.isActive ? 'Active' : 'Not active',
    formatDate(customer.createdAt),
  ]);
  saveCsv('customers', heads, rows);
}
