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
  CustomerListDto
} from '.././model';


export const getListCustomersResponseMock = (overrideResponse: Partial< CustomerListDto > = {}): CustomerListDto => ({customers: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, dob: '1996-08-17', email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), hasSecondFactor: faker.datatype.boolean(), isActive: faker.datatype.boolean(), isEmailConfirmed: faker.datatype.boolean(), lastName: faker.string.alpha({length: {min: 10, max: 20}}), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const)})), pendingEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(['client','admin','manager'] as const), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getExportCustomersResponseMock = (): string => (faker.word.sample())

export const getChangeRoleResponseMock = (overrideResponse: Partial< CustomerDto > = {}): CustomerDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, dob: '1996-08-17', email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), hasSecondFactor: faker.datatype.boolean(), isActive: faker.datatype.boolean(), isEmailConfirmed: faker.datatype.boolean(), lastName: faker.string.alpha({length: {min: 10, max: 20}}), orders: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['cart','pending','delivering','completed','canceled'] as const)})), pendingEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.string.alpha({length: {min: 10, max: 20}}), role: faker.helpers.arrayElement(['client','admin','manager'] as const), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getListCustomersMockHandler = (overrideResponse?: CustomerListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerListDto> | CustomerListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getExportCustomersMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers/export', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCustomersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getChangeRoleMockHandler = (overrideResponse?: CustomerDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CustomerDto> | CustomerDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/customers/:id/changeRole', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeRoleResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getCustomerHandlingMock = () => [
  getListCustomersMockHandler(),
  getExportCustomersMockHandler(),
  getChangeRoleMockHandler()
]
