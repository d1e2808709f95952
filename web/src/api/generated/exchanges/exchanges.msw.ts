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
  ExchangeDto,
  ExchangeListDto,
  OrderExchangesDto
} from '.././model';


export const getListExchangesResponseMock = (overrideResponse: Partial< ExchangeListDto > = {}): ExchangeListDto => ({exchanges: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), closedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, heldUntil: `${faker.date.past().toISOString().split('.')[0]}Z`, image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), newSize: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), receiver: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['requested','approved','received','refused','withdrawn','expired'] as const)})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getWithdrawExchangeResponseMock = (overrideResponse: Partial< ExchangeDto > = {}): ExchangeDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), closedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, heldUntil: `${faker.date.past().toISOString().split('.')[0]}Z`, image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), newSize: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['requested','approved','received','refused','withdrawn','expired'] as const), ...overrideResponse})

export const getMoveExchangeResponseMock = (overrideResponse: Partial< ExchangeDto > = {}): ExchangeDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), closedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, heldUntil: `${faker.date.past().toISOString().split('.')[0]}Z`, image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), newSize: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['requested','approved','received','refused','withdrawn','expired'] as const), ...overrideResponse})

export const getListOrderExchangesResponseMock = (overrideResponse: Partial< OrderExchangesDto > = {}): OrderExchangesDto => ({exchanges: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), closedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, heldUntil: `${faker.date.past().toISOString().split('.')[0]}Z`, image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), newSize: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['requested','approved','received','refused','withdrawn','expired'] as const)})), lines: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.string.alpha({length: {min: 10, max: 20}})})), until: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), ...overrideResponse})

export const getAskExchangeResponseMock = (overrideResponse: Partial< ExchangeDto > = {}): ExchangeDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), closedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, heldUntil: `${faker.date.past().toISOString().split('.')[0]}Z`, image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), newSize: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['requested','approved','received','refused','withdrawn','expired'] as const), ...overrideResponse})


export const getListExchangesMockHandler = (overrideResponse?: ExchangeListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeListDto> | ExchangeListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/exchanges', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangesResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getWithdrawExchangeMockHandler = (overrideResponse?: ExchangeDto | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ExchangeDto> | ExchangeDto), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/exchanges/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawExchangeResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getMoveExchangeMockHandler = (overrideResponse?: ExchangeDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ExchangeDto> | ExchangeDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/exchanges/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveExchangeResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListOrderExchangesMockHandler = (overrideResponse?: OrderExchangesDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderExchangesDto> | OrderExchangesDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/:id/exchanges', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrderExchangesResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getAskExchangeMockHandler = (overrideResponse?: ExchangeDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExchangeDto> | ExchangeDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/orders/:id/exchanges', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAskExchangeResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getExchangesMock = () => [
  getListExchangesMockHandler(),
  getWithdrawExchangeMockHandler(),
  getMoveExchangeMockHandler(),
  getListOrderExchangesMockHandler(),
  getAskExchangeMockHandler()
]
