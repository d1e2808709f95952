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
  SessionListDto,
  TokensDto
} from '.././model';


export const getLoginResponseMock = (overrideResponse: Partial< TokensDto > = {}): TokensDto => ({refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), token: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRefreshTokenResponseMock = (overrideResponse: Partial< TokensDto > = {}): TokensDto => ({refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), token: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getListSessionsResponseMock = (overrideResponse: Partial< SessionListDto > = {}): SessionListDto => ({sessions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, device: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: `${faker.date.past().toISOString().split('.')[0]}Z`, isCurrent: faker.datatype.boolean(), lastUsedAt: `${faker.date.past().toISOString().split('.')[0]}Z`})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})


export const getLoginMockHandler = (overrideResponse?: TokensDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokensDto> | TokensDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/login', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/logout', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: TokensDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokensDto> | TokensDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/refresh-token', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: SessionListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionListDto> | SessionListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers/:id/sessions', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getEndSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/customers/:id/sessions/:sessionId', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}
export const getSignInMock = () => [
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getRefreshTokenMockHandler(),
  getListSessionsMockHandler(),
  getEndSessionMockHandler()
]
