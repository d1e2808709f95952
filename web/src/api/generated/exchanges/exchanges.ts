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
  AskExchangeDto,
  ErrorDto,
  ExchangeDto,
  ExchangeListDto,
  ListExchangesParams,
  MoveExchangeDto,
  OrderExchangesDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For staff: those that wait longest first; `status` takes several values joined by commas, and without it the open ones are listed.
 * @summary List exchanges (staff)
 */
export const getListExchangesUrl = (params?: ListExchangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/exchanges?${stringifiedParams}` : `/v1/exchanges`
}

export const listExchanges = async (params?: ListExchangesParams, options?: RequestInit): Promise<ExchangeListDto> => {
  
  return httpClient<ExchangeListDto>(getListExchangesUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListExchangesQueryKey = (params?: ListExchangesParams,) => {
    return [
    `/v1/exchanges`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListExchangesQueryOptions = <TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListExchangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangesQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchanges>>> = ({ signal }) => listExchanges(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExchangesQueryResult = NonNullable<Awaited<ReturnType<typeof listExchanges>>>
export type ListExchangesQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListExchanges<TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListExchangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchanges>>,
          TError,
          Awaited<ReturnType<typeof listExchanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchanges<TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListExchangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchanges>>,
          TError,
          Awaited<ReturnType<typeof listExchanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchanges<TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListExchangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List exchanges (staff)
 */

export function useListExchanges<TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListExchangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Ends an open exchange of one’s own order, requested or approved: the pair that was set aside goes back to the stock, and may be asked for again. Withdrawing an exchange again changes nothing.
 * @summary Withdraw an exchange
 */
export const getWithdrawExchangeUrl = (id: string,) => {


  

  return `/v1/exchanges/${id}`
}

export const withdrawExchange = async (id: string, options?: RequestInit): Promise<ExchangeDto> => {
  
  return httpClient<ExchangeDto>(getWithdrawExchangeUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getWithdrawExchangeMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawExchange>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawExchange>>, TError,{id: string}, TContext> => {

const mutationKey = ['withdrawExchange'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawExchange>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  withdrawExchange(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type WithdrawExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawExchange>>>
    
    export type WithdrawExchangeMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Withdraw an exchange
 */
export const useWithdrawExchange = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawExchange>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawExchange>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getWithdrawExchangeMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff. `receive` gives the old pair back to the stock, `refuse` the one that was set aside, and tells the customer the `reason`, if there is one. Making the same move again changes nothing.
 * @summary Approve, receive or refuse an exchange (staff)
 */
export const getMoveExchangeUrl = (id: string,) => {


  

  return `/v1/exchanges/${id}`
}

export const moveExchange = async (id: string,
    moveExchangeDto: MoveExchangeDto, options?: RequestInit): Promise<ExchangeDto> => {
  
  return httpClient<ExchangeDto>(getMoveExchangeUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      moveExchangeDto,)
  }
);}




export const getMoveExchangeMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveExchange>>, TError,{id: string;data: MoveExchangeDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof moveExchange>>, TError,{id: string;data: MoveExchangeDto}, TContext> => {

const mutationKey = ['moveExchange'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveExchange>>, {id: string;data: MoveExchangeDto}> = (props) => {
          const {id,data} = props ?? {};

          return  moveExchange(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type MoveExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof moveExchange>>>
    export type MoveExchangeMutationBody = MoveExchangeDto
    export type MoveExchangeMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Approve, receive or refuse an exchange (staff)
 */
export const useMoveExchange = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveExchange>>, TError,{id: string;data: MoveExchangeDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveExchange>>,
        TError,
        {id: string;data: MoveExchangeDto},
        TContext
      > => {

      const mutationOptions = getMoveExchangeMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * The order’s exchanges of size, and the lines of which a pair can be exchanged now (up to 30 days after completion). For the owner and for staff; other callers get 404.
 * @summary List the exchanges of an order
 */
export const getListOrderExchangesUrl = (id: string,) => {


  

  return `/v1/orders/${id}/exchanges`
}

export const listOrderExchanges = async (id: string, options?: RequestInit): Promise<OrderExchangesDto> => {
  
  return httpClient<OrderExchangesDto>(getListOrderExchangesUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListOrderExchangesQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}/exchanges`
    ] as const;
    }

    
export const getListOrderExchangesQueryOptions = <TData = Awaited<ReturnType<typeof listOrderExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderExchanges>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderExchangesQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderExchanges>>> = ({ signal }) => listOrderExchanges(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderExchanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderExchangesQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderExchanges>>>
export type ListOrderExchangesQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListOrderExchanges<TData = Awaited<ReturnType<typeof listOrderExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderExchanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderExchanges>>,
          TError,
          Awaited<ReturnType<typeof listOrderExchanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderExchanges<TData = Awaited<ReturnType<typeof listOrderExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderExchanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderExchanges>>,
          TError,
          Awaited<ReturnType<typeof listOrderExchanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderExchanges<TData = Awaited<ReturnType<typeof listOrderExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderExchanges>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the exchanges of an order
 */

export function useListOrderExchanges<TData = Awaited<ReturnType<typeof listOrderExchanges>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderExchanges>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderExchangesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Exchanges one pair of a line for another size of the same shoe and colour, up to 30 days after the order was completed. The new pair leaves the stock and is reserved for 7 days, and for 7 more once staff approve. Counts towards the limit of 30 orders per hour.
 * @summary Request an exchange of size
 */
export const getAskExchangeUrl = (id: string,) => {


  

  return `/v1/orders/${id}/exchanges`
}

export const askExchange = async (id: string,
    askExchangeDto: AskExchangeDto, options?: RequestInit): Promise<ExchangeDto> => {
  
  return httpClient<ExchangeDto>(getAskExchangeUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      askExchangeDto,)
  }
);}




export const getAskExchangeMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askExchange>>, TError,{id: string;data: AskExchangeDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof askExchange>>, TError,{id: string;data: AskExchangeDto}, TContext> => {

const mutationKey = ['askExchange'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askExchange>>, {id: string;data: AskExchangeDto}> = (props) => {
          const {id,data} = props ?? {};

          return  askExchange(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AskExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof askExchange>>>
    export type AskExchangeMutationBody = AskExchangeDto
    export type AskExchangeMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Request an exchange of size
 */
export const useAskExchange = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askExchange>>, TError,{id: string;data: AskExchangeDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askExchange>>,
        TError,
        {id: string;data: AskExchangeDto},
        TContext
      > => {

      const mutationOptions = getAskExchangeMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    