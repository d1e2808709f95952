import { useEffect, useState } from 'react';
import { useListCustomers } from '../../api/generated/customer-handling/customer-handling';
import { useListOrders } from '../../api/generated/order-handling/order-handling';
import { useFilterProducts } from '../../api/generated/products/products';
import { i18n } from '../../lib/i18n';
import { orderTitle } from '../../lib/order-number';
import { fullName } from '../../lib/text';
import { LIMITS, TIMINGS } from '../../lib/timings';
import { adminHref } from '../../state/admin-url';

/** The most of each kind. */
const MOST = 3;

/**
 * The orders, customers and products that a typed text finds, with the addresses that show them.
 *
 * @returns `find` takes the text, and looks once the typing rests
 */
export function useFinds() {
  const [typed, find] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), TIMINGS.searchRest);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = search.length >= LIMITS.suggestionMinimum && search === typed;
  const params = { search, limit: MOST };
  const query = { enabled: isAsked };
  const orders = useListOrders(params, { query }).data?.orders ?? [];
  const customers = useListCustomers(params, { query }).data?.customers ?? [];
  const products = useFilterProducts(params, { query }).data?.products ?? [];
  const found = [
    ...orders.map(({ _id: id, name }) => ({
      id,
      what: i18n.t('order'),
      label: [orderTitle(id), name].filter(Boolean).join(', '),
      href: adminHref('order', { detail: id }),
    })),
    ...customers.map((customer) => ({
      id: customer._id,
      what: i18n.t('customer'),
      label: fullName(customer),
      href: adminHref('customer', { detail: customer._id }),
    })),
    ...products.map(({ _id: id, name }) => ({
      id,
      what: i18n.t('product'),
      label: name,
      href: adminHref('product', { search: name }),
    })),
  ];
  return { found: isAsked ? found : [], find };
}
