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
  BestSellerDto,
  BrandTypeDto,
  ProductDto,
  ProductFacetsDto,
  ProductListDto,
  SliderProductDto
} from '.././model';


export const getListProductsResponseMock = (overrideResponse: Partial< ProductListDto > = {}): ProductListDto => ({near: faker.helpers.arrayElement([{...{search: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: undefined, max: undefined})},}, undefined]), products: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined])})), readAs: faker.helpers.arrayElement([Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({filter: faker.helpers.arrayElement(['brand','type','material','color','size'] as const), values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), without: faker.string.alpha({length: {min: 10, max: 20}}), words: faker.string.alpha({length: {min: 10, max: 20}})})), undefined]), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getGetProductFacetsResponseMock = (overrideResponse: Partial< ProductFacetsDto > = {}): ProductFacetsDto => ({brands: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({count: faker.number.int({min: undefined, max: undefined}), value: faker.string.alpha({length: {min: 10, max: 20}})})), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({asked: faker.helpers.arrayElement([Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: undefined, max: undefined}), value: faker.string.alpha({length: {min: 10, max: 20}})})), materials: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({count: faker.number.int({min: undefined, max: undefined}), value: faker.string.alpha({length: {min: 10, max: 20}})})), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({count: faker.number.int({min: undefined, max: undefined}), value: faker.string.alpha({length: {min: 10, max: 20}})})), stock: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({count: faker.number.int({min: undefined, max: undefined}), value: faker.string.alpha({length: {min: 10, max: 20}})})), types: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({count: faker.number.int({min: undefined, max: undefined}), value: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getFilterProductsResponseMock = (overrideResponse: Partial< ProductListDto > = {}): ProductListDto => ({near: faker.helpers.arrayElement([{...{search: faker.string.alpha({length: {min: 10, max: 20}}), total: faker.number.int({min: undefined, max: undefined})},}, undefined]), products: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined])})), readAs: faker.helpers.arrayElement([Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({filter: faker.helpers.arrayElement(['brand','type','material','color','size'] as const), values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), without: faker.string.alpha({length: {min: 10, max: 20}}), words: faker.string.alpha({length: {min: 10, max: 20}})})), undefined]), total: faker.number.int({min: undefined, max: undefined}), ...overrideResponse})

export const getListColorProductsResponseMock = (): SliderProductDto[] => (Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}})})), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const)})))

export const getListSliderProductsResponseMock = (): SliderProductDto[] => (Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}})})), name: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const)})))

export const getListBestSellersResponseMock = (): BestSellerDto[] => (Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}})})))

export const getListBrandTypesResponseMock = (): BrandTypeDto[] => (Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const)})))

export const getGetProductResponseMock = (overrideResponse: Partial< ProductDto > = {}): ProductDto => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), adImage: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.helpers.arrayElement(['nike','adidas','puma','new balance','vans','balenciaga'] as const), colors: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({color: faker.string.alpha({length: {min: 10, max: 20}}), colorHex: faker.string.alpha({length: {min: 10, max: 20}}), imageDetail: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sizes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({quantity: faker.number.int({min: undefined, max: undefined}), size: faker.string.alpha({length: {min: 10, max: 20}})}))})), desc: faker.string.alpha({length: {min: 10, max: 20}}), descEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), highLight: faker.string.alpha({length: {min: 10, max: 20}}), highLightEn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), importAt: `${faker.date.past().toISOString().split('.')[0]}Z`, material: faker.helpers.arrayElement(['leather','suede','mesh','knit','canvas','synthetic'] as const), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), navbarImage: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.number.int({min: undefined, max: undefined}), quantitySold: faker.number.int({min: undefined, max: undefined}), slug: faker.string.alpha({length: {min: 10, max: 20}}), stock: faker.number.int({min: undefined, max: undefined}), type: faker.helpers.arrayElement(['sneaker','classic','running','basketball','football','boot'] as const), updatedAt: `${faker.date.past().toISOString().split('.')[0]}Z`, version: faker.number.int({min: undefined, max: undefined}), weight: faker.helpers.arrayElement([faker.number.int({min: undefined, max: undefined}), undefined]), ...overrideResponse})


export const getListProductsMockHandler = (overrideResponse?: ProductListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListDto> | ProductListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProductsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getGetProductFacetsMockHandler = (overrideResponse?: ProductFacetsDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductFacetsDto> | ProductFacetsDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/facets', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductFacetsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getFilterProductsMockHandler = (overrideResponse?: ProductListDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductListDto> | ProductListDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/filter', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProductsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListColorProductsMockHandler = (overrideResponse?: SliderProductDto[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SliderProductDto[]> | SliderProductDto[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/sliderColor', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListColorProductsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListSliderProductsMockHandler = (overrideResponse?: SliderProductDto[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SliderProductDto[]> | SliderProductDto[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/sliderType', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSliderProductsResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListBestSellersMockHandler = (overrideResponse?: BestSellerDto[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BestSellerDto[]> | BestSellerDto[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/topBestSeller', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBestSellersResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getListBrandTypesMockHandler = (overrideResponse?: BrandTypeDto[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrandTypeDto[]> | BrandTypeDto[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/typeAndNavbarImageFromBrand', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBrandTypesResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}

export const getGetProductMockHandler = (overrideResponse?: ProductDto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductDto> | ProductDto), options?: RequestHandlerOptions) => {
  return http.get('*/v1/products/:id', async (info) => {await delay(0);
  
    return new HttpResponse(JSON.stringify(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductResponseMock()),
      { status: 200,
        headers: { 'Content-Type': 'application/json' }
      })
  }, options)
}
export const getProductsMock = () => [
  getListProductsMockHandler(),
  getGetProductFacetsMockHandler(),
  getFilterProductsMockHandler(),
  getListColorProductsMockHandler(),
  getListSliderProductsMockHandler(),
  getListBestSellersMockHandler(),
  getListBrandTypesMockHandler(),
  getGetProductMockHandler()
]
