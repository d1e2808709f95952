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
  ChartCustomersParams,
  ChartOrdersParams,
  CountCustomersParams,
  CountOrdersAndProfitParams,
  CountProductsParams,
  CustomerChartDto,
  ErrorDto,
  LowStockListDto,
  OrderChartDto,
  QuantityAndProfitDto,
  QuantityDto,
  ToDoDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For staff: all accounts, those of staff included as in the list of customers, deleted ones not. With `time`, those that were opened then. `time` narrows it to this day, month or year in the shop’s time zone; without it, it covers all time. Unknown parameters are ignored.
 * @summary Count the customers (staff)
 */
export const getCountCustomersUrl = (params?: CountCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/customers/allCustomerQuantity?${stringifiedParams}` : `/v1/customers/allCustomerQuantity`
}

export const countCustomers = async (params?: CountCustomersParams, options?: RequestInit): Promise<QuantityDto> => {
  
  return httpClient<QuantityDto>(getCountCustomersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getCountCustomersQueryKey = (params?: CountCustomersParams,) => {
    return [
    `/v1/customers/allCustomerQuantity`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getCountCustomersQueryOptions = <TData = Awaited<ReturnType<typeof countCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: CountCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountCustomersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countCustomers>>> = ({ signal }) => countCustomers(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof countCustomers>>>
export type CountCustomersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useCountCustomers<TData = Awaited<ReturnType<typeof countCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  CountCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countCustomers>>,
          TError,
          Awaited<ReturnType<typeof countCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountCustomers<TData = Awaited<ReturnType<typeof countCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countCustomers>>,
          TError,
          Awaited<ReturnType<typeof countCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountCustomers<TData = Awaited<ReturnType<typeof countCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the customers (staff)
 */

export function useCountCustomers<TData = Awaited<ReturnType<typeof countCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: how many customers joined in each month, deleted ones left out. Twelve figures, January to December, of `year` in the shop’s time zone; this year’s when it is left out. Unknown parameters are ignored.
 * @summary Chart the customers of a year (staff)
 */
export const getChartCustomersUrl = (params?: ChartCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/customers/customerChartByYear?${stringifiedParams}` : `/v1/customers/customerChartByYear`
}

export const chartCustomers = async (params?: ChartCustomersParams, options?: RequestInit): Promise<CustomerChartDto> => {
  
  return httpClient<CustomerChartDto>(getChartCustomersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getChartCustomersQueryKey = (params?: ChartCustomersParams,) => {
    return [
    `/v1/customers/customerChartByYear`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getChartCustomersQueryOptions = <TData = Awaited<ReturnType<typeof chartCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ChartCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getChartCustomersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof chartCustomers>>> = ({ signal }) => chartCustomers(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof chartCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ChartCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof chartCustomers>>>
export type ChartCustomersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useChartCustomers<TData = Awaited<ReturnType<typeof chartCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ChartCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof chartCustomers>>,
          TError,
          Awaited<ReturnType<typeof chartCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useChartCustomers<TData = Awaited<ReturnType<typeof chartCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ChartCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof chartCustomers>>,
          TError,
          Awaited<ReturnType<typeof chartCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useChartCustomers<TData = Awaited<ReturnType<typeof chartCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ChartCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Chart the customers of a year (staff)
 */

export function useChartCustomers<TData = Awaited<ReturnType<typeof chartCustomers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ChartCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartCustomers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getChartCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: how many orders became completed in each month and how many pairs they were, whenever they were placed. What is no longer completed, or was deleted, is left out. Twelve figures, January to December, of `year` in the shop’s time zone; this year’s when it is left out. Unknown parameters are ignored.
 * @summary Chart the completed orders of a year (staff)
 */
export const getChartOrdersUrl = (params?: ChartOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/orders/orderAndProductSoldChartByYear?${stringifiedParams}` : `/v1/orders/orderAndProductSoldChartByYear`
}

export const chartOrders = async (params?: ChartOrdersParams, options?: RequestInit): Promise<OrderChartDto> => {
  
  return httpClient<OrderChartDto>(getChartOrdersUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getChartOrdersQueryKey = (params?: ChartOrdersParams,) => {
    return [
    `/v1/orders/orderAndProductSoldChartByYear`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getChartOrdersQueryOptions = <TData = Awaited<ReturnType<typeof chartOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ChartOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getChartOrdersQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof chartOrders>>> = ({ signal }) => chartOrders(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof chartOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ChartOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof chartOrders>>>
export type ChartOrdersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useChartOrders<TData = Awaited<ReturnType<typeof chartOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ChartOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof chartOrders>>,
          TError,
          Awaited<ReturnType<typeof chartOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useChartOrders<TData = Awaited<ReturnType<typeof chartOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ChartOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof chartOrders>>,
          TError,
          Awaited<ReturnType<typeof chartOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useChartOrders<TData = Awaited<ReturnType<typeof chartOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ChartOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Chart the completed orders of a year (staff)
 */

export function useChartOrders<TData = Awaited<ReturnType<typeof chartOrders>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ChartOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chartOrders>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getChartOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: the orders that are completed now, and the sum of their totals. With `time`, those that became completed then, whenever they were placed. An order that is moved on from completed, or deleted, no longer counts. `time` narrows it to this day, month or year in the shop’s time zone; without it, it covers all time. Unknown parameters are ignored.
 * @summary Count the completed orders, and their profit (staff)
 */
export const getCountOrdersAndProfitUrl = (params?: CountOrdersAndProfitParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/orders/quantityAndProfit?${stringifiedParams}` : `/v1/orders/quantityAndProfit`
}

export const countOrdersAndProfit = async (params?: CountOrdersAndProfitParams, options?: RequestInit): Promise<QuantityAndProfitDto> => {
  
  return httpClient<QuantityAndProfitDto>(getCountOrdersAndProfitUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getCountOrdersAndProfitQueryKey = (params?: CountOrdersAndProfitParams,) => {
    return [
    `/v1/orders/quantityAndProfit`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getCountOrdersAndProfitQueryOptions = <TData = Awaited<ReturnType<typeof countOrdersAndProfit>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: CountOrdersAndProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrdersAndProfit>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountOrdersAndProfitQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countOrdersAndProfit>>> = ({ signal }) => countOrdersAndProfit(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countOrdersAndProfit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountOrdersAndProfitQueryResult = NonNullable<Awaited<ReturnType<typeof countOrdersAndProfit>>>
export type CountOrdersAndProfitQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useCountOrdersAndProfit<TData = Awaited<ReturnType<typeof countOrdersAndProfit>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  CountOrdersAndProfitParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrdersAndProfit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countOrdersAndProfit>>,
          TError,
          Awaited<ReturnType<typeof countOrdersAndProfit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOrdersAndProfit<TData = Awaited<ReturnType<typeof countOrdersAndProfit>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountOrdersAndProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrdersAndProfit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countOrdersAndProfit>>,
          TError,
          Awaited<ReturnType<typeof countOrdersAndProfit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOrdersAndProfit<TData = Awaited<ReturnType<typeof countOrdersAndProfit>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountOrdersAndProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrdersAndProfit>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the completed orders, and their profit (staff)
 */

export function useCountOrdersAndProfit<TData = Awaited<ReturnType<typeof countOrdersAndProfit>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountOrdersAndProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrdersAndProfit>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountOrdersAndProfitQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The products on sale, sold out ones included and deleted ones not. With `time`, those of them that came in then (`importAt`). `time` narrows it to this day, month or year in the shop’s time zone; without it, it covers all time. Unknown parameters are ignored.
 * @summary Count the products
 */
export const getCountProductsUrl = (params?: CountProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/allProductQuantity?${stringifiedParams}` : `/v1/products/allProductQuantity`
}

export const countProducts = async (params?: CountProductsParams, options?: RequestInit): Promise<QuantityDto> => {
  
  return httpClient<QuantityDto>(getCountProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getCountProductsQueryKey = (params?: CountProductsParams,) => {
    return [
    `/v1/products/allProductQuantity`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getCountProductsQueryOptions = <TData = Awaited<ReturnType<typeof countProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: CountProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countProducts>>> = ({ signal }) => countProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountProductsQueryResult = NonNullable<Awaited<ReturnType<typeof countProducts>>>
export type CountProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useCountProducts<TData = Awaited<ReturnType<typeof countProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  CountProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countProducts>>,
          TError,
          Awaited<ReturnType<typeof countProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountProducts<TData = Awaited<ReturnType<typeof countProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countProducts>>,
          TError,
          Awaited<ReturnType<typeof countProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountProducts<TData = Awaited<ReturnType<typeof countProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the products
 */

export function useCountProducts<TData = Awaited<ReturnType<typeof countProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: CountProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff, to reorder in time: the sizes of each brand that were sold in the last 30 days and of which at most two pairs are left, or at most as many as were sold in these days. Sold-out sizes come first, then those that will sell out first at this rate. Pairs sold are the sales and corrections in the stock ledger minus cancellations. Deleted products, and sizes without sales, are left out.
 * @summary List the sizes that are running out (staff)
 */
export const getListLowStockUrl = () => {


  

  return `/v1/products/lowStock`
}

export const listLowStock = async ( options?: RequestInit): Promise<LowStockListDto> => {
  
  return httpClient<LowStockListDto>(getListLowStockUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListLowStockQueryKey = () => {
    return [
    `/v1/products/lowStock`
    ] as const;
    }

    
export const getListLowStockQueryOptions = <TData = Awaited<ReturnType<typeof listLowStock>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLowStock>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLowStockQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLowStock>>> = ({ signal }) => listLowStock({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLowStock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLowStockQueryResult = NonNullable<Awaited<ReturnType<typeof listLowStock>>>
export type ListLowStockQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListLowStock<TData = Awaited<ReturnType<typeof listLowStock>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLowStock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLowStock>>,
          TError,
          Awaited<ReturnType<typeof listLowStock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLowStock<TData = Awaited<ReturnType<typeof listLowStock>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLowStock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLowStock>>,
          TError,
          Awaited<ReturnType<typeof listLowStock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLowStock<TData = Awaited<ReturnType<typeof listLowStock>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLowStock>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sizes that are running out (staff)
 */

export function useListLowStock<TData = Awaited<ReturnType<typeof listLowStock>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLowStock>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLowStockQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: how much there is to do now, one number for each list of the back-office. `newestOrderAt` tells a new order from one that staff made pending again. Only managers are told of mails that are not sent.
 * @summary Count what waits for staff (staff)
 */
export const getCountToDoUrl = () => {


  

  return `/v1/stats/to-do`
}

export const countToDo = async ( options?: RequestInit): Promise<ToDoDto> => {
  
  return httpClient<ToDoDto>(getCountToDoUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getCountToDoQueryKey = () => {
    return [
    `/v1/stats/to-do`
    ] as const;
    }

    
export const getCountToDoQueryOptions = <TData = Awaited<ReturnType<typeof countToDo>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countToDo>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountToDoQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countToDo>>> = ({ signal }) => countToDo({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countToDo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountToDoQueryResult = NonNullable<Awaited<ReturnType<typeof countToDo>>>
export type CountToDoQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useCountToDo<TData = Awaited<ReturnType<typeof countToDo>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countToDo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countToDo>>,
          TError,
          Awaited<ReturnType<typeof countToDo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountToDo<TData = Awaited<ReturnType<typeof countToDo>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countToDo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countToDo>>,
          TError,
          Awaited<ReturnType<typeof countToDo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountToDo<TData = Awaited<ReturnType<typeof countToDo>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countToDo>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count what waits for staff (staff)
 */

export function useCountToDo<TData = Awaited<ReturnType<typeof countToDo>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countToDo>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountToDoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



