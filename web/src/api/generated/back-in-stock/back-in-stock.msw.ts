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
  ConfirmedWaitDto,
  SizeWaitDto,
  SizeWaitListDto
} from '.././model';


export const getListSizeWaitsResponseMock = (overrideResponse: Partial< SizeWaitListDto > = {}): SizeWaitListDto => ({waits: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), color: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, productId: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getAskForSizeResponseMock = (overrideResponse: Partial< SizeWaitDto > = {}): SizeWaitDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), color: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, productId: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getConfirmSizeWaitResponseMock = (overrideResponse: Partial< ConfirmedWaitDto > = {}): ConfirmedWaitDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), color: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, name: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getListSizeWaitsMockHandler = (overrideResponse?: SizeWaitListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SizeWaitListDto> | SizeWaitListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/size-waits', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSizeWaitsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getAskForSizeMockHandler = (overrideResponse?: SizeWaitDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SizeWaitDto> | SizeWaitDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/size-waits', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAskForSizeResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getConfirmSizeWaitMockHandler = (overrideResponse?: ConfirmedWaitDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmedWaitDto> | ConfirmedWaitDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/size-waits/confirm', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSizeWaitResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getAskForSizeAsVisitorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/size-waits/visitor', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 202,
        
      })
  }, options)
}

export const getEndSizeWaitMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/size-waits/:id', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}
export const getBackInStockMock = () => [
  getListSizeWaitsMockHandler(),
  getAskForSizeMockHandler(),
  getConfirmSizeWaitMockHandler(),
  getAskForSizeAsVisitorMockHandler(),
  getEndSizeWaitMockHandler()
]
