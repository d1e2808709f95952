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
  RecoveryCodesDto,
  SecondFactorSetupDto
} from '.././model';


export const getSetUpSecondFactorResponseMock = (overrideResponse: Partial< SecondFactorSetupDto > = {}): SecondFactorSetupDto => ({secret: faker.string.alpha({length: {min: 10, max: 20}}), uri: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getConfirmSecondFactorResponseMock = (overrideResponse: Partial< RecoveryCodesDto > = {}): RecoveryCodesDto => ({recoveryCodes: Array.from({ length: faker.number.int({ min: 10, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getRenewRecoveryCodesResponseMock = (overrideResponse: Partial< RecoveryCodesDto > = {}): RecoveryCodesDto => ({recoveryCodes: Array.from({ length: faker.number.int({ min: 10, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})


export const getForgotPasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/forgot-password', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/reset-password', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getCheckResetLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/reset-password/check', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/v1/customers/:id/password', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getSetUpSecondFactorMockHandler = (overrideResponse?: SecondFactorSetupDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorSetupDto> | SecondFactorSetupDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/second-factor', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUpSecondFactorResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getConfirmSecondFactorMockHandler = (overrideResponse?: RecoveryCodesDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesDto> | RecoveryCodesDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/second-factor/confirm', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodesDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesDto> | RecoveryCodesDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/second-factor/recovery-codes', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getRemoveSecondFactorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/second-factor/remove', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getResetSecondFactorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/second-factor/reset', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}
export const getAccountSecurityMock = () => [
  getForgotPasswordMockHandler(),
  getResetPasswordMockHandler(),
  getCheckResetLinkMockHandler(),
  getChangePasswordMockHandler(),
  getSetUpSecondFactorMockHandler(),
  getConfirmSecondFactorMockHandler(),
  getRenewRecoveryCodesMockHandler(),
  getRemoveSecondFactorMockHandler(),
  getResetSecondFactorMockHandler()
]
