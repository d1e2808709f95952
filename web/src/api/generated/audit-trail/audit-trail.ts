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
  AuditEventListDto,
  ErrorDto,
  ListAuditEventsParams,
  ListCustomerAuditEventsParams,
  ListProductAuditEventsParams,
  ListedAuditEventsDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For managers, newest first: who did what to which account or product, when and from which network address. Filters narrow it by what the events are about, by action, author and day. Events are kept for 400 days.
 * @summary List the audit events of everything (manager)
 */
export const getListAuditEventsUrl = (params?: ListAuditEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/audit-events?${stringifiedParams}` : `/v1/audit-events`
}

export const listAuditEvents = async (params?: ListAuditEventsParams, options?: RequestInit): Promise<ListedAuditEventsDto> => {
  
  return httpClient<ListedAuditEventsDto>(getListAuditEventsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListAuditEventsQueryKey = (params?: ListAuditEventsParams,) => {
    return [
    `/v1/audit-events`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListAuditEventsQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEventsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEvents>>> = ({ signal }) => listAuditEvents(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEvents>>>
export type ListAuditEventsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListAuditEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit events of everything (manager)
 */

export function useListAuditEvents<TData = Awaited<ReturnType<typeof listAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers, newest first: who did what to the account, when and from which network address. Events are changes of its role, e-mail address and password, failed or blocked sign-ins (the first from an address in an hour), exports and deletions. They are kept for 400 days, also after the account was deleted.
 * @summary List the audit events of an account (manager)
 */
export const getListCustomerAuditEventsUrl = (id: string,
    params?: ListCustomerAuditEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/customers/${id}/audit-events?${stringifiedParams}` : `/v1/customers/${id}/audit-events`
}

export const listCustomerAuditEvents = async (id: string,
    params?: ListCustomerAuditEventsParams, options?: RequestInit): Promise<AuditEventListDto> => {
  
  return httpClient<AuditEventListDto>(getListCustomerAuditEventsUrl(id,params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListCustomerAuditEventsQueryKey = (id?: string,
    params?: ListCustomerAuditEventsParams,) => {
    return [
    `/v1/customers/${id}/audit-events`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListCustomerAuditEventsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    params?: ListCustomerAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerAuditEventsQueryKey(id,params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerAuditEvents>>> = ({ signal }) => listCustomerAuditEvents(id,params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerAuditEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerAuditEvents>>>
export type ListCustomerAuditEventsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListCustomerAuditEvents<TData = Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params: undefined |  ListCustomerAuditEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listCustomerAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerAuditEvents<TData = Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListCustomerAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listCustomerAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerAuditEvents<TData = Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListCustomerAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit events of an account (manager)
 */

export function useListCustomerAuditEvents<TData = Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListCustomerAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerAuditEventsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers, newest first: who added, edited, deleted or restored the product or corrected its stock, when and from which network address. Events are kept for 400 days, also after the product was deleted.
 * @summary List the audit events of a product (manager)
 */
export const getListProductAuditEventsUrl = (id: string,
    params?: ListProductAuditEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/${id}/audit-events?${stringifiedParams}` : `/v1/products/${id}/audit-events`
}

export const listProductAuditEvents = async (id: string,
    params?: ListProductAuditEventsParams, options?: RequestInit): Promise<AuditEventListDto> => {
  
  return httpClient<AuditEventListDto>(getListProductAuditEventsUrl(id,params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListProductAuditEventsQueryKey = (id?: string,
    params?: ListProductAuditEventsParams,) => {
    return [
    `/v1/products/${id}/audit-events`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListProductAuditEventsQueryOptions = <TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductAuditEventsQueryKey(id,params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductAuditEvents>>> = ({ signal }) => listProductAuditEvents(id,params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductAuditEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listProductAuditEvents>>>
export type ListProductAuditEventsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params: undefined |  ListProductAuditEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listProductAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listProductAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit events of a product (manager)
 */

export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductAuditEventsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



