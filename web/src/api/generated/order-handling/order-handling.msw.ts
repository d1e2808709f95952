/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  OrderDto,
  OrderHistoryDto,
  OrderListDto
} from '.././model';


export const getListOrdersResponseMock = (overrideResponse: Partial< OrderListDto > = {}): OrderListDto => ({orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getExportOrdersResponseMock = (): string => (faker.word.sample())

export const getGetOrderHistoryResponseMock = (overrideResponse: Partial< OrderHistoryDto > = {}): OrderHistoryDto => ({history: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({actorId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), by: faker.helpers.arrayElement(['customer','staff','shop'] as const), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, from: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled','deleted','requested','approved','received','refused','withdrawn','expired'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['not-paid-in-time'] as const), null]), to: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled','deleted','requested','approved','received','refused','withdrawn','expired'] as const)})), ...overrideResponse})

export const getUpdateOrderStatusResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})


export const getListOrdersMockHandler = (overrideResponse?: OrderListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderListDto> | OrderListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getExportOrdersMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/export', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportOrdersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getDeleteOrderMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/delete', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getGetOrderHistoryMockHandler = (overrideResponse?: OrderHistoryDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderHistoryDto> | OrderHistoryDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/:id/history', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderHistoryResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUpdateOrderStatusMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/updateStatus', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrderStatusResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getOrderHandlingMock = () => [
  getListOrdersMockHandler(),
  getExportOrdersMockHandler(),
  getDeleteOrderMockHandler(),
  getGetOrderHistoryMockHandler(),
  getUpdateOrderStatusMockHandler()
]
