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
  MoneyDto,
  MoneyListDto,
  OrderPaymentsDto,
  PaymentAttemptDto,
  RefundDto,
  StaffMoneyDto
} from '.././model';


export const getListOrderPaymentsResponseMock = (overrideResponse: Partial< OrderPaymentsDto > = {}): OrderPaymentsDto => ({attempts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, expiresAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), orderId: faker.string.alpha({length: {min: 10, max: 20}}), payUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), provider: faker.helpers.arrayElement(['bank','vnpay','momo','zalopay'] as const), reference: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['open','paid','failed','expired'] as const), transfer: faker.helpers.arrayElement([{...{account: faker.string.alpha({length: {min: 10, max: 20}}), accountName: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), bankBin: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), qr: faker.string.alpha({length: {min: 10, max: 20}})},}, undefined])})), due: faker.number.int({min: undefined, max: undefined}), providers: faker.helpers.arrayElements(['bank','vnpay','momo','zalopay'] as const), received: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), currency: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paidAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), provider: faker.helpers.arrayElement(['sepay','vnpay','momo','zalopay','person'] as const), receivedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, state: faker.helpers.arrayElement(['new','waiting','counted','open','settled'] as const), transactionId: faker.string.alpha({length: {min: 10, max: 20}}), verdict: faker.helpers.arrayElement([faker.helpers.arrayElement(['exact','less','early','more','twice','late','canceled','unknown','currency'] as const), null])})), refunds: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, doneAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), orderId: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(['transfer','vnpay','momo','zalopay'] as const), reason: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['pending','done','failed'] as const)})), ...overrideResponse})

export const getStartPaymentResponseMock = (overrideResponse: Partial< PaymentAttemptDto > = {}): PaymentAttemptDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, expiresAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), orderId: faker.string.alpha({length: {min: 10, max: 20}}), payUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), provider: faker.helpers.arrayElement(['bank','vnpay','momo','zalopay'] as const), reference: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['open','paid','failed','expired'] as const), transfer: faker.helpers.arrayElement([{...{account: faker.string.alpha({length: {min: 10, max: 20}}), accountName: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), bankBin: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), qr: faker.string.alpha({length: {min: 10, max: 20}})},}, undefined]), ...overrideResponse})

export const getReceiveMoneyResponseMock = (overrideResponse: Partial< MoneyDto > = {}): MoneyDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), currency: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paidAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), provider: faker.helpers.arrayElement(['sepay','vnpay','momo','zalopay','person'] as const), receivedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, state: faker.helpers.arrayElement(['new','waiting','counted','open','settled'] as const), transactionId: faker.string.alpha({length: {min: 10, max: 20}}), verdict: faker.helpers.arrayElement([faker.helpers.arrayElement(['exact','less','early','more','twice','late','canceled','unknown','currency'] as const), null]), ...overrideResponse})

export const getRefundOrderResponseMock = (overrideResponse: Partial< RefundDto > = {}): RefundDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, doneAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), orderId: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement(['transfer','vnpay','momo','zalopay'] as const), reason: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['pending','done','failed'] as const), ...overrideResponse})

export const getListPaymentsResponseMock = (overrideResponse: Partial< MoneyListDto > = {}): MoneyListDto => ({payments: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), currency: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paidAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), provider: faker.helpers.arrayElement(['sepay','vnpay','momo','zalopay','person'] as const), receivedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, settledAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), state: faker.helpers.arrayElement(['new','waiting','counted','open','settled'] as const), suggestions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, total: faker.number.int({min: undefined, max: undefined})})), transactionId: faker.string.alpha({length: {min: 10, max: 20}}), verdict: faker.helpers.arrayElement([faker.helpers.arrayElement(['exact','less','early','more','twice','late','canceled','unknown','currency'] as const), null])})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getMatchPaymentResponseMock = (overrideResponse: Partial< StaffMoneyDto > = {}): StaffMoneyDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), currency: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paidAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), provider: faker.helpers.arrayElement(['sepay','vnpay','momo','zalopay','person'] as const), receivedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, settledAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), state: faker.helpers.arrayElement(['new','waiting','counted','open','settled'] as const), suggestions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, total: faker.number.int({min: undefined, max: undefined})})), transactionId: faker.string.alpha({length: {min: 10, max: 20}}), verdict: faker.helpers.arrayElement([faker.helpers.arrayElement(['exact','less','early','more','twice','late','canceled','unknown','currency'] as const), null]), ...overrideResponse})

export const getSettlePaymentResponseMock = (overrideResponse: Partial< StaffMoneyDto > = {}): StaffMoneyDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: undefined, max: undefined}), currency: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paidAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), provider: faker.helpers.arrayElement(['sepay','vnpay','momo','zalopay','person'] as const), receivedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, settledAt: faker.helpers.arrayElement([`${faker.date.past().toISOString().split('.')[0]}Z`, null]), state: faker.helpers.arrayElement(['new','waiting','counted','open','settled'] as const), suggestions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), placedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, total: faker.number.int({min: undefined, max: undefined})})), transactionId: faker.string.alpha({length: {min: 10, max: 20}}), verdict: faker.helpers.arrayElement([faker.helpers.arrayElement(['exact','less','early','more','twice','late','canceled','unknown','currency'] as const), null]), ...overrideResponse})


export const getListOrderPaymentsMockHandler = (overrideResponse?: OrderPaymentsDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderPaymentsDto> | OrderPaymentsDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/:id/payments', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrderPaymentsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getStartPaymentMockHandler = (overrideResponse?: PaymentAttemptDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentAttemptDto> | PaymentAttemptDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/orders/:id/payments', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPaymentResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getReceiveMoneyMockHandler = (overrideResponse?: MoneyDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MoneyDto> | MoneyDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/orders/:id/payments/received', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReceiveMoneyResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getRefundOrderMockHandler = (overrideResponse?: RefundDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefundDto> | RefundDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/orders/:id/refunds', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundOrderResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListPaymentsMockHandler = (overrideResponse?: MoneyListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoneyListDto> | MoneyListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/payments', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getMatchPaymentMockHandler = (overrideResponse?: StaffMoneyDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffMoneyDto> | StaffMoneyDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/payments/:id/match', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMatchPaymentResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getSettlePaymentMockHandler = (overrideResponse?: StaffMoneyDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffMoneyDto> | StaffMoneyDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/payments/:id/settle', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlePaymentResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getPaymentsMock = () => [
  getListOrderPaymentsMockHandler(),
  getStartPaymentMockHandler(),
  getReceiveMoneyMockHandler(),
  getRefundOrderMockHandler(),
  getListPaymentsMockHandler(),
  getMatchPaymentMockHandler(),
  getSettlePaymentMockHandler()
]
