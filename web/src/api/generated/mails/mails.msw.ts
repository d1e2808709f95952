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
  FailingMailListDto
} from '.././model';


export const getListFailingMailsResponseMock = (overrideResponse: Partial< FailingMailListDto > = {}): FailingMailListDto => ({mails: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, nextAttemptAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), subject: faker.string.alpha({length: {min: 10, max: 20}}), to: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getRetryFailingMailsResponseMock = (overrideResponse: Partial< FailingMailListDto > = {}): FailingMailListDto => ({mails: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, nextAttemptAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), subject: faker.string.alpha({length: {min: 10, max: 20}}), to: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})


export const getListFailingMailsMockHandler = (overrideResponse?: FailingMailListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailingMailListDto> | FailingMailListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/mails/failing', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFailingMailsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getRetryFailingMailsMockHandler = (overrideResponse?: FailingMailListDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailingMailListDto> | FailingMailListDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/mails/failing/retry', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryFailingMailsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getMailsMock = () => [
  getListFailingMailsMockHandler(),
  getRetryFailingMailsMockHandler()
]
