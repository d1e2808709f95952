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
  ProductDto,
  StockMovementListDto,
  UploadedModelDto,
  UploadedPictureDto,
  UploadedPicturesDto
} from '.././model';


export const getCreateProductResponseMock = (overrideResponse: Partial< ProductDto > = {}): ProductDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined]), ...overrideResponse})

export const getExportProductsResponseMock = (): string => (faker.word.sample())

export const getUploadArrayResponseMock = (overrideResponse: Partial< UploadedPicturesDto > = {}): UploadedPicturesDto => ({paths: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getUploadModelResponseMock = (overrideResponse: Partial< UploadedModelDto > = {}): UploadedModelDto => ({path: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUploadSingleResponseMock = (overrideResponse: Partial< UploadedPictureDto > = {}): UploadedPictureDto => ({path: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateProductResponseMock = (overrideResponse: Partial< ProductDto > = {}): ProductDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined]), ...overrideResponse})

export const getCorrectQuantitySoldResponseMock = (overrideResponse: Partial< ProductDto > = {}): ProductDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined]), ...overrideResponse})

export const getRestoreProductResponseMock = (overrideResponse: Partial< ProductDto > = {}): ProductDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined]), ...overrideResponse})

export const getListStockMovementsResponseMock = (overrideResponse: Partial< StockMovementListDto > = {}): StockMovementListDto => ({movements: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), actorId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), change: faker.number.int({min: undefined, max: undefined}), color: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: `${faker.date.past().toISOString().split('.')[0]}Z`, orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.helpers.arrayElement(['opening','sale','cancellation','correction','edit','exchange'] as const), size: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})


export const getCreateProductMockHandler = (overrideResponse?: ProductDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProductDto> | ProductDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/products', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProductResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getExportProductsMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/export', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportProductsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUploadArrayMockHandler = (overrideResponse?: UploadedPicturesDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedPicturesDto> | UploadedPicturesDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/products/uploadArray', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadArrayResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUploadModelMockHandler = (overrideResponse?: UploadedModelDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedModelDto> | UploadedModelDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/products/uploadModel', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadModelResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUploadSingleMockHandler = (overrideResponse?: UploadedPictureDto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedPictureDto> | UploadedPictureDto), options?: RequestHandlerOptions) => {
  return http.post('*/v1/products/uploadSingle', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadSingleResponseMock()),
      { status: 201,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getUpdateProductMockHandler = (overrideResponse?: ProductDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProductDto> | ProductDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/products/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProductResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getDeleteProductMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/v1/products/:id/delete', async (info) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }
    return new HttpResponse(null,
      { status: 204,
        
      })
  }, options)
}

export const getCorrectQuantitySoldMockHandler = (overrideResponse?: ProductDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProductDto> | ProductDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/products/:id/quantitySold', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectQuantitySoldResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getRestoreProductMockHandler = (overrideResponse?: ProductDto | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProductDto> | ProductDto), options?: RequestHandlerOptions) => {
  return http.put('*/v1/products/:id/restore', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreProductResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListStockMovementsMockHandler = (overrideResponse?: StockMovementListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StockMovementListDto> | StockMovementListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/:id/stock-movements', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStockMovementsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getProductEditingMock = () => [
  getCreateProductMockHandler(),
  getExportProductsMockHandler(),
  getUploadArrayMockHandler(),
  getUploadModelMockHandler(),
  getUploadSingleMockHandler(),
  getUpdateProductMockHandler(),
  getDeleteProductMockHandler(),
  getCorrectQuantitySoldMockHandler(),
  getRestoreProductMockHandler(),
  getListStockMovementsMockHandler()
]
