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
  InformationDto,
  OrderDto,
  TransferDto
} from '.././model';


export const getCreateCartResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGetOrderResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateOrderResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getAddOrderInformationResponseMock = (overrideResponse: Partial< InformationDto > = {}): InformationDto => ({address: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getAddOrderItemResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getDecreaseOrderItemResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getIncreaseOrderItemResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRemoveOrderItemResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGetOrderTransferResponseMock = (overrideResponse: Partial< TransferDto > = {}): TransferDto => ({account: faker.string.alpha({length: {min: 10, max: 20}}), accountName: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), bin: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), payload: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getCreateCartMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/orders', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCartResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUpdateOrderMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrderResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getAddOrderInformationMockHandler = (overrideResponse?: InformationDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InformationDto> | InformationDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/add-information', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddOrderInformationResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getAddOrderItemMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/add-product', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddOrderItemResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getDecreaseOrderItemMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/decrease-quantity', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecreaseOrderItemResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getIncreaseOrderItemMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/increase-quantity', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIncreaseOrderItemResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getRemoveOrderItemMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/orders/:id/remove-product', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveOrderItemResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getGetOrderTransferMockHandler = (overrideResponse?: TransferDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TransferDto> | TransferDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/:id/transfer', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderTransferResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getOrdersMock = () => [
  getCreateCartMockHandler(),
  getGetOrderMockHandler(),
  getUpdateOrderMockHandler(),
  getAddOrderInformationMockHandler(),
  getAddOrderItemMockHandler(),
  getDecreaseOrderItemMockHandler(),
  getIncreaseOrderItemMockHandler(),
  getRemoveOrderItemMockHandler(),
  getGetOrderTransferMockHandler()
]
