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
  AddNoteDto,
  ErrorDto,
  ExportInvoicesParams,
  ExportOrdersParams,
  IssuedInvoiceDto,
  ListOrdersParams,
  OrderDto,
  OrderHistoryDto,
  OrderListDto,
  OrderNoteDto,
  PackedDto,
  UpdateOrderStatusDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For staff: all orders that were placed and not deleted, newest first by default; carts are not included. Every word of `search` must be found: in the receiver’s name without accents, in the customer’s e-mail address, as a phone number, its beginning or its last digits, or as four characters or more of the beginning of an order number, also as a transfer’s memo has it (`DH66f0c1a2b3c4`), or as a transfer’s whole memo (`DH7K01P4QAN`). `status` and `paymentState` take several values joined by commas. The order is stable (ties are broken by id), so paging neither repeats nor skips entries. A page past the end is empty and has the correct `total`. Unknown parameters are ignored; an invalid value returns 400 and names the parameter.
 * @summary List orders (staff)
 */
export const getListOrdersUrl = (params?: ListOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/orders?${stringifiedParams}` : `/v1/orders`
}

export const listOrders = async (params?: ListOrdersParams, options?: RequestInit): Promise<OrderListDto> => {
  
  return httpClient<OrderListDto>(getListOrdersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    `/v1/orders`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders (staff)
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: all orders that match the filter, one per row, as CSV (RFC 4180, UTF-8 with a byte order mark). The header row is in the language of `Accept-Language`. Totals are whole dong; dates and times are in the shop’s time zone. Phone numbers are grouped, so that spreadsheets keep the leading 0; a value that looks like a formula is prefixed with an apostrophe. The download is recorded in the caller’s audit trail.
 * @summary Download the orders as a table (staff)
 */
export const getExportOrdersUrl = (params?: ExportOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/orders/export?${stringifiedParams}` : `/v1/orders/export`
}

export const exportOrders = async (params?: ExportOrdersParams, options?: RequestInit): Promise<string> => {
  
  return httpClient<string>(getExportOrdersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getExportOrdersQueryKey = (params?: ExportOrdersParams,) => {
    return [
    `/v1/orders/export`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getExportOrdersQueryOptions = <TData = Awaited<ReturnType<typeof exportOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportOrdersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportOrders>>> = ({ signal }) => exportOrders(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof exportOrders>>>
export type ExportOrdersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ExportOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOrders>>,
          TError,
          Awaited<ReturnType<typeof exportOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOrders>>,
          TError,
          Awaited<ReturnType<typeof exportOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the orders as a table (staff)
 */

export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: all orders that match the filter, a row for each of their lines, as CSV (RFC 4180, UTF-8 with a byte order mark), to be imported by a provider of electronic invoices. `invoice=due` has those that were sent and have no invoice yet. Sums are whole dong; VAT is worked out line by line from the price that includes it, at the rate of the order’s day. An order without a buyer of its own names its receiver. Payment is `TM` (cash) or `CK` (transfer). The download is recorded in the caller’s audit trail.
 * @summary Download what invoices need (staff)
 */
export const getExportInvoicesUrl = (params?: ExportInvoicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/orders/invoices?${stringifiedParams}` : `/v1/orders/invoices`
}

export const exportInvoices = async (params?: ExportInvoicesParams, options?: RequestInit): Promise<string> => {
  
  return httpClient<string>(getExportInvoicesUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getExportInvoicesQueryKey = (params?: ExportInvoicesParams,) => {
    return [
    `/v1/orders/invoices`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getExportInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof exportInvoices>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportInvoicesQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportInvoices>>> = ({ signal }) => exportInvoices(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof exportInvoices>>>
export type ExportInvoicesQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useExportInvoices<TData = Awaited<ReturnType<typeof exportInvoices>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ExportInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportInvoices>>,
          TError,
          Awaited<ReturnType<typeof exportInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportInvoices<TData = Awaited<ReturnType<typeof exportInvoices>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportInvoices>>,
          TError,
          Awaited<ReturnType<typeof exportInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportInvoices<TData = Awaited<ReturnType<typeof exportInvoices>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download what invoices need (staff)
 */

export function useExportInvoices<TData = Awaited<ReturnType<typeof exportInvoices>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportInvoicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers. The order no longer appears in lists, in its owner’s orders, or in counts and profit; its history is kept. The pairs of a pending or delivering order return to the stock; those of a completed order stay sold. A cart returns 409, and so does an order of which money is here that the shop has not earned by a delivery (`order.money-here`): send it back first; so does one of which a refund is pending (`order.refund-pending`). An order that was deleted before returns 404.
 * @summary Delete an order (manager)
 */
export const getDeleteOrderUrl = (id: string,) => {


  

  return `/v1/orders/${id}/delete`
}

export const deleteOrder = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getDeleteOrderUrl(id),
  {      
    ...options,
    method: 'PUT'
    
    
  }
);}




export const getDeleteOrderMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrder>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrder>>, TError,{id: string}, TContext> => {

const mutationKey = ['deleteOrder'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrder>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  deleteOrder(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrder>>>
    
    export type DeleteOrderMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Delete an order (manager)
 */
export const useDeleteOrder = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrder>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrder>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getDeleteOrderMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: every change of status, oldest first, with the actor, the time, the old and the new status. Placing is a change from `cart`, deleting is a change to `deleted`; the history of a deleted order remains available. `notes` has what staff wrote down.
 * @summary Get the history of an order (staff)
 */
export const getGetOrderHistoryUrl = (id: string,) => {


  

  return `/v1/orders/${id}/history`
}

export const getOrderHistory = async (id: string, options?: RequestInit): Promise<OrderHistoryDto> => {
  
  return httpClient<OrderHistoryDto>(getGetOrderHistoryUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetOrderHistoryQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}/history`
    ] as const;
    }

    
export const getGetOrderHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderHistoryQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderHistory>>> = ({ signal }) => getOrderHistory(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderHistory>>>
export type GetOrderHistoryQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderHistory>>,
          TError,
          Awaited<ReturnType<typeof getOrderHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderHistory>>,
          TError,
          Awaited<ReturnType<typeof getOrderHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the history of an order (staff)
 */

export function useGetOrderHistory<TData = Awaited<ReturnType<typeof getOrderHistory>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderHistory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderHistoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: saves the series and number of the invoice that was issued for an order that was sent, and where it can be read; its customer sees both. An invoice that is recorded again takes the former one’s place. The audit trail of the order’s customer tells who recorded it.
 * @summary Record the issued invoice (staff)
 */
export const getRecordInvoiceUrl = (id: string,) => {


  

  return `/v1/orders/${id}/invoice`
}

export const recordInvoice = async (id: string,
    issuedInvoiceDto: IssuedInvoiceDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getRecordInvoiceUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      issuedInvoiceDto,)
  }
);}




export const getRecordInvoiceMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordInvoice>>, TError,{id: string;data: IssuedInvoiceDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof recordInvoice>>, TError,{id: string;data: IssuedInvoiceDto}, TContext> => {

const mutationKey = ['recordInvoice'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordInvoice>>, {id: string;data: IssuedInvoiceDto}> = (props) => {
          const {id,data} = props ?? {};

          return  recordInvoice(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RecordInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof recordInvoice>>>
    export type RecordInvoiceMutationBody = IssuedInvoiceDto
    export type RecordInvoiceMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Record the issued invoice (staff)
 */
export const useRecordInvoice = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordInvoice>>, TError,{id: string;data: IssuedInvoiceDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordInvoice>>,
        TError,
        {id: string;data: IssuedInvoiceDto},
        TContext
      > => {

      const mutationOptions = getRecordInvoiceMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: a line for colleagues, which the order’s history answers and its customer never sees. It cannot be changed. The notes are removed when the customer’s account is erased.
 * @summary Write a note on an order (staff)
 */
export const getAddOrderNoteUrl = (id: string,) => {


  

  return `/v1/orders/${id}/notes`
}

export const addOrderNote = async (id: string,
    addNoteDto: AddNoteDto, options?: RequestInit): Promise<OrderNoteDto> => {
  
  return httpClient<OrderNoteDto>(getAddOrderNoteUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      addNoteDto,)
  }
);}




export const getAddOrderNoteMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrderNote>>, TError,{id: string;data: AddNoteDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addOrderNote>>, TError,{id: string;data: AddNoteDto}, TContext> => {

const mutationKey = ['addOrderNote'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOrderNote>>, {id: string;data: AddNoteDto}> = (props) => {
          const {id,data} = props ?? {};

          return  addOrderNote(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AddOrderNoteMutationResult = NonNullable<Awaited<ReturnType<typeof addOrderNote>>>
    export type AddOrderNoteMutationBody = AddNoteDto
    export type AddOrderNoteMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Write a note on an order (staff)
 */
export const useAddOrderNote = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrderNote>>, TError,{id: string;data: AddNoteDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOrderNote>>,
        TError,
        {id: string;data: AddNoteDto},
        TContext
      > => {

      const mutationOptions = getAddOrderNoteMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: `true` when the pairs of a pending or delivering order are in the box, `false` takes it back. Its status stays as it is; the history tells who and when. What it is already changes nothing and is not an error. A cart, a canceled and a completed order return 409, and so does one of which a parcel is on its way. Canceling an order unpacks it.
 * @summary Say that an order is packed (staff)
 */
export const getSetOrderPackedUrl = (id: string,) => {


  

  return `/v1/orders/${id}/packed`
}

export const setOrderPacked = async (id: string,
    packedDto: PackedDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getSetOrderPackedUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      packedDto,)
  }
);}




export const getSetOrderPackedMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOrderPacked>>, TError,{id: string;data: PackedDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof setOrderPacked>>, TError,{id: string;data: PackedDto}, TContext> => {

const mutationKey = ['setOrderPacked'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setOrderPacked>>, {id: string;data: PackedDto}> = (props) => {
          const {id,data} = props ?? {};

          return  setOrderPacked(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type SetOrderPackedMutationResult = NonNullable<Awaited<ReturnType<typeof setOrderPacked>>>
    export type SetOrderPackedMutationBody = PackedDto
    export type SetOrderPackedMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Say that an order is packed (staff)
 */
export const useSetOrderPacked = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOrderPacked>>, TError,{id: string;data: PackedDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setOrderPacked>>,
        TError,
        {id: string;data: PackedDto},
        TContext
      > => {

      const mutationOptions = getSetOrderPackedMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: any of pending, delivering, completed and canceled may follow any other. Canceling returns the pairs to the stock; leaving canceled takes them again, for all lines or for none, and returns 409 naming the lines that are short as `productId/color/size`. Setting the current status changes nothing and is not an error. A cart returns 409: only its owner can place it. An order counts as completed from the moment of this change. If `statusBefore` is sent and the order has another status meanwhile, 409 is returned, so that an order its customer has canceled is not shipped by mistake. The same goes for `paymentBefore` of an order that is not paid (`order.payment-changed`). A pending or canceled order that waits for a provider’s money is only sent with `sendUnpaid` (`order.not-paid`), also while a refund of it is pending and after all its money went back, and not by its owner (403 `payment.own-order`). A canceled order of which a refund is pending stays canceled until that has ended (`order.refund-pending`).
 * @summary Set the status of an order (staff)
 */
export const getUpdateOrderStatusUrl = (id: string,) => {


  

  return `/v1/orders/${id}/updateStatus`
}

export const updateOrderStatus = async (id: string,
    updateOrderStatusDto: UpdateOrderStatusDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getUpdateOrderStatusUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      updateOrderStatusDto,)
  }
);}




export const getUpdateOrderStatusMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderStatus>>, TError,{id: string;data: UpdateOrderStatusDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrderStatus>>, TError,{id: string;data: UpdateOrderStatusDto}, TContext> => {

const mutationKey = ['updateOrderStatus'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrderStatus>>, {id: string;data: UpdateOrderStatusDto}> = (props) => {
          const {id,data} = props ?? {};

          return  updateOrderStatus(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderStatusMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrderStatus>>>
    export type UpdateOrderStatusMutationBody = UpdateOrderStatusDto
    export type UpdateOrderStatusMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Set the status of an order (staff)
 */
export const useUpdateOrderStatus = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderStatus>>, TError,{id: string;data: UpdateOrderStatusDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrderStatus>>,
        TError,
        {id: string;data: UpdateOrderStatusDto},
        TContext
      > => {

      const mutationOptions = getUpdateOrderStatusMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    