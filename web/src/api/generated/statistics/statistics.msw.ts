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
  CustomerChartDto,
  LowStockListDto,
  OrderChartDto,
  QuantityAndProfitDto,
  QuantityDto
} from '.././model';


export const getCountCustomersResponseMock = (overrideResponse: Partial< QuantityDto > = {}): QuantityDto => ({quantity: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getChartCustomersResponseMock = (overrideResponse: Partial< CustomerChartDto > = {}): CustomerChartDto => ({totalCustomers: Array.from({ length: faker.number.int({ min: 12, max: 12 }) }, (_, i) => i + 1).map(() => (faker.number.int({min: undefined, max: undefined}))), ...overrideResponse})

export const getChartOrdersResponseMock = (overrideResponse: Partial< OrderChartDto > = {}): OrderChartDto => ({totalOrders: Array.from({ length: faker.number.int({ min: 12, max: 12 }) }, (_, i) => i + 1).map(() => (faker.number.int({min: undefined, max: undefined}))), totalQuantity: Array.from({ length: faker.number.int({ min: 12, max: 12 }) }, (_, i) => i + 1).map(() => (faker.number.int({min: undefined, max: undefined}))), ...overrideResponse})

export const getCountOrdersAndProfitResponseMock = (overrideResponse: Partial< QuantityAndProfitDto > = {}): QuantityAndProfitDto => ({profit: faker.number.int({min: undefined, max: undefined}), quantity: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getCountProductsResponseMock = (overrideResponse: Partial< QuantityDto > = {}): QuantityDto => ({quantity: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getListLowStockResponseMock = (overrideResponse: Partial< LowStockListDto > = {}): LowStockListDto => ({days: faker.number.int({min: undefined, max: undefined}), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), daysLeft: faker.number.int({min: undefined, max: undefined}), quantity: faker.number.int({min: undefined, max: undefined}), shoeCount: faker.number.int({min: undefined, max: undefined}), shoes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), color: faker.string.alpha({length: {min: 10, max: 20}}), daysLeft: faker.number.int({min: undefined, max: undefined}), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), sold: faker.number.int({min: undefined, max: undefined}), waiting: faker.number.int({min: undefined, max: undefined})})), size: faker.string.alpha({length: {min: 10, max: 20}}), sold: faker.number.int({min: undefined, max: undefined}), waiting: faker.number.int({min: undefined, max: undefined})})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})


export const getCountCustomersMockHandler = (overrideResponse?: QuantityDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuantityDto> | QuantityDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers/allCustomerQuantity', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountCustomersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getChartCustomersMockHandler = (overrideResponse?: CustomerChartDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerChartDto> | CustomerChartDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/customers/customerChartByYear', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChartCustomersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getChartOrdersMockHandler = (overrideResponse?: OrderChartDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderChartDto> | OrderChartDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/orderAndProductSoldChartByYear', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChartOrdersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getCountOrdersAndProfitMockHandler = (overrideResponse?: QuantityAndProfitDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuantityAndProfitDto> | QuantityAndProfitDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/orders/quantityAndProfit', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountOrdersAndProfitResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getCountProductsMockHandler = (overrideResponse?: QuantityDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuantityDto> | QuantityDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/allProductQuantity', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountProductsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListLowStockMockHandler = (overrideResponse?: LowStockListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LowStockListDto> | LowStockListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/lowStock', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLowStockResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getStatisticsMock = () => [
  getCountCustomersMockHandler(),
  getChartCustomersMockHandler(),
  getChartOrdersMockHandler(),
  getCountOrdersAndProfitMockHandler(),
  getCountProductsMockHandler(),
  getListLowStockMockHandler()
]
