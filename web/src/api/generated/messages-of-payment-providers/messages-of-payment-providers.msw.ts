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
  TakenDto,
  VnpayAnswerDto,
  ZalopayAnswerDto
} from '.././model';


export const getTakeSepayMessageResponseMock = (overrideResponse: Partial< TakenDto > = {}): TakenDto => ({success: faker.datatype.boolean(), ...overrideResponse})

export const getTakeVnpayMessageResponseMock = (overrideResponse: Partial< VnpayAnswerDto > = {}): VnpayAnswerDto => ({Message: faker.string.alpha({length: {min: 10, max: 20}}), RspCode: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTakeZalopayMessageResponseMock = (overrideResponse: Partial< ZalopayAnswerDto > = {}): ZalopayAnswerDto => ({return_code: faker.number.int({min: undefined, max: undefined}), return_message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getTakeMomoMessageMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/payments/momo/ipn', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getTakeSepayMessageMockHandler = (overrideResponse?: TakenDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakenDto> | TakenDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/payments/sepay', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeSepayMessageResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getTakeVnpayMessageMockHandler = (overrideResponse?: VnpayAnswerDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VnpayAnswerDto> | VnpayAnswerDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/payments/vnpay/ipn', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeVnpayMessageResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getTakeZalopayMessageMockHandler = (overrideResponse?: ZalopayAnswerDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ZalopayAnswerDto> | ZalopayAnswerDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/payments/zalopay/callback', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeZalopayMessageResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getMessagesOfPaymentProvidersMock = () => [
  getTakeMomoMessageMockHandler(),
  getTakeSepayMessageMockHandler(),
  getTakeVnpayMessageMockHandler(),
  getTakeZalopayMessageMockHandler()
]
