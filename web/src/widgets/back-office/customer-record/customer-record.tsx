import type { ReactNode } from 'react';
import type { CustomerDto } from '../../../api/generated/model';
import type { OrderStatus } from '../../../lib/order-choices';
import { roleName } from '../../../lib/staff-choices';
import { countryName } from '../../../lib/countries';
import { formatDate, formatDay } from '../../../lib/dates';
import { shownAddress } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { orderNumber } from '../../../lib/order-number';
import { fullName } from '../../../lib/text';
import { adminCustomerRow } from '../../../theme/recipes/admin-customer-row.recipe';
import { record } from '../../../theme/recipes/record.recipe';
import { DefinitionList, SectionTitle, recipeClasses } from '../../../ui';
import { StatusDot } from '../../account/status-dot/status-dot';

/** An order of the customer; date and total follow once they have loaded. */
export interface RecordedCustomerOrder {
  orderId: string;
  status: OrderStatus;
  placedAt?: string | null;
  total?: number;
}

export interface CustomerRecordProps {
  /** The customer. */
  customer: CustomerDto;
  /** Without carts, newest first. */
  orders: readonly RecordedCustomerOrder[];
  /** Opens an order by its id. */
  onOpenOrder: (id: string) => void;
  /** Shown at the bottom: the account's audit trail. */
  children?: ReactNode;
}

/** A customer's details and their orders, each of which opens (rule V19). */
export function CustomerRecord({ customer, orders, onOpenOrder, children }: CustomerRecordProps) {
  const styles = recipeClasses(record);
  return (
    <div className={styles.root}>
      <DefinitionList
        items={[
          { term: i18n.t('Phone'), value: customer.phone },
          { term: i18n.t({ id: 'person.name', message: 'Name' }), value: fullName(customer) },
          { term: i18n.t('Date of birth'), value: formatDay(customer.dob) },
          { term: i18n.t('Email'), value: customer.email },
          { term: i18n.t('Address'), value: shownAddress(customer.address) },
          { term: i18n.t('Country'), value: countryName(customer.country) },
          { term: i18n.t('Joined'), value: formatDate(customer.createdAt) },
          { term: i18n.t('Role'), value: roleName(customer.role) },
          {
            term: i18n.t({ id: 'customer.active', message: 'Active' }),
            value: <ActiveFlag isActive={customer.isActive} />,
          },
        ]}
      />
      <section className={styles.block} aria-label={i18n.t('Orders')}>
        <SectionTitle size="xs">{i18n.t('Orders')}</SectionTitle>
        {orders.length === 0 && <p className={styles.note}>{i18n.t('No orders yet.')}</p>}
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderEntry order={order} onOpen={() => onOpenOrder(order.orderId)} />
            </li>
          ))}
        </ul>
      </section>
      {children}
    </div>
  );
}

function OrderEntry({ order, onOpen }: { order: RecordedCustomerOrder; onOpen: () => void }) {
  const styles = recipeClasses(record);
  const about = [
    order.placedAt ? formatDate(order.placedAt) : '',
    order.total === undefined ? '' : formatDong(order.total),
  ].filter((word) => word !== '');
  return (
    <button type="button" className={styles.entry} onClick={onOpen} aria-haspopup="dialog">
      <span>
        <span className={styles.words}>#{orderNumber(order.orderId)}</span>
        {about.length > 0 && <span className={styles.date}>{about.join(' · ')}</span>}
      </span>
      <StatusDot status={order.status} />
    </button>
  );
}

function ActiveFlag({ isActive }: { isActive: boolean }) {
  const styles = recipeClasses(record);
  const row = recipeClasses(adminCustomerRow);
  return (
    <span className={styles.active}>
      <span className={row.active} data-on={isActive || undefined} aria-hidden />
      {isActive ? i18n.t('Yes') : i18n.t('No')}
    </span>
  );
}
