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
  PersonalDataDto
} from '.././model';


export const getExportMyDataResponseMock = (overrideResponse: Partial< PersonalDataDto > = {}): PersonalDataDto => ({customer: {...{_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, dob: '1996-08-17', email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), hasSecondFactor: faker.datatype.boolean(), isActive: faker.datatype.boolean(), isEmailConfirmed: faker.datatype.boolean(), lastName: faker.string.alpha({length: {min: 10, max: 20}}), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const)})), pendingEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(['client','admin','manager'] as const), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},}, events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), action: faker.helpers.arrayElement(['account-manager-created','account-role-changed','account-deleted','account-erased','account-exported','account-list-exported','account-order-deleted','account-exchange-changed','account-money-received','account-money-matched','account-money-settled','account-refund-asked','account-email-asked','account-email-changed','account-email-confirmed','account-phone-changed','account-password-changed','account-password-reset','account-reset-asked','account-signed-in','account-sessions-ended','account-read','account-sign-in-failed','account-sign-in-blocked','account-second-factor-added','account-second-factor-removed','account-second-factor-reset','account-second-factor-failed','account-second-factor-blocked','account-recovery-codes-changed','product-created','product-edited','product-deleted','product-restored','product-stock-corrected'] as const), actor: {_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}})}, address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), at: `${faker.date.past().toISOString().split('.')[0]}Z`, details: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }})), exportedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, language: faker.helpers.arrayElement([faker.helpers.arrayElement(['en','vi'] as const), null]), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({exchanges: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), closedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, heldUntil: `${faker.date.past().toISOString().split('.')[0]}Z`, image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), newSize: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['requested','approved','received','refused','withdrawn','expired'] as const)})), history: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({actorId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), by: faker.helpers.arrayElement(['customer','staff','shop'] as const), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, from: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled','deleted','requested','approved','received','refused','withdrawn','expired'] as const), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(['not-paid-in-time'] as const), null]), to: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled','deleted','requested','approved','received','refused','withdrawn','expired'] as const)})), order: {...{_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])},}})), sessions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, device: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: `${faker.date.past().toISOString().split('.')[0]}Z`, isCurrent: faker.datatype.boolean(), lastUsedAt: `${faker.date.past().toISOString().split('.')[0]}Z`})), sizeWaits: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), color: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, productId: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getDeleteCustomerMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/v1/customers/:id/delete', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getEraseMyDataMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/erase', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getExportMyDataMockHandler = (overrideResponse?: PersonalDataDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonalDataDto> | PersonalDataDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/export', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportMyDataResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getPersonalDataMock = () => [
  getDeleteCustomerMockHandler(),
  getEraseMyDataMockHandler(),
  getExportMyDataMockHandler()
]
