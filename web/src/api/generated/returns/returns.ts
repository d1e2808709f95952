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
  AskReturnDto,
  ErrorDto,
  ListReturnsParams,
  MoveReturnDto,
  OrderReturnsDto,
  ReturnDto,
  ReturnListDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The order’s returns for money, and the lines of which pairs can be returned now (up to `RETURN_DAYS` days after completion). For the owner and for staff; other callers get 404.
 * @summary List the returns of an order
 */
export const getListOrderReturnsUrl = (id: string,) => {


  

  return `/v1/orders/${id}/returns`
}

export const listOrderReturns = async (id: string, options?: RequestInit): Promise<OrderReturnsDto> => {
  
  return httpClient<OrderReturnsDto>(getListOrderReturnsUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListOrderReturnsQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}/returns`
    ] as const;
    }

    
export const getListOrderReturnsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReturns>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderReturnsQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderReturns>>> = ({ signal }) => listOrderReturns(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderReturns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderReturnsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderReturns>>>
export type ListOrderReturnsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListOrderReturns<TData = Awaited<ReturnType<typeof listOrderReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReturns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderReturns>>,
          TError,
          Awaited<ReturnType<typeof listOrderReturns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderReturns<TData = Awaited<ReturnType<typeof listOrderReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReturns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderReturns>>,
          TError,
          Awaited<ReturnType<typeof listOrderReturns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderReturns<TData = Awaited<ReturnType<typeof listOrderReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReturns>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the returns of an order
 */

export function useListOrderReturns<TData = Awaited<ReturnType<typeof listOrderReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderReturns>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderReturnsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Asks to return pairs of an order, up to `RETURN_DAYS` days after it was completed. Over all requests no more pairs of a line can be returned or exchanged than were bought. Counts towards the limit of 30 orders per hour.
 * @summary Request a return for money
 */
export const getAskReturnUrl = (id: string,) => {


  

  return `/v1/orders/${id}/returns`
}

export const askReturn = async (id: string,
    askReturnDto: AskReturnDto, options?: RequestInit): Promise<ReturnDto> => {
  
  return httpClient<ReturnDto>(getAskReturnUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      askReturnDto,)
  }
);}




export const getAskReturnMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askReturn>>, TError,{id: string;data: AskReturnDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof askReturn>>, TError,{id: string;data: AskReturnDto}, TContext> => {

const mutationKey = ['askReturn'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askReturn>>, {id: string;data: AskReturnDto}> = (props) => {
          const {id,data} = props ?? {};

          return  askReturn(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AskReturnMutationResult = NonNullable<Awaited<ReturnType<typeof askReturn>>>
    export type AskReturnMutationBody = AskReturnDto
    export type AskReturnMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Request a return for money
 */
export const useAskReturn = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askReturn>>, TError,{id: string;data: AskReturnDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askReturn>>,
        TError,
        {id: string;data: AskReturnDto},
        TContext
      > => {

      const mutationOptions = getAskReturnMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: those that wait longest first; `status` takes several values joined by commas, and without it the requested, approved and received ones are listed.
 * @summary List returns (staff)
 */
export const getListReturnsUrl = (params?: ListReturnsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/returns?${stringifiedParams}` : `/v1/returns`
}

export const listReturns = async (params?: ListReturnsParams, options?: RequestInit): Promise<ReturnListDto> => {
  
  return httpClient<ReturnListDto>(getListReturnsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListReturnsQueryKey = (params?: ListReturnsParams,) => {
    return [
    `/v1/returns`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListReturnsQueryOptions = <TData = Awaited<ReturnType<typeof listReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReturnsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReturns>>> = ({ signal }) => listReturns(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReturnsQueryResult = NonNullable<Awaited<ReturnType<typeof listReturns>>>
export type ListReturnsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListReturnsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturns>>,
          TError,
          Awaited<ReturnType<typeof listReturns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReturns>>,
          TError,
          Awaited<ReturnType<typeof listReturns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List returns (staff)
 */

export function useListReturns<TData = Awaited<ReturnType<typeof listReturns>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListReturnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReturns>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReturnsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Ends a return of one’s own order, requested or approved: its pairs stay with the customer, and may be returned later. Withdrawing a return again changes nothing.
 * @summary Withdraw a return
 */
export const getWithdrawReturnUrl = (id: string,) => {


  

  return `/v1/returns/${id}`
}

export const withdrawReturn = async (id: string, options?: RequestInit): Promise<ReturnDto> => {
  
  return httpClient<ReturnDto>(getWithdrawReturnUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getWithdrawReturnMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawReturn>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawReturn>>, TError,{id: string}, TContext> => {

const mutationKey = ['withdrawReturn'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawReturn>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  withdrawReturn(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type WithdrawReturnMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawReturn>>>
    
    export type WithdrawReturnMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Withdraw a return
 */
export const useWithdrawReturn = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawReturn>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawReturn>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getWithdrawReturnMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff. `receive` gives the pairs back to stock, but those that are `unsellable`, and what was paid of their price is to go back: `POST /v1/orders/{id}/refunds` ends the return. `refund` ends one of which no money is to go back. `refuse` tells the customer the `reason`, if there is one. Making the same move again changes nothing.
 * @summary Approve, receive, refuse or end a return (staff)
 */
export const getMoveReturnUrl = (id: string,) => {


  

  return `/v1/returns/${id}`
}

export const moveReturn = async (id: string,
    moveReturnDto: MoveReturnDto, options?: RequestInit): Promise<ReturnDto> => {
  
  return httpClient<ReturnDto>(getMoveReturnUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      moveReturnDto,)
  }
);}




export const getMoveReturnMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveReturn>>, TError,{id: string;data: MoveReturnDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof moveReturn>>, TError,{id: string;data: MoveReturnDto}, TContext> => {

const mutationKey = ['moveReturn'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveReturn>>, {id: string;data: MoveReturnDto}> = (props) => {
          const {id,data} = props ?? {};

          return  moveReturn(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type MoveReturnMutationResult = NonNullable<Awaited<ReturnType<typeof moveReturn>>>
    export type MoveReturnMutationBody = MoveReturnDto
    export type MoveReturnMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Approve, receive, refuse or end a return (staff)
 */
export const useMoveReturn = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveReturn>>, TError,{id: string;data: MoveReturnDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveReturn>>,
        TError,
        {id: string;data: MoveReturnDto},
        TContext
      > => {

      const mutationOptions = getMoveReturnMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    