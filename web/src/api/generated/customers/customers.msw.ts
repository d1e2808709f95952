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
  CustomerDto,
  OrderDto
} from '.././model';


export const getRegisterCustomerResponseMock = (overrideResponse: Partial< CustomerDto > = {}): CustomerDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, dob: '1996-08-17', email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), hasSecondFactor: faker.datatype.boolean(), isActive: faker.datatype.boolean(), isEmailConfirmed: faker.datatype.boolean(), lastName: faker.string.alpha({length: {min: 10, max: 20}}), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const)})), pendingEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(['client','admin','manager'] as const), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetCustomerResponseMock = (overrideResponse: Partial< CustomerDto > = {}): CustomerDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, dob: '1996-08-17', email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), hasSecondFactor: faker.datatype.boolean(), isActive: faker.datatype.boolean(), isEmailConfirmed: faker.datatype.boolean(), lastName: faker.string.alpha({length: {min: 10, max: 20}}), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const)})), pendingEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(['client','admin','manager'] as const), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getAttachOrderResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPlaceOrderResponseMock = (overrideResponse: Partial< OrderDto > = {}): OrderDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, customerId: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({available: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), colorNow: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}}), slug: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), name: faker.string.alpha({length: {min: 10, max: 20}}), paidAmount: faker.number.int({min: undefined, max: undefined}), payBy: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), payment: faker.helpers.arrayElement([faker.helpers.arrayElement(['COD','QR','eWallet','credit'] as const), null]), paymentState: faker.helpers.arrayElement(['unpaid','partly-paid','paid','refund-due','refunded'] as const), phone: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), refundedAmount: faker.number.int({min: undefined, max: undefined}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const), total: faker.number.int({min: undefined, max: undefined}), totalPrice: faker.number.int({min: undefined, max: undefined}), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateCustomerResponseMock = (overrideResponse: Partial< CustomerDto > = {}): CustomerDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, dob: '1996-08-17', email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), hasSecondFactor: faker.datatype.boolean(), isActive: faker.datatype.boolean(), isEmailConfirmed: faker.datatype.boolean(), lastName: faker.string.alpha({length: {min: 10, max: 20}}), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const)})), pendingEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(['client','admin','manager'] as const), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getRegisterCustomerMockHandler = (overrideResponse?: CustomerDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CustomerDto> | CustomerDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterCustomerResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getConfirmEmailMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/confirm-email', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getGetCustomerMockHandler = (overrideResponse?: CustomerDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerDto> | CustomerDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getAttachOrderMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/customers/:id/add-order', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachOrderResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getSendConfirmationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/customers/:id/confirmation', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getPlaceOrderMockHandler = (overrideResponse?: OrderDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderDto> | OrderDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/customers/:id/update-order', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceOrderResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUpdateCustomerMockHandler = (overrideResponse?: CustomerDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CustomerDto> | CustomerDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/customers/:id/updateCustomer', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getCustomersMock = () => [
  getRegisterCustomerMockHandler(),
  getConfirmEmailMockHandler(),
  getGetCustomerMockHandler(),
  getAttachOrderMockHandler(),
  getSendConfirmationMockHandler(),
  getPlaceOrderMockHandler(),
  getUpdateCustomerMockHandler()
]
