/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ChangeRoleDto,
  CustomerDto,
  CustomerListDto,
  ErrorDto,
  ExportCustomersParams,
  ListCustomersParams
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For staff. Every word of `search` must occur in the name (case and accents are ignored) or in the e-mail address before the @; a word with an @ is searched in the whole address. Digits match the beginning or the end of a phone number. Sorted by newest first by default; `a-z` and `z-a` sort by the whole name without accents, last name first. Each customer includes their ten newest orders; `GET /v1/customers/{id}` returns all of them. The order is stable (ties are broken by id). A page past the end is empty and has the correct `total`. Unknown parameters are ignored; an invalid value returns 400 and names the parameter.
 * @summary List customers (staff)
 */
export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/customers?${stringifiedParams}` : `/v1/customers`
}

export const listCustomers = async (params?: ListCustomersParams, options?: RequestInit): Promise<CustomerListDto> => {
  
  return httpClient<CustomerListDto>(getListCustomersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListCustomersQueryKey = (params?: ListCustomersParams,) => {
    return [
    `/v1/customers`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListCustomersQueryOptions = <TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomers>>> = ({ signal }) => listCustomers(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>
export type ListCustomersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomers>>,
          TError,
          Awaited<ReturnType<typeof listCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List customers (staff)
 */

export function useListCustomers<TData = Awaited<ReturnType<typeof listCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: all customers that match the filter, one per row, as CSV (RFC 4180, UTF-8 with a byte order mark). The header row is in the language of `Accept-Language`. Phone numbers are grouped, so that spreadsheets keep the leading 0; a value that looks like a formula is prefixed with an apostrophe. The download is recorded in the caller’s audit trail.
 * @summary Download the customers as a table (staff)
 */
export const getExportCustomersUrl = (params?: ExportCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/customers/export?${stringifiedParams}` : `/v1/customers/export`
}

export const exportCustomers = async (params?: ExportCustomersParams, options?: RequestInit): Promise<string> => {
  
  return httpClient<string>(getExportCustomersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getExportCustomersQueryKey = (params?: ExportCustomersParams,) => {
    return [
    `/v1/customers/export`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getExportCustomersQueryOptions = <TData = Awaited<ReturnType<typeof exportCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ExportCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportCustomersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportCustomers>>> = ({ signal }) => exportCustomers(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof exportCustomers>>>
export type ExportCustomersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useExportCustomers<TData = Awaited<ReturnType<typeof exportCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ExportCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCustomers>>,
          TError,
          Awaited<ReturnType<typeof exportCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCustomers<TData = Awaited<ReturnType<typeof exportCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCustomers>>,
          TError,
          Awaited<ReturnType<typeof exportCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCustomers<TData = Awaited<ReturnType<typeof exportCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the customers as a table (staff)
 */

export function useExportCustomers<TData = Awaited<ReturnType<typeof exportCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers. The new role applies from the account’s next request, whatever role its token carries; its sessions continue. The role `manager` cannot be assigned (400), and a manager’s role cannot be changed (403).
 * @summary Make a client an admin, or an admin a client (manager)
 */
export const getChangeRoleUrl = (id: string,) => {


  

  return `/v1/customers/${id}/changeRole`
}

export const changeRole = async (id: string,
    changeRoleDto: ChangeRoleDto, options?: RequestInit): Promise<CustomerDto> => {
  
  return httpClient<CustomerDto>(getChangeRoleUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      changeRoleDto,)
  }
);}




export const getChangeRoleMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRole>>, TError,{id: string;data: ChangeRoleDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof changeRole>>, TError,{id: string;data: ChangeRoleDto}, TContext> => {

const mutationKey = ['changeRole'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeRole>>, {id: string;data: ChangeRoleDto}> = (props) => {
          const {id,data} = props ?? {};

          return  changeRole(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ChangeRoleMutationResult = NonNullable<Awaited<ReturnType<typeof changeRole>>>
    export type ChangeRoleMutationBody = ChangeRoleDto
    export type ChangeRoleMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Make a client an admin, or an admin a client (manager)
 */
export const useChangeRole = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRole>>, TError,{id: string;data: ChangeRoleDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeRole>>,
        TError,
        {id: string;data: ChangeRoleDto},
        TContext
      > => {

      const mutationOptions = getChangeRoleMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    