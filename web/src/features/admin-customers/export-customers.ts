import type { CustomerDto } from '../../api/generated/model';
import { toCsv } from '../../lib/csv';
import { saveFile } from '../../lib/files';
import { formatDate, shopToday, toWireDay } from '../../lib/dates';
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
  saveFile(`customers-${toWireDay(shopToday())}.csv`, toCsv(heads, rows));
}
