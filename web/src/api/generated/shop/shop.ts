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
  DeliveryDto,
  ErrorDto,
  ShopDto,
  ShopPageDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Name, registration, address and contact of the seller, as every page shows them.
 * @summary Who sells
 */
export const getGetShopUrl = () => {


  

  return `/v1/shop`
}

export const getShop = async ( options?: RequestInit): Promise<ShopDto> => {
  
  return httpClient<ShopDto>(getGetShopUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetShopQueryKey = () => {
    return [
    `/v1/shop`
    ] as const;
    }

    
export const getGetShopQueryOptions = <TData = Awaited<ReturnType<typeof getShop>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShop>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShopQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShop>>> = ({ signal }) => getShop({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShopQueryResult = NonNullable<Awaited<ReturnType<typeof getShop>>>
export type GetShopQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetShop<TData = Awaited<ReturnType<typeof getShop>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShop>>,
          TError,
          Awaited<ReturnType<typeof getShop>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShop<TData = Awaited<ReturnType<typeof getShop>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShop>>,
          TError,
          Awaited<ReturnType<typeof getShop>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShop<TData = Awaited<ReturnType<typeof getShop>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShop>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who sells
 */

export function useGetShop<TData = Awaited<ReturnType<typeof getShop>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShop>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShopQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The days between which an order of now would arrive, for each group of provinces, on the shop’s calendar. An order keeps those of its placing as `expectedFrom` and `expectedTo`. Delivery is free.
 * @summary When an order arrives
 */
export const getGetDeliveryUrl = () => {


  

  return `/v1/shop/delivery`
}

export const getDelivery = async ( options?: RequestInit): Promise<DeliveryDto> => {
  
  return httpClient<DeliveryDto>(getGetDeliveryUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetDeliveryQueryKey = () => {
    return [
    `/v1/shop/delivery`
    ] as const;
    }

    
export const getGetDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getDelivery>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDelivery>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDeliveryQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDelivery>>> = ({ signal }) => getDelivery({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getDelivery>>>
export type GetDeliveryQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetDelivery<TData = Awaited<ReturnType<typeof getDelivery>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDelivery>>,
          TError,
          Awaited<ReturnType<typeof getDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDelivery<TData = Awaited<ReturnType<typeof getDelivery>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDelivery>>,
          TError,
          Awaited<ReturnType<typeof getDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDelivery<TData = Awaited<ReturnType<typeof getDelivery>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDelivery>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary When an order arrives
 */

export function useGetDelivery<TData = Awaited<ReturnType<typeof getDelivery>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDelivery>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDeliveryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Terms of sale, privacy, delivery, returns, payment or complaints, in both languages, with the version of all these texts. Signing up and placing an order accept this version.
 * @summary Read a page of the shop’s terms
 */
export const getGetShopPageUrl = (name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints',) => {


  

  return `/v1/shop/pages/${name}`
}

export const getShopPage = async (name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints', options?: RequestInit): Promise<ShopPageDto> => {
  
  return httpClient<ShopPageDto>(getGetShopPageUrl(name),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetShopPageQueryKey = (name?: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints',) => {
    return [
    `/v1/shop/pages/${name}`
    ] as const;
    }

    
export const getGetShopPageQueryOptions = <TData = Awaited<ReturnType<typeof getShopPage>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShopPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShopPageQueryKey(name);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShopPage>>> = ({ signal }) => getShopPage(name, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(name), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShopPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShopPageQueryResult = NonNullable<Awaited<ReturnType<typeof getShopPage>>>
export type GetShopPageQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetShopPage<TData = Awaited<ReturnType<typeof getShopPage>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShopPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShopPage>>,
          TError,
          Awaited<ReturnType<typeof getShopPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShopPage<TData = Awaited<ReturnType<typeof getShopPage>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShopPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShopPage>>,
          TError,
          Awaited<ReturnType<typeof getShopPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShopPage<TData = Awaited<ReturnType<typeof getShopPage>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShopPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a page of the shop’s terms
 */

export function useGetShopPage<TData = Awaited<ReturnType<typeof getShopPage>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 name: 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'complaints', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShopPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShopPageQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



