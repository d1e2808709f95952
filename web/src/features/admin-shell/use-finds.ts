import { useState } from 'react';
import { useListCustomers } from '../../api/generated/customer-handling/customer-handling';
import { useListOrders } from '../../api/generated/order-handling/order-handling';
import { useFilterProducts } from '../../api/generated/products/products';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import { readOrderNumber } from '../../lib/packing';
import { fullName } from '../../lib/text';
import { LIMITS } from '../../lib/limits';
import { TIMINGS } from '../../lib/timings';
import { adminHref } from '../../state/admin-url';
import { useDebounced } from '../../hooks/use-debounced';

/** The most of each kind. */
const MOST = 3;

/**
 * The orders, customers and products that a typed text finds, with the addresses that show them.
 *
 * @returns `find` takes the text, and looks once the typing rests; `number` is the order number that the text is, or ''
 */
export function useFinds() {
  const [typed, find] = useState('');
  const search = useDebounced(typed, TIMINGS.searchRest);
  const isSearching = search.length >= LIMITS.suggestionMinimum && search === typed;
  const params = { search, limit: MOST };
  const query = { enabled: isSearching };
  const orders = useListOrders(params, { query }).data?.orders ?? [];
  const customers = useListCustomers(params, { query }).data?.customers ?? [];
  const products = useFilterProducts(params, { query }).data?.products ?? [];
  const found = [
    ...orders.map(({ _id: id, name }) => ({
      id,
      kind: i18n.t('order'),
      label: [orderTitle(id), name].filter(Boolean).join(', '),
      href: adminHref('order', { detail: id }),
    })),
    ...customers.map((customer) => ({
      id: customer._id,
      kind: i18n.t('customer'),
      label: fullName(customer),
      href: adminHref('customer', { detail: customer._id }),
    })),
    ...products.map(({ _id: id, name }) => ({
      id,
      kind: i18n.t('product'),
      label: name,
      href: adminHref('product', { search: name }),
    })),
  ];
  return { number: readOrderNumber(typed), found: isSearching ? found : [], find };
}
