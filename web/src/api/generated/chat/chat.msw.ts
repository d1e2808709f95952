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
  ChatReplyDto
} from '.././model';


export const getAskChatResponseMock = (overrideResponse: Partial< ChatReplyDto > = {}): ChatReplyDto => ({products: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), color: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), productId: faker.string.alpha({length: {min: 10, max: 20}}), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({left: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})})), slug: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const)})), reply: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getAskChatMockHandler = (overrideResponse?: ChatReplyDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatReplyDto> | ChatReplyDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/chat', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAskChatResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getChatMock = () => [
  getAskChatMockHandler()
]
