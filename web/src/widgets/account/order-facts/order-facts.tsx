import type { ReactNode } from 'react';
import type { OrderDto } from '../../../api/generated/model';
import { paymentName } from '../../../lib/order-choices';
import { expectedDays, formatDays } from '../../../lib/delivery';
import { isAwaited } from '../../../lib/order-payment';
import { formatDate } from '../../../lib/dates';
import { shownAddress } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { vatIncluded } from '../../../lib/vat';
import { DefinitionList, TextLink } from '../../../ui';
import { StatusDot } from '../status-dot/status-dot';

export interface OrderFactsProps {
  /** The order, or the cart. */
  order: OrderDto;
  /** In place of the status alone; for example an editor. */
  status?: ReactNode;
}

/** Status, day, receiver, payment and total. Missing values have no row. */
export function OrderFacts({ order, status = statusOf(order) }: OrderFactsProps) {
  return (
    <DefinitionList
      items={[
        { term: i18n.t('Status'), value: status },
        { term: i18n.t('Date'), value: formatDate(order.placedAt ?? order.createdAt) },
        { term: i18n.t('Expected'), value: isAwaited(order) ? formatDays(expectedDays(order)) : '' },
        { term: i18n.t({ id: 'person.name', message: 'Name' }), value: order.name },
        { term: i18n.t('Phone'), value: order.phone },
        { term: i18n.t('Address'), value: shownAddress(order.address) },
        { term: i18n.t('Payment'), value: order.payment ? paymentName(order.payment) : '' },
        { term: i18n.t('Total'), value: formatDong(order.total) },
        { term: i18n.t('VAT'), value: vatIncluded(order.vatPercent) },
        { term: i18n.t('Invoice for'), value: buyerOf(order) },
        { term: i18n.t('Invoice'), value: invoiceOf(order) },
      ].filter(({ value }) => value !== '')}
    />
  );
}

function statusOf({ status }: OrderDto): ReactNode {
  return status === 'cart' ? '' : <StatusDot status={status} />;
}

function buyerOf({ invoiceBuyer }: OrderDto): string {
  if (!invoiceBuyer) return '';
  const { company, taxCode, address, email } = invoiceBuyer;
  return [company, taxCode, address, email].filter(Boolean).join(' · ');
}

function invoiceOf({ invoiceNumber, invoiceUrl }: OrderDto): ReactNode {
  return invoiceUrl ? <TextLink href={invoiceUrl}>{invoiceNumber}</TextLink> : (invoiceNumber ?? '');
}
