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
  ErrorDto,
  FailingMailListDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For managers, newest first: mails that were not sent within an hour, and those that are not tried any more. Mails are tried for a day, those with a link while it is good; they are kept for a week.
 * @summary List the mails that cannot be sent (manager)
 */
export const getListFailingMailsUrl = () => {


  

  return `/v1/mails/failing`
}

export const listFailingMails = async ( options?: RequestInit): Promise<FailingMailListDto> => {
  
  return httpClient<FailingMailListDto>(getListFailingMailsUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListFailingMailsQueryKey = () => {
    return [
    `/v1/mails/failing`
    ] as const;
    }

    
export const getListFailingMailsQueryOptions = <TData = Awaited<ReturnType<typeof listFailingMails>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailingMails>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFailingMailsQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFailingMails>>> = ({ signal }) => listFailingMails({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFailingMails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFailingMailsQueryResult = NonNullable<Awaited<ReturnType<typeof listFailingMails>>>
export type ListFailingMailsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListFailingMails<TData = Awaited<ReturnType<typeof listFailingMails>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailingMails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFailingMails>>,
          TError,
          Awaited<ReturnType<typeof listFailingMails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFailingMails<TData = Awaited<ReturnType<typeof listFailingMails>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailingMails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFailingMails>>,
          TError,
          Awaited<ReturnType<typeof listFailingMails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFailingMails<TData = Awaited<ReturnType<typeof listFailingMails>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailingMails>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the mails that cannot be sent (manager)
 */

export function useListFailingMails<TData = Awaited<ReturnType<typeof listFailingMails>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFailingMails>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFailingMailsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers, once the mail server is back: every unsent mail is tried at once, and for another day if that fails. A mail whose link has expired is not. The call waits for five seconds at most.
 * @summary Try all unsent mails again (manager)
 */
export const getRetryFailingMailsUrl = () => {


  

  return `/v1/mails/failing/retry`
}

export const retryFailingMails = async ( options?: RequestInit): Promise<FailingMailListDto> => {
  
  return httpClient<FailingMailListDto>(getRetryFailingMailsUrl(),
  {      
    ...options,
    method: 'POST'
    
    
  }
);}




export const getRetryFailingMailsMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryFailingMails>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof retryFailingMails>>, TError,void, TContext> => {

const mutationKey = ['retryFailingMails'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryFailingMails>>, void> = () => {
          

          return  retryFailingMails(requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RetryFailingMailsMutationResult = NonNullable<Awaited<ReturnType<typeof retryFailingMails>>>
    
    export type RetryFailingMailsMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Try all unsent mails again (manager)
 */
export const useRetryFailingMails = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryFailingMails>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryFailingMails>>,
        TError,
        void,
        TContext
      > => {

      const mutationOptions = getRetryFailingMailsMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    