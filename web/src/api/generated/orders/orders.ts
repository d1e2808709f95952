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
  AddInformationDto,
  AddOrderItemDto,
  CartChangedDto,
  ErrorDto,
  InformationDto,
  InvoiceBuyerDto,
  OrderDto,
  OrderLineDto,
  TransferDto,
  UpdateOrderDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Returns the cart of the signed-in customer, and creates an empty one if there is none. Concurrent requests return the same cart.
 * @summary Get or create the cart
 */
export const getCreateCartUrl = () => {


  

  return `/v1/orders`
}

export const createCart = async ( options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getCreateCartUrl(),
  {      
    ...options,
    method: 'POST'
    
    
  }
);}




export const getCreateCartMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCart>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createCart>>, TError,void, TContext> => {

const mutationKey = ['createCart'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCart>>, void> = () => {
          

          return  createCart(requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CreateCartMutationResult = NonNullable<Awaited<ReturnType<typeof createCart>>>
    
    export type CreateCartMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Get or create the cart
 */
export const useCreateCart = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCart>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCart>>,
        TError,
        void,
        TContext
      > => {

      const mutationOptions = getCreateCartMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * A cart has the current names, prices, pictures and stock, and only products that are still sold; a placed order is returned as it was when placed. For the owner and for staff; other callers get 404.
 * @summary Get one order
 */
export const getGetOrderUrl = (id: string,) => {


  

  return `/v1/orders/${id}`
}

export const getOrder = async (id: string, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getGetOrderUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetOrderQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}`
    ] as const;
    }

    
export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The server computes the total at current prices. If it differs from the `total` that was sent, nothing is saved and the 409 returns the new cart, so that a customer never pays a price they did not see. Changing a line afterwards withdraws the confirmation. If `version` is sent, a cart whose lines or receiver changed since returns 409 too (`cart.changed-meanwhile`), even with the same total.
 * @summary Checkout, first step: confirm the total and choose the payment
 */
export const getUpdateOrderUrl = (id: string,) => {


  

  return `/v1/orders/${id}`
}

export const updateOrder = async (id: string,
    updateOrderDto: UpdateOrderDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getUpdateOrderUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      updateOrderDto,)
  }
);}




export const getUpdateOrderMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,{id: string;data: UpdateOrderDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,{id: string;data: UpdateOrderDto}, TContext> => {

const mutationKey = ['updateOrder'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrder>>, {id: string;data: UpdateOrderDto}> = (props) => {
          const {id,data} = props ?? {};

          return  updateOrder(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrder>>>
    export type UpdateOrderMutationBody = UpdateOrderDto
    export type UpdateOrderMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Checkout, first step: confirm the total and choose the payment
 */
export const useUpdateOrder = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,{id: string;data: UpdateOrderDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrder>>,
        TError,
        {id: string;data: UpdateOrderDto},
        TContext
      > => {

      const mutationOptions = getUpdateOrderMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Saves name, phone and address on the cart and returns them. The profile does not change.
 * @summary Set the receiver and the address
 */
export const getAddOrderInformationUrl = (id: string,) => {


  

  return `/v1/orders/${id}/add-information`
}

export const addOrderInformation = async (id: string,
    addInformationDto: AddInformationDto, options?: RequestInit): Promise<InformationDto> => {
  
  return httpClient<InformationDto>(getAddOrderInformationUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      addInformationDto,)
  }
);}




export const getAddOrderInformationMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrderInformation>>, TError,{id: string;data: AddInformationDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addOrderInformation>>, TError,{id: string;data: AddInformationDto}, TContext> => {

const mutationKey = ['addOrderInformation'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOrderInformation>>, {id: string;data: AddInformationDto}> = (props) => {
          const {id,data} = props ?? {};

          return  addOrderInformation(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AddOrderInformationMutationResult = NonNullable<Awaited<ReturnType<typeof addOrderInformation>>>
    export type AddOrderInformationMutationBody = AddInformationDto
    export type AddOrderInformationMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Set the receiver and the address
 */
export const useAddOrderInformation = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrderInformation>>, TError,{id: string;data: AddInformationDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOrderInformation>>,
        TError,
        {id: string;data: AddInformationDto},
        TContext
      > => {

      const mutationOptions = getAddOrderInformationMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * A line is identified by product, colour and size; adding it again increases its quantity. Name, price and picture are taken from the catalogue, not from the body. Returns 409 and changes nothing when there is not enough stock, when the cart already has 50 lines (`code` `cart-is-full`), or when the total exceeds the maximum of an order (`cart.too-much`).
 * @summary Add a product to the cart
 */
export const getAddOrderItemUrl = (id: string,) => {


  

  return `/v1/orders/${id}/add-product`
}

export const addOrderItem = async (id: string,
    addOrderItemDto: AddOrderItemDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getAddOrderItemUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      addOrderItemDto,)
  }
);}




export const getAddOrderItemMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrderItem>>, TError,{id: string;data: AddOrderItemDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addOrderItem>>, TError,{id: string;data: AddOrderItemDto}, TContext> => {

const mutationKey = ['addOrderItem'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOrderItem>>, {id: string;data: AddOrderItemDto}> = (props) => {
          const {id,data} = props ?? {};

          return  addOrderItem(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AddOrderItemMutationResult = NonNullable<Awaited<ReturnType<typeof addOrderItem>>>
    export type AddOrderItemMutationBody = AddOrderItemDto
    export type AddOrderItemMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Add a product to the cart
 */
export const useAddOrderItem = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrderItem>>, TError,{id: string;data: AddOrderItemDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOrderItem>>,
        TError,
        {id: string;data: AddOrderItemDto},
        TContext
      > => {

      const mutationOptions = getAddOrderItemMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Decreases the quantity by one; a line with quantity 1 is removed. Returns 404 if there is no such line. The line is identified by product, colour and size; other fields of the item are ignored.
 * @summary Decrease a line’s quantity by one
 */
export const getDecreaseOrderItemUrl = (id: string,) => {


  

  return `/v1/orders/${id}/decrease-quantity`
}

export const decreaseOrderItem = async (id: string,
    orderLineDto: OrderLineDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getDecreaseOrderItemUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      orderLineDto,)
  }
);}




export const getDecreaseOrderItemMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decreaseOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof decreaseOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext> => {

const mutationKey = ['decreaseOrderItem'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decreaseOrderItem>>, {id: string;data: OrderLineDto}> = (props) => {
          const {id,data} = props ?? {};

          return  decreaseOrderItem(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type DecreaseOrderItemMutationResult = NonNullable<Awaited<ReturnType<typeof decreaseOrderItem>>>
    export type DecreaseOrderItemMutationBody = OrderLineDto
    export type DecreaseOrderItemMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Decrease a line’s quantity by one
 */
export const useDecreaseOrderItem = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decreaseOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decreaseOrderItem>>,
        TError,
        {id: string;data: OrderLineDto},
        TContext
      > => {

      const mutationOptions = getDecreaseOrderItemMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Increases the quantity by one. Returns 409 if there is not enough stock, 404 if there is no such line. The line is identified by product, colour and size; other fields of the item are ignored.
 * @summary Increase a line’s quantity by one
 */
export const getIncreaseOrderItemUrl = (id: string,) => {


  

  return `/v1/orders/${id}/increase-quantity`
}

export const increaseOrderItem = async (id: string,
    orderLineDto: OrderLineDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getIncreaseOrderItemUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      orderLineDto,)
  }
);}




export const getIncreaseOrderItemMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof increaseOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof increaseOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext> => {

const mutationKey = ['increaseOrderItem'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof increaseOrderItem>>, {id: string;data: OrderLineDto}> = (props) => {
          const {id,data} = props ?? {};

          return  increaseOrderItem(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type IncreaseOrderItemMutationResult = NonNullable<Awaited<ReturnType<typeof increaseOrderItem>>>
    export type IncreaseOrderItemMutationBody = OrderLineDto
    export type IncreaseOrderItemMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Increase a line’s quantity by one
 */
export const useIncreaseOrderItem = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof increaseOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof increaseOrderItem>>,
        TError,
        {id: string;data: OrderLineDto},
        TContext
      > => {

      const mutationOptions = getIncreaseOrderItemMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes back whom the invoice of the cart or order names.
 * @summary Let the invoice name the receiver
 */
export const getRemoveInvoiceBuyerUrl = (id: string,) => {


  

  return `/v1/orders/${id}/invoice-buyer`
}

export const removeInvoiceBuyer = async (id: string, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getRemoveInvoiceBuyerUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getRemoveInvoiceBuyerMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeInvoiceBuyer>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof removeInvoiceBuyer>>, TError,{id: string}, TContext> => {

const mutationKey = ['removeInvoiceBuyer'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeInvoiceBuyer>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  removeInvoiceBuyer(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RemoveInvoiceBuyerMutationResult = NonNullable<Awaited<ReturnType<typeof removeInvoiceBuyer>>>
    
    export type RemoveInvoiceBuyerMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Let the invoice name the receiver
 */
export const useRemoveInvoiceBuyer = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeInvoiceBuyer>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeInvoiceBuyer>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getRemoveInvoiceBuyerMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Saves the company, household or person whom the invoice of the cart or order names, until it is issued. Without it the invoice names the receiver.
 * @summary Set whom the invoice names
 */
export const getSetInvoiceBuyerUrl = (id: string,) => {


  

  return `/v1/orders/${id}/invoice-buyer`
}

export const setInvoiceBuyer = async (id: string,
    invoiceBuyerDto: InvoiceBuyerDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getSetInvoiceBuyerUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      invoiceBuyerDto,)
  }
);}




export const getSetInvoiceBuyerMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setInvoiceBuyer>>, TError,{id: string;data: InvoiceBuyerDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof setInvoiceBuyer>>, TError,{id: string;data: InvoiceBuyerDto}, TContext> => {

const mutationKey = ['setInvoiceBuyer'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setInvoiceBuyer>>, {id: string;data: InvoiceBuyerDto}> = (props) => {
          const {id,data} = props ?? {};

          return  setInvoiceBuyer(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type SetInvoiceBuyerMutationResult = NonNullable<Awaited<ReturnType<typeof setInvoiceBuyer>>>
    export type SetInvoiceBuyerMutationBody = InvoiceBuyerDto
    export type SetInvoiceBuyerMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Set whom the invoice names
 */
export const useSetInvoiceBuyer = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setInvoiceBuyer>>, TError,{id: string;data: InvoiceBuyerDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setInvoiceBuyer>>,
        TError,
        {id: string;data: InvoiceBuyerDto},
        TContext
      > => {

      const mutationOptions = getSetInvoiceBuyerMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Removes the whole line; removing a missing line is not an error. The line is identified by product, colour and size; other fields of the item are ignored.
 * @summary Remove a line from the cart
 */
export const getRemoveOrderItemUrl = (id: string,) => {


  

  return `/v1/orders/${id}/remove-product`
}

export const removeOrderItem = async (id: string,
    orderLineDto: OrderLineDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getRemoveOrderItemUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      orderLineDto,)
  }
);}




export const getRemoveOrderItemMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof removeOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext> => {

const mutationKey = ['removeOrderItem'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeOrderItem>>, {id: string;data: OrderLineDto}> = (props) => {
          const {id,data} = props ?? {};

          return  removeOrderItem(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RemoveOrderItemMutationResult = NonNullable<Awaited<ReturnType<typeof removeOrderItem>>>
    export type RemoveOrderItemMutationBody = OrderLineDto
    export type RemoveOrderItemMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Remove a line from the cart
 */
export const useRemoveOrderItem = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOrderItem>>, TError,{id: string;data: OrderLineDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeOrderItem>>,
        TError,
        {id: string;data: OrderLineDto},
        TContext
      > => {

      const mutationOptions = getRemoveOrderItemMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * The text of a VietQR code, and what it says in parts: for a cart, whichever payment it has, and for an order that was placed with the payment `QR` and is pending or delivering. The amount is a cart’s total at today’s prices, or what is still to pay of a placed order; the memo is the order’s own reference. For the owner and for staff. 404 also when the shop has no bank account. 409 when nothing is to be transferred: the cart is empty or costs nothing, or the order is paid, completed, canceled, or was placed with another way of payment.
 * @summary Get the bank transfer that pays an order
 */
export const getGetOrderTransferUrl = (id: string,) => {


  

  return `/v1/orders/${id}/transfer`
}

export const getOrderTransfer = async (id: string, options?: RequestInit): Promise<TransferDto> => {
  
  return httpClient<TransferDto>(getGetOrderTransferUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetOrderTransferQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}/transfer`
    ] as const;
    }

    
export const getGetOrderTransferQueryOptions = <TData = Awaited<ReturnType<typeof getOrderTransfer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransfer>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderTransferQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderTransfer>>> = ({ signal }) => getOrderTransfer(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderTransfer>>>
export type GetOrderTransferQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetOrderTransfer<TData = Awaited<ReturnType<typeof getOrderTransfer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTransfer>>,
          TError,
          Awaited<ReturnType<typeof getOrderTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTransfer<TData = Awaited<ReturnType<typeof getOrderTransfer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTransfer>>,
          TError,
          Awaited<ReturnType<typeof getOrderTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTransfer<TData = Awaited<ReturnType<typeof getOrderTransfer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransfer>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the bank transfer that pays an order
 */

export function useGetOrderTransfer<TData = Awaited<ReturnType<typeof getOrderTransfer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransfer>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderTransferQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



