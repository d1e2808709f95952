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
  TakeMomoMessageBody,
  TakePayosMessageBody,
  TakeSepayMessageBody,
  TakeZalopayMessageBody,
  TakenDto,
  VnpayAnswerDto,
  ZalopayAnswerDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For MoMo alone, which signs the fields with HMAC-SHA256 in `signature`. The answer is a 204, after which MoMo does not repeat the message.
 * @summary MoMo reports a payment
 */
export const getTakeMomoMessageUrl = () => {


  

  return `/v1/payments/momo/ipn`
}

export const takeMomoMessage = async (takeMomoMessageBody: TakeMomoMessageBody, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getTakeMomoMessageUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      takeMomoMessageBody,)
  }
);}




export const getTakeMomoMessageMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeMomoMessage>>, TError,{data: TakeMomoMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takeMomoMessage>>, TError,{data: TakeMomoMessageBody}, TContext> => {

const mutationKey = ['takeMomoMessage'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeMomoMessage>>, {data: TakeMomoMessageBody}> = (props) => {
          const {data} = props ?? {};

          return  takeMomoMessage(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakeMomoMessageMutationResult = NonNullable<Awaited<ReturnType<typeof takeMomoMessage>>>
    export type TakeMomoMessageMutationBody = TakeMomoMessageBody
    export type TakeMomoMessageMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary MoMo reports a payment
 */
export const useTakeMomoMessage = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeMomoMessage>>, TError,{data: TakeMomoMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeMomoMessage>>,
        TError,
        {data: TakeMomoMessageBody},
        TContext
      > => {

      const mutationOptions = getTakeMomoMessageMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For payOS alone, which signs the fields of `data` with HMAC-SHA256 in `signature`. A transfer is kept once by its `reference`, however often it is reported; `orderCode` leads to the order. The test message that payOS sends when the address is entered is answered and not kept.
 * @summary A transfer is reported by payOS
 */
export const getTakePayosMessageUrl = () => {


  

  return `/v1/payments/payos`
}

export const takePayosMessage = async (takePayosMessageBody: TakePayosMessageBody, options?: RequestInit): Promise<TakenDto> => {
  
  return httpClient<TakenDto>(getTakePayosMessageUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      takePayosMessageBody,)
  }
);}




export const getTakePayosMessageMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takePayosMessage>>, TError,{data: TakePayosMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takePayosMessage>>, TError,{data: TakePayosMessageBody}, TContext> => {

const mutationKey = ['takePayosMessage'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takePayosMessage>>, {data: TakePayosMessageBody}> = (props) => {
          const {data} = props ?? {};

          return  takePayosMessage(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakePayosMessageMutationResult = NonNullable<Awaited<ReturnType<typeof takePayosMessage>>>
    export type TakePayosMessageMutationBody = TakePayosMessageBody
    export type TakePayosMessageMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary A transfer is reported by payOS
 */
export const useTakePayosMessage = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takePayosMessage>>, TError,{data: TakePayosMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takePayosMessage>>,
        TError,
        {data: TakePayosMessageBody},
        TContext
      > => {

      const mutationOptions = getTakePayosMessageMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For SePay alone, which signs the time, a dot and the body’s bytes with HMAC-SHA256 in `X-SePay-Signature`. A transfer is kept once by its `id`, however often it is reported; what it says leads to the order. Transfers that go out or to another account are not kept.
 * @summary SePay reports a transfer
 */
export const getTakeSepayMessageUrl = () => {


  

  return `/v1/payments/sepay`
}

export const takeSepayMessage = async (takeSepayMessageBody: TakeSepayMessageBody, options?: RequestInit): Promise<TakenDto> => {
  
  return httpClient<TakenDto>(getTakeSepayMessageUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      takeSepayMessageBody,)
  }
);}




export const getTakeSepayMessageMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeSepayMessage>>, TError,{data: TakeSepayMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takeSepayMessage>>, TError,{data: TakeSepayMessageBody}, TContext> => {

const mutationKey = ['takeSepayMessage'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeSepayMessage>>, {data: TakeSepayMessageBody}> = (props) => {
          const {data} = props ?? {};

          return  takeSepayMessage(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakeSepayMessageMutationResult = NonNullable<Awaited<ReturnType<typeof takeSepayMessage>>>
    export type TakeSepayMessageMutationBody = TakeSepayMessageBody
    export type TakeSepayMessageMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary SePay reports a transfer
 */
export const useTakeSepayMessage = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeSepayMessage>>, TError,{data: TakeSepayMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeSepayMessage>>,
        TError,
        {data: TakeSepayMessageBody},
        TContext
      > => {

      const mutationOptions = getTakeSepayMessageMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For VNPay alone, which signs the query with HMAC-SHA512 in `vnp_SecureHash`. The answer is a 200 in any case; `RspCode` says what the shop made of it: 00 confirmed, 02 known already, 01 an unknown reference, 97 a wrong signature, 99 another try is wanted.
 * @summary VNPay reports a payment
 */
export const getTakeVnpayMessageUrl = () => {


  

  return `/v1/payments/vnpay/ipn`
}

export const takeVnpayMessage = async ( options?: RequestInit): Promise<VnpayAnswerDto> => {
  
  return httpClient<VnpayAnswerDto>(getTakeVnpayMessageUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getTakeVnpayMessageQueryKey = () => {
    return [
    `/v1/payments/vnpay/ipn`
    ] as const;
    }

    
export const getTakeVnpayMessageQueryOptions = <TData = Awaited<ReturnType<typeof takeVnpayMessage>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof takeVnpayMessage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTakeVnpayMessageQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof takeVnpayMessage>>> = ({ signal }) => takeVnpayMessage({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof takeVnpayMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TakeVnpayMessageQueryResult = NonNullable<Awaited<ReturnType<typeof takeVnpayMessage>>>
export type TakeVnpayMessageQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useTakeVnpayMessage<TData = Awaited<ReturnType<typeof takeVnpayMessage>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof takeVnpayMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof takeVnpayMessage>>,
          TError,
          Awaited<ReturnType<typeof takeVnpayMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTakeVnpayMessage<TData = Awaited<ReturnType<typeof takeVnpayMessage>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof takeVnpayMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof takeVnpayMessage>>,
          TError,
          Awaited<ReturnType<typeof takeVnpayMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTakeVnpayMessage<TData = Awaited<ReturnType<typeof takeVnpayMessage>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof takeVnpayMessage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary VNPay reports a payment
 */

export function useTakeVnpayMessage<TData = Awaited<ReturnType<typeof takeVnpayMessage>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof takeVnpayMessage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTakeVnpayMessageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For ZaloPay alone, which signs the text of `data` with HMAC-SHA256 in `mac`. The answer is a 200 in any case; `return_code` says what the shop made of it: 1 confirmed, 2 known already, -1 a wrong signature, 0 another try is wanted.
 * @summary ZaloPay reports a payment
 */
export const getTakeZalopayMessageUrl = () => {


  

  return `/v1/payments/zalopay/callback`
}

export const takeZalopayMessage = async (takeZalopayMessageBody: TakeZalopayMessageBody, options?: RequestInit): Promise<ZalopayAnswerDto> => {
  
  return httpClient<ZalopayAnswerDto>(getTakeZalopayMessageUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      takeZalopayMessageBody,)
  }
);}




export const getTakeZalopayMessageMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeZalopayMessage>>, TError,{data: TakeZalopayMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takeZalopayMessage>>, TError,{data: TakeZalopayMessageBody}, TContext> => {

const mutationKey = ['takeZalopayMessage'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeZalopayMessage>>, {data: TakeZalopayMessageBody}> = (props) => {
          const {data} = props ?? {};

          return  takeZalopayMessage(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakeZalopayMessageMutationResult = NonNullable<Awaited<ReturnType<typeof takeZalopayMessage>>>
    export type TakeZalopayMessageMutationBody = TakeZalopayMessageBody
    export type TakeZalopayMessageMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary ZaloPay reports a payment
 */
export const useTakeZalopayMessage = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeZalopayMessage>>, TError,{data: TakeZalopayMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeZalopayMessage>>,
        TError,
        {data: TakeZalopayMessageBody},
        TContext
      > => {

      const mutationOptions = getTakeZalopayMessageMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    