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
  AskRefundDto,
  ChangePaymentDto,
  CloseRefundDto,
  CollectCashDto,
  CollectedListDto,
  ErrorDto,
  ListPaymentsParams,
  ListRefundsParams,
  MatchMoneyDto,
  MoneyDto,
  MoneyFiguresDto,
  MoneyListDto,
  OrderDto,
  OrderPaymentsDto,
  PaymentAttemptDto,
  ReceiveMoneyDto,
  RefundDto,
  RefundListDto,
  SettleMoneyDto,
  StaffMoneyDto,
  StartPaymentDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Changes the way of payment of one’s own pending order as long as something is to be paid; the time to pay begins anew, but ends no later than the slowest way of payment would since the order was placed. The order’s history tells of the change. Attempts that were begun may still pay it. Choosing the way of payment that the order has already changes nothing.
 * @summary Pay an order in another way
 */
export const getChangePaymentUrl = (id: string,) => {


  

  return `/v1/orders/${id}/payment`
}

export const changePayment = async (id: string,
    changePaymentDto: ChangePaymentDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getChangePaymentUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      changePaymentDto,)
  }
);}




export const getChangePaymentMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePayment>>, TError,{id: string;data: ChangePaymentDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof changePayment>>, TError,{id: string;data: ChangePaymentDto}, TContext> => {

const mutationKey = ['changePayment'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePayment>>, {id: string;data: ChangePaymentDto}> = (props) => {
          const {id,data} = props ?? {};

          return  changePayment(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ChangePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof changePayment>>>
    export type ChangePaymentMutationBody = ChangePaymentDto
    export type ChangePaymentMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Pay an order in another way
 */
export const useChangePayment = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePayment>>, TError,{id: string;data: ChangePaymentDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePayment>>,
        TError,
        {id: string;data: ChangePaymentDto},
        TContext
      > => {

      const mutationOptions = getChangePaymentMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * The attempts to pay an order, what came, what went back, what is still to pay and with which providers. For its owner and for staff; to others it does not exist.
 * @summary See the money of an order
 */
export const getListOrderPaymentsUrl = (id: string,) => {


  

  return `/v1/orders/${id}/payments`
}

export const listOrderPayments = async (id: string, options?: RequestInit): Promise<OrderPaymentsDto> => {
  
  return httpClient<OrderPaymentsDto>(getListOrderPaymentsUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListOrderPaymentsQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}/payments`
    ] as const;
    }

    
export const getListOrderPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderPaymentsQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderPayments>>> = ({ signal }) => listOrderPayments(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderPayments>>>
export type ListOrderPaymentsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListOrderPayments<TData = Awaited<ReturnType<typeof listOrderPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderPayments>>,
          TError,
          Awaited<ReturnType<typeof listOrderPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderPayments<TData = Awaited<ReturnType<typeof listOrderPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderPayments>>,
          TError,
          Awaited<ReturnType<typeof listOrderPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderPayments<TData = Awaited<ReturnType<typeof listOrderPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary See the money of an order
 */

export function useListOrderPayments<TData = Awaited<ReturnType<typeof listOrderPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderPaymentsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Begins an attempt for one’s own placed order that is not paid: a `transfer` to make, or the `payUrl` of the provider’s page, from which the browser returns to `/profile?order=<id>`. An open attempt with the same provider and sum is answered again instead of a new one. A `provider` of another way of payment changes that of a pending order. That the money came is learnt from the provider, not from the browser.
 * @summary Begin to pay an order
 */
export const getStartPaymentUrl = (id: string,) => {


  

  return `/v1/orders/${id}/payments`
}

export const startPayment = async (id: string,
    startPaymentDto: StartPaymentDto, options?: RequestInit): Promise<PaymentAttemptDto> => {
  
  return httpClient<PaymentAttemptDto>(getStartPaymentUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      startPaymentDto,)
  }
);}




export const getStartPaymentMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,{id: string;data: StartPaymentDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,{id: string;data: StartPaymentDto}, TContext> => {

const mutationKey = ['startPayment'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPayment>>, {id: string;data: StartPaymentDto}> = (props) => {
          const {id,data} = props ?? {};

          return  startPayment(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type StartPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof startPayment>>>
    export type StartPaymentMutationBody = StartPaymentDto
    export type StartPaymentMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Begin to pay an order
 */
export const useStartPayment = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPayment>>, TError,{id: string;data: StartPaymentDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPayment>>,
        TError,
        {id: string;data: StartPaymentDto},
        TContext
      > => {

      const mutationOptions = getStartPaymentMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: cash that was collected, or a transfer that no message reported. It counts for the order at once, and is to be looked at when it is more than was due or the order was paid or canceled. The audit trail says who recorded it.
 * @summary Record money that a person saw (staff)
 */
export const getReceiveMoneyUrl = (id: string,) => {


  

  return `/v1/orders/${id}/payments/received`
}

export const receiveMoney = async (id: string,
    receiveMoneyDto: ReceiveMoneyDto, options?: RequestInit): Promise<MoneyDto> => {
  
  return httpClient<MoneyDto>(getReceiveMoneyUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      receiveMoneyDto,)
  }
);}




export const getReceiveMoneyMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveMoney>>, TError,{id: string;data: ReceiveMoneyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveMoney>>, TError,{id: string;data: ReceiveMoneyDto}, TContext> => {

const mutationKey = ['receiveMoney'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveMoney>>, {id: string;data: ReceiveMoneyDto}> = (props) => {
          const {id,data} = props ?? {};

          return  receiveMoney(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ReceiveMoneyMutationResult = NonNullable<Awaited<ReturnType<typeof receiveMoney>>>
    export type ReceiveMoneyMutationBody = ReceiveMoneyDto
    export type ReceiveMoneyMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Record money that a person saw (staff)
 */
export const useReceiveMoney = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveMoney>>, TError,{id: string;data: ReceiveMoneyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveMoney>>,
        TError,
        {id: string;data: ReceiveMoneyDto},
        TContext
      > => {

      const mutationOptions = getReceiveMoneyMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers. VNPay, MoMo and ZaloPay send back what came through them, when one payment has that much left: the refund is `pending` until they say that it is done. Any other is recorded as sent by hand, with `transfer` as its provider. No more goes back than came in. One’s own order is a 403 (`payment.own-order`). The `kind` that was seen may be sent along.
 * @summary Send money of an order back (manager)
 */
export const getRefundOrderUrl = (id: string,) => {


  

  return `/v1/orders/${id}/refunds`
}

export const refundOrder = async (id: string,
    askRefundDto: AskRefundDto, options?: RequestInit): Promise<RefundDto> => {
  
  return httpClient<RefundDto>(getRefundOrderUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      askRefundDto,)
  }
);}




export const getRefundOrderMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError,{id: string;data: AskRefundDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError,{id: string;data: AskRefundDto}, TContext> => {

const mutationKey = ['refundOrder'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundOrder>>, {id: string;data: AskRefundDto}> = (props) => {
          const {id,data} = props ?? {};

          return  refundOrder(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RefundOrderMutationResult = NonNullable<Awaited<ReturnType<typeof refundOrder>>>
    export type RefundOrderMutationBody = AskRefundDto
    export type RefundOrderMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Send money of an order back (manager)
 */
export const useRefundOrder = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError,{id: string;data: AskRefundDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundOrder>>,
        TError,
        {id: string;data: AskRefundDto},
        TContext
      > => {

      const mutationOptions = getRefundOrderMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers, who have looked at the provider’s console: a pending refund becomes `done`, or `failed`, after which its sum can be sent back anew. Only a refund with `canClose`. The audit trail says who ended it.
 * @summary End a refund that its provider tells nothing more of (manager)
 */
export const getCloseRefundUrl = (id: string,
    refundId: string,) => {


  

  return `/v1/orders/${id}/refunds/${refundId}/close`
}

export const closeRefund = async (id: string,
    refundId: string,
    closeRefundDto: CloseRefundDto, options?: RequestInit): Promise<RefundDto> => {
  
  return httpClient<RefundDto>(getCloseRefundUrl(id,refundId),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      closeRefundDto,)
  }
);}




export const getCloseRefundMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeRefund>>, TError,{id: string;refundId: string;data: CloseRefundDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof closeRefund>>, TError,{id: string;refundId: string;data: CloseRefundDto}, TContext> => {

const mutationKey = ['closeRefund'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeRefund>>, {id: string;refundId: string;data: CloseRefundDto}> = (props) => {
          const {id,refundId,data} = props ?? {};

          return  closeRefund(id,refundId,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CloseRefundMutationResult = NonNullable<Awaited<ReturnType<typeof closeRefund>>>
    export type CloseRefundMutationBody = CloseRefundDto
    export type CloseRefundMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary End a refund that its provider tells nothing more of (manager)
 */
export const useCloseRefund = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeRefund>>, TError,{id: string;refundId: string;data: CloseRefundDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeRefund>>,
        TError,
        {id: string;refundId: string;data: CloseRefundDto},
        TContext
      > => {

      const mutationOptions = getCloseRefundMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: money that came and that a person should look at, oldest first, or money in another `state`. Money without an order comes with the orders that it names, and unpaid orders of the same sum; it is never matched by its sum alone.
 * @summary List money to look at (staff)
 */
export const getListPaymentsUrl = (params?: ListPaymentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/payments?${stringifiedParams}` : `/v1/payments`
}

export const listPayments = async (params?: ListPaymentsParams, options?: RequestInit): Promise<MoneyListDto> => {
  
  return httpClient<MoneyListDto>(getListPaymentsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListPaymentsQueryKey = (params?: ListPaymentsParams,) => {
    return [
    `/v1/payments`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>> = ({ signal }) => listPayments(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List money to look at (staff)
 */

export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: of each order that is paid in cash, what is still due is recorded. An order of which nothing can be recorded says why, and does not keep the others from it.
 * @summary Record that the cash of several orders was collected (staff)
 */
export const getCollectCashUrl = () => {


  

  return `/v1/payments/collected`
}

export const collectCash = async (collectCashDto: CollectCashDto, options?: RequestInit): Promise<CollectedListDto> => {
  
  return httpClient<CollectedListDto>(getCollectCashUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      collectCashDto,)
  }
);}




export const getCollectCashMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectCash>>, TError,{data: CollectCashDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof collectCash>>, TError,{data: CollectCashDto}, TContext> => {

const mutationKey = ['collectCash'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectCash>>, {data: CollectCashDto}> = (props) => {
          const {data} = props ?? {};

          return  collectCash(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CollectCashMutationResult = NonNullable<Awaited<ReturnType<typeof collectCash>>>
    export type CollectCashMutationBody = CollectCashDto
    export type CollectCashMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Record that the cash of several orders was collected (staff)
 */
export const useCollectCash = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectCash>>, TError,{data: CollectCashDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectCash>>,
        TError,
        {data: CollectCashDto},
        TContext
      > => {

      const mutationOptions = getCollectCashMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: completed orders that are not paid in full, money to look at, canceled orders whose money is to go back, and refunds that their providers have not confirmed.
 * @summary Count the money that waits for staff
 */
export const getCountPaymentsUrl = () => {


  

  return `/v1/payments/figures`
}

export const countPayments = async ( options?: RequestInit): Promise<MoneyFiguresDto> => {
  
  return httpClient<MoneyFiguresDto>(getCountPaymentsUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getCountPaymentsQueryKey = () => {
    return [
    `/v1/payments/figures`
    ] as const;
    }

    
export const getCountPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof countPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountPaymentsQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countPayments>>> = ({ signal }) => countPayments({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof countPayments>>>
export type CountPaymentsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useCountPayments<TData = Awaited<ReturnType<typeof countPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countPayments>>,
          TError,
          Awaited<ReturnType<typeof countPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountPayments<TData = Awaited<ReturnType<typeof countPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countPayments>>,
          TError,
          Awaited<ReturnType<typeof countPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountPayments<TData = Awaited<ReturnType<typeof countPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the money that waits for staff
 */

export function useCountPayments<TData = Awaited<ReturnType<typeof countPayments>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountPaymentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: the money of canceled orders that nobody sends back yet, those that wait longest first; or refunds in another `state`.
 * @summary List refunds (staff)
 */
export const getListRefundsUrl = (params?: ListRefundsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/payments/refunds?${stringifiedParams}` : `/v1/payments/refunds`
}

export const listRefunds = async (params?: ListRefundsParams, options?: RequestInit): Promise<RefundListDto> => {
  
  return httpClient<RefundListDto>(getListRefundsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListRefundsQueryKey = (params?: ListRefundsParams,) => {
    return [
    `/v1/payments/refunds`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListRefundsQueryOptions = <TData = Awaited<ReturnType<typeof listRefunds>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListRefundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefunds>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRefundsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRefunds>>> = ({ signal }) => listRefunds(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRefunds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRefundsQueryResult = NonNullable<Awaited<ReturnType<typeof listRefunds>>>
export type ListRefundsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListRefunds<TData = Awaited<ReturnType<typeof listRefunds>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListRefundsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefunds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRefunds>>,
          TError,
          Awaited<ReturnType<typeof listRefunds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRefunds<TData = Awaited<ReturnType<typeof listRefunds>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListRefundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefunds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRefunds>>,
          TError,
          Awaited<ReturnType<typeof listRefunds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRefunds<TData = Awaited<ReturnType<typeof listRefunds>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListRefundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefunds>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List refunds (staff)
 */

export function useListRefunds<TData = Awaited<ReturnType<typeof listRefunds>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListRefundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRefunds>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRefundsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: money without an order is added to this one and judged anew, so that it may still be looked at, as when it is more than was due. Matching it to the same order again changes nothing.
 * @summary Say which order money is for (staff)
 */
export const getMatchPaymentUrl = (id: string,) => {


  

  return `/v1/payments/${id}/match`
}

export const matchPayment = async (id: string,
    matchMoneyDto: MatchMoneyDto, options?: RequestInit): Promise<StaffMoneyDto> => {
  
  return httpClient<StaffMoneyDto>(getMatchPaymentUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      matchMoneyDto,)
  }
);}




export const getMatchPaymentMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof matchPayment>>, TError,{id: string;data: MatchMoneyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof matchPayment>>, TError,{id: string;data: MatchMoneyDto}, TContext> => {

const mutationKey = ['matchPayment'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof matchPayment>>, {id: string;data: MatchMoneyDto}> = (props) => {
          const {id,data} = props ?? {};

          return  matchPayment(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type MatchPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof matchPayment>>>
    export type MatchPaymentMutationBody = MatchMoneyDto
    export type MatchPaymentMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Say which order money is for (staff)
 */
export const useMatchPayment = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof matchPayment>>, TError,{id: string;data: MatchMoneyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof matchPayment>>,
        TError,
        {id: string;data: MatchMoneyDto},
        TContext
      > => {

      const mutationOptions = getMatchPaymentMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: says what was done about money that was to be looked at. It stays where it counts; the note and who wrote it are kept. Money that goes back is a refund of its order: as long as some is to go back this is a 409, unless `isKept` says that the shop keeps it.
 * @summary Take money off the list (staff)
 */
export const getSettlePaymentUrl = (id: string,) => {


  

  return `/v1/payments/${id}/settle`
}

export const settlePayment = async (id: string,
    settleMoneyDto: SettleMoneyDto, options?: RequestInit): Promise<StaffMoneyDto> => {
  
  return httpClient<StaffMoneyDto>(getSettlePaymentUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      settleMoneyDto,)
  }
);}




export const getSettlePaymentMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlePayment>>, TError,{id: string;data: SettleMoneyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof settlePayment>>, TError,{id: string;data: SettleMoneyDto}, TContext> => {

const mutationKey = ['settlePayment'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settlePayment>>, {id: string;data: SettleMoneyDto}> = (props) => {
          const {id,data} = props ?? {};

          return  settlePayment(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type SettlePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof settlePayment>>>
    export type SettlePaymentMutationBody = SettleMoneyDto
    export type SettlePaymentMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Take money off the list (staff)
 */
export const useSettlePayment = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlePayment>>, TError,{id: string;data: SettleMoneyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settlePayment>>,
        TError,
        {id: string;data: SettleMoneyDto},
        TContext
      > => {

      const mutationOptions = getSettlePaymentMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    