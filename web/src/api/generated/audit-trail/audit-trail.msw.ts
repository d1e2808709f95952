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
  AuditEventListDto
} from '.././model';


export const getListCustomerAuditEventsResponseMock = (overrideResponse: Partial< AuditEventListDto > = {}): AuditEventListDto => ({events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), action: faker.helpers.arrayElement(['account-manager-created','account-role-changed','account-deleted','account-erased','account-exported','account-list-exported','account-order-deleted','account-exchange-changed','account-money-received','account-money-matched','account-money-settled','account-refund-asked','account-email-asked','account-email-changed','account-email-confirmed','account-phone-changed','account-password-changed','account-password-reset','account-reset-asked','account-signed-in','account-sessions-ended','account-read','account-sign-in-failed','account-sign-in-blocked','account-second-factor-added','account-second-factor-removed','account-second-factor-reset','account-second-factor-failed','account-second-factor-blocked','account-recovery-codes-changed','product-created','product-edited','product-deleted','product-restored','product-stock-corrected'] as const), actor: {_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}})}, address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: `${faker.date.past().toISOString().split('.')[0]}Z`, details: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getListProductAuditEventsResponseMock = (overrideResponse: Partial< AuditEventListDto > = {}): AuditEventListDto => ({events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), action: faker.helpers.arrayElement(['account-manager-created','account-role-changed','account-deleted','account-erased','account-exported','account-list-exported','account-order-deleted','account-exchange-changed','account-money-received','account-money-matched','account-money-settled','account-refund-asked','account-email-asked','account-email-changed','account-email-confirmed','account-phone-changed','account-password-changed','account-password-reset','account-reset-asked','account-signed-in','account-sessions-ended','account-read','account-sign-in-failed','account-sign-in-blocked','account-second-factor-added','account-second-factor-removed','account-second-factor-reset','account-second-factor-failed','account-second-factor-blocked','account-recovery-codes-changed','product-created','product-edited','product-deleted','product-restored','product-stock-corrected'] as const), actor: {_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}})}, address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: `${faker.date.past().toISOString().split('.')[0]}Z`, details: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})


export const getListCustomerAuditEventsMockHandler = (overrideResponse?: AuditEventListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEventListDto> | AuditEventListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers/:id/audit-events', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomerAuditEventsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListProductAuditEventsMockHandler = (overrideResponse?: AuditEventListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEventListDto> | AuditEventListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/:id/audit-events', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProductAuditEventsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getAuditTrailMock = () => [
  getListCustomerAuditEventsMockHandler(),
  getListProductAuditEventsMockHandler()
]
