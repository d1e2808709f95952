import type { HttpHandler } from 'msw';
import { answer } from './api-mock';
import {
  carriers,
  makeCart,
  makeDelivery,
  makePayments,
  makeProduct,
  makeSession,
  makeToDo,
} from './test-data';

/** What the API answers unless a test or a story says otherwise: one shoe, and little else. */
export function usualAnswers(): HttpHandler[] {
  return [
    answer('filterProducts', { products: [makeProduct()], total: 1 }),
    answer('getProductFacets', {
      brands: [],
      colors: [],
      types: [],
      materials: [],
      sizes: [],
      prices: [],
      stock: [],
    }),
    answer('listSliderProducts', []),
    answer('listColorProducts', []),
    answer('listCarriers', { carriers }),
    answer('listExchanges', { exchanges: [], total: 0 }),
    answer('listOrders', { orders: [], total: 0 }),
    answer('listOrderExchanges', { exchanges: [], lines: [], until: null }),
    answer('listOrderReturns', { returns: [], lines: [], until: null }),
    answer('listReturns', { returns: [], total: 0 }),
    answer('listOrderPayments', makePayments()),
    answer('countPayments', {
      toCollect: { orders: 0, amount: 0 },
      refundsDue: { orders: 0, amount: 0 },
      ...{ toLookAt: 0, refundsPending: 0 },
    }),
    answer('countToDo', makeToDo()),
    answer('listBrandTypes', []),
    answer('getProduct', makeProduct()),
    answer('listCustomerAuditEvents', { events: [], total: 0 }),
    answer('listProductAuditEvents', { events: [], total: 0 }),
    answer('createCart', makeCart([])),
    answer('addOrderInformation', { name: '', phone: '', address: '' }),
    answer('listFavourites', { productIds: [] }),
    answer('getDelivery', makeDelivery()),
    answer('listSessions', { sessions: [makeSession()], total: 1 }),
  ];
}
