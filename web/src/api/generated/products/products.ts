/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BestSellerDto,
  BrandTypeDto,
  ErrorDto,
  FilterProductsParams,
  GetProductFacetsParams,
  GetProductParams,
  ListBrandTypesParams,
  ListColorProductsParams,
  ListProductsParams,
  ListSliderProductsParams,
  ProductDto,
  ProductFacetsDto,
  ProductListDto,
  SliderProductDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The catalogue in pages, answered and narrowed exactly like `filter`. Newest first unless `sort` says otherwise. The order is total (ties break by id), so paging neither repeats nor skips. A page past the end is an empty list with the true `total`.
 * @summary List products
 */
export const getListProductsUrl = (params?: ListProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products?${stringifiedParams}` : `/v1/products`
}

export const listProducts = async (params?: ListProductsParams, options?: RequestInit): Promise<ProductListDto> => {
  
  return httpClient<ProductListDto>(getListProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    `/v1/products`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The options of the filter panel with the number of products each would show. A group is counted without its own selection, so that a second value of it can be added. The groups `brand`, `type`, `material`, `color`, `stock`, `size` and `price` take several values joined by commas and must each be met; `size` finds what is left in one of the sizes, `price` what costs at least the first and less than the second number of a range. Values are case-insensitive, and a hyphen is a space: `new-balance` is `new balance`. Each word of `search` must be part of the name, whatever the case, or name the brand, the type, a colour (by its family) or a size that is left; a colour and a size mean one colourway. A word with accents means itself: `giay` finds `Giày`. Words that name no filter also find highlight and description. Names come first unless `sort` is given. Where a word fits nothing, one slip of typing is forgiven. `readAs` says how it was read; `match=name` keeps to names. Unknown parameters are ignored, so that a page can pass all of its own query on; an impossible value of a known one is a 400 that names it.
 * @summary Count what filters would leave
 */
export const getGetProductFacetsUrl = (params?: GetProductFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/facets?${stringifiedParams}` : `/v1/products/facets`
}

export const getProductFacets = async (params?: GetProductFacetsParams, options?: RequestInit): Promise<ProductFacetsDto> => {
  
  return httpClient<ProductFacetsDto>(getGetProductFacetsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetProductFacetsQueryKey = (params?: GetProductFacetsParams,) => {
    return [
    `/v1/products/facets`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getGetProductFacetsQueryOptions = <TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductFacetsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductFacets>>> = ({ signal }) => getProductFacets(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductFacetsQueryResult = NonNullable<Awaited<ReturnType<typeof getProductFacets>>>
export type GetProductFacetsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  GetProductFacetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFacets>>,
          TError,
          Awaited<ReturnType<typeof getProductFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFacets>>,
          TError,
          Awaited<ReturnType<typeof getProductFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count what filters would leave
 */

export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductFacetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The groups `brand`, `type`, `material`, `color`, `stock`, `size` and `price` take several values joined by commas and must each be met; `size` finds what is left in one of the sizes, `price` what costs at least the first and less than the second number of a range. Values are case-insensitive, and a hyphen is a space: `new-balance` is `new balance`. Each word of `search` must be part of the name, whatever the case, or name the brand, the type, a colour (by its family) or a size that is left; a colour and a size mean one colourway. A word with accents means itself: `giay` finds `Giày`. Words that name no filter also find highlight and description. Names come first unless `sort` is given. Where a word fits nothing, one slip of typing is forgiven. `readAs` says how it was read; `match=name` keeps to names. Unknown parameters are ignored, so that a page can pass all of its own query on; an impossible value of a known one is a 400 that names it. Newest first unless `sort` says otherwise. The order is total (ties break by id), so paging neither repeats nor skips. A page past the end is an empty list with the true `total`.
 * @summary Search, filter and sort products
 */
export const getFilterProductsUrl = (params?: FilterProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/filter?${stringifiedParams}` : `/v1/products/filter`
}

export const filterProducts = async (params?: FilterProductsParams, options?: RequestInit): Promise<ProductListDto> => {
  
  return httpClient<ProductListDto>(getFilterProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getFilterProductsQueryKey = (params?: FilterProductsParams,) => {
    return [
    `/v1/products/filter`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getFilterProductsQueryOptions = <TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterProducts>>> = ({ signal }) => filterProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterProductsQueryResult = NonNullable<Awaited<ReturnType<typeof filterProducts>>>
export type FilterProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  FilterProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterProducts>>,
          TError,
          Awaited<ReturnType<typeof filterProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterProducts>>,
          TError,
          Awaited<ReturnType<typeof filterProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search, filter and sort products
 */

export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Of each brand the newest product with a pair left in a colour of this kind (`đỏ` finds `đỏ đô` too), in the shop’s order of brands. `adImage` shows it in that colour. Only a brand’s five newest in it are looked at. Empty for words that name no colour.
 * @summary List the cards of one colour
 */
export const getListColorProductsUrl = (params: ListColorProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/sliderColor?${stringifiedParams}` : `/v1/products/sliderColor`
}

export const listColorProducts = async (params: ListColorProductsParams, options?: RequestInit): Promise<SliderProductDto[]> => {
  
  return httpClient<SliderProductDto[]>(getListColorProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListColorProductsQueryKey = (params?: ListColorProductsParams,) => {
    return [
    `/v1/products/sliderColor`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListColorProductsQueryOptions = <TData = Awaited<ReturnType<typeof listColorProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params: ListColorProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColorProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListColorProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listColorProducts>>> = ({ signal }) => listColorProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listColorProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListColorProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listColorProducts>>>
export type ListColorProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListColorProducts<TData = Awaited<ReturnType<typeof listColorProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListColorProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColorProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listColorProducts>>,
          TError,
          Awaited<ReturnType<typeof listColorProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListColorProducts<TData = Awaited<ReturnType<typeof listColorProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListColorProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColorProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listColorProducts>>,
          TError,
          Awaited<ReturnType<typeof listColorProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListColorProducts<TData = Awaited<ReturnType<typeof listColorProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListColorProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColorProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cards of one colour
 */

export function useListColorProducts<TData = Awaited<ReturnType<typeof listColorProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListColorProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColorProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListColorProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The newest products of a brand, of the given types or of all, at most 24.
 * @summary List the cards of a slider
 */
export const getListSliderProductsUrl = (params: ListSliderProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/sliderType?${stringifiedParams}` : `/v1/products/sliderType`
}

export const listSliderProducts = async (params: ListSliderProductsParams, options?: RequestInit): Promise<SliderProductDto[]> => {
  
  return httpClient<SliderProductDto[]>(getListSliderProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListSliderProductsQueryKey = (params?: ListSliderProductsParams,) => {
    return [
    `/v1/products/sliderType`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListSliderProductsQueryOptions = <TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSliderProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSliderProducts>>> = ({ signal }) => listSliderProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSliderProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listSliderProducts>>>
export type ListSliderProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSliderProducts>>,
          TError,
          Awaited<ReturnType<typeof listSliderProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSliderProducts>>,
          TError,
          Awaited<ReturnType<typeof listSliderProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cards of a slider
 */

export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSliderProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The ten products of which most pairs were sold, most first. What never sold is left out.
 * @summary List the best sellers
 */
export const getListBestSellersUrl = () => {


  

  return `/v1/products/topBestSeller`
}

export const listBestSellers = async ( options?: RequestInit): Promise<BestSellerDto[]> => {
  
  return httpClient<BestSellerDto[]>(getListBestSellersUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListBestSellersQueryKey = () => {
    return [
    `/v1/products/topBestSeller`
    ] as const;
    }

    
export const getListBestSellersQueryOptions = <TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBestSellersQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBestSellers>>> = ({ signal }) => listBestSellers({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBestSellersQueryResult = NonNullable<Awaited<ReturnType<typeof listBestSellers>>>
export type ListBestSellersQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBestSellers>>,
          TError,
          Awaited<ReturnType<typeof listBestSellers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBestSellers>>,
          TError,
          Awaited<ReturnType<typeof listBestSellers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the best sellers
 */

export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBestSellersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The types in which the brand has products, in the shop’s order, each with the navbar picture of its newest product.
 * @summary List the types of a brand
 */
export const getListBrandTypesUrl = (params: ListBrandTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/typeAndNavbarImageFromBrand?${stringifiedParams}` : `/v1/products/typeAndNavbarImageFromBrand`
}

export const listBrandTypes = async (params: ListBrandTypesParams, options?: RequestInit): Promise<BrandTypeDto[]> => {
  
  return httpClient<BrandTypeDto[]>(getListBrandTypesUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListBrandTypesQueryKey = (params?: ListBrandTypesParams,) => {
    return [
    `/v1/products/typeAndNavbarImageFromBrand`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListBrandTypesQueryOptions = <TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBrandTypesQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBrandTypes>>> = ({ signal }) => listBrandTypes(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBrandTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listBrandTypes>>>
export type ListBrandTypesQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrandTypes>>,
          TError,
          Awaited<ReturnType<typeof listBrandTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrandTypes>>,
          TError,
          Awaited<ReturnType<typeof listBrandTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the types of a brand
 */

export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBrandTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * By its id or by its slug, so that a shared link to `?product=slug` opens. A deleted product answers 404. With `lang` the answer has the texts of that language as `highLight` and `desc`, each in the first language where it has none, and is not to be sent back as an edit; without it the answer has all texts. Other parameters are ignored.
 * @summary Get a product
 */
export const getGetProductUrl = (id: string,
    params?: GetProductParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/${id}?${stringifiedParams}` : `/v1/products/${id}`
}

export const getProduct = async (id: string,
    params?: GetProductParams, options?: RequestInit): Promise<ProductDto> => {
  
  return httpClient<ProductDto>(getGetProductUrl(id,params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetProductQueryKey = (id?: string,
    params?: GetProductParams,) => {
    return [
    `/v1/products/${id}`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(id,params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(id,params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params: undefined |  GetProductParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



