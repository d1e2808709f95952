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
  AttachOrderDto,
  CartChangedDto,
  ConfirmEmailDto,
  CustomerDto,
  ErrorDto,
  OrderDto,
  PlaceOrderDto,
  RegisterCustomerDto,
  UpdateCustomerDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Creates an account with the role `client`. The customer must be at least 18 today in the shop’s time zone. The password needs at least 8 characters, an uppercase letter, a digit and a special character; it must not be one of the 10,000 most common ones, and must not contain the customer’s name or the beginning of their e-mail address. Invalid fields return 400 with one message per field; an e-mail address or phone number that is in use returns 409 with a message on that field. A confirmation link is sent to the e-mail address; the account works without it, but until then mails do not repeat any text that the customer entered. Limited to 5 calls per minute for each network address, valid or not: 429 with `Retry-After`.
 * @summary Sign up
 */
export const getRegisterCustomerUrl = () => {


  

  return `/v1/customers`
}

export const registerCustomer = async (registerCustomerDto: RegisterCustomerDto, options?: RequestInit): Promise<CustomerDto> => {
  
  return httpClient<CustomerDto>(getRegisterCustomerUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      registerCustomerDto,)
  }
);}




export const getRegisterCustomerMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerCustomer>>, TError,{data: RegisterCustomerDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof registerCustomer>>, TError,{data: RegisterCustomerDto}, TContext> => {

const mutationKey = ['registerCustomer'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerCustomer>>, {data: RegisterCustomerDto}> = (props) => {
          const {data} = props ?? {};

          return  registerCustomer(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RegisterCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof registerCustomer>>>
    export type RegisterCustomerMutationBody = RegisterCustomerDto
    export type RegisterCustomerMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Sign up
 */
export const useRegisterCustomer = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerCustomer>>, TError,{data: RegisterCustomerDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerCustomer>>,
        TError,
        {data: RegisterCustomerDto},
        TContext
      > => {

      const mutationOptions = getRegisterCustomerMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the `token` of the link that was sent after a sign-up or to a new address, which then replaces the old one for signing in. A link that was used or replaced, is older than 24 hours, or is older than the last change of the password returns 400 with a message on `token`. Returns 409 when another account uses the address meanwhile. Invalid links are limited for each network address: 429 with `Retry-After`.
 * @summary Confirm an e-mail address with a link
 */
export const getConfirmEmailUrl = () => {


  

  return `/v1/customers/confirm-email`
}

export const confirmEmail = async (confirmEmailDto: ConfirmEmailDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getConfirmEmailUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      confirmEmailDto,)
  }
);}




export const getConfirmEmailMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,{data: ConfirmEmailDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,{data: ConfirmEmailDto}, TContext> => {

const mutationKey = ['confirmEmail'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmail>>, {data: ConfirmEmailDto}> = (props) => {
          const {data} = props ?? {};

          return  confirmEmail(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmail>>>
    export type ConfirmEmailMutationBody = ConfirmEmailDto
    export type ConfirmEmailMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Confirm an e-mail address with a link
 */
export const useConfirmEmail = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,{data: ConfirmEmailDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmail>>,
        TError,
        {data: ConfirmEmailDto},
        TContext
      > => {

      const mutationOptions = getConfirmEmailMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For the customer and for staff; other callers get 404. The orders are sorted newest first and include the cart.
 * @summary Get one customer with their orders
 */
export const getGetCustomerUrl = (id: string,) => {


  

  return `/v1/customers/${id}`
}

export const getCustomer = async (id: string, options?: RequestInit): Promise<CustomerDto> => {
  
  return httpClient<CustomerDto>(getGetCustomerUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetCustomerQueryKey = (id?: string,) => {
    return [
    `/v1/customers/${id}`
    ] as const;
    }

    
export const getGetCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomer>>> = ({ signal }) => getCustomer(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomer>>>
export type GetCustomerQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one customer with their orders
 */

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Returns the cart. Empty receiver fields (name, phone, address) are filled in from the customer’s details.
 * @summary Attach the cart to the customer
 */
export const getAttachOrderUrl = (id: string,) => {


  

  return `/v1/customers/${id}/add-order`
}

export const attachOrder = async (id: string,
    attachOrderDto: AttachOrderDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getAttachOrderUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      attachOrderDto,)
  }
);}




export const getAttachOrderMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof attachOrder>>, TError,{id: string;data: AttachOrderDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof attachOrder>>, TError,{id: string;data: AttachOrderDto}, TContext> => {

const mutationKey = ['attachOrder'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof attachOrder>>, {id: string;data: AttachOrderDto}> = (props) => {
          const {id,data} = props ?? {};

          return  attachOrder(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AttachOrderMutationResult = NonNullable<Awaited<ReturnType<typeof attachOrder>>>
    export type AttachOrderMutationBody = AttachOrderDto
    export type AttachOrderMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Attach the cart to the customer
 */
export const useAttachOrder = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof attachOrder>>, TError,{id: string;data: AttachOrderDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof attachOrder>>,
        TError,
        {id: string;data: AttachOrderDto},
        TContext
      > => {

      const mutationOptions = getAttachOrderMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Sends it to the pending new address or, without one, to the account’s unconfirmed address; earlier links become invalid. Returns 409 when nothing is to be confirmed, and 429 with `Retry-After` after too many links to one address.
 * @summary Send the confirmation link again
 */
export const getSendConfirmationUrl = (id: string,) => {


  

  return `/v1/customers/${id}/confirmation`
}

export const sendConfirmation = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getSendConfirmationUrl(id),
  {      
    ...options,
    method: 'POST'
    
    
  }
);}




export const getSendConfirmationMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmation>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof sendConfirmation>>, TError,{id: string}, TContext> => {

const mutationKey = ['sendConfirmation'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendConfirmation>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  sendConfirmation(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type SendConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof sendConfirmation>>>
    
    export type SendConfirmationMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Send the confirmation link again
 */
export const useSendConfirmation = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmation>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendConfirmation>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getSendConfirmationMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Places the cart in one transaction: takes the stock for all lines or for none, counts the pairs as sold, freezes names, prices and the total, and stamps the time. It needs lines, a confirmed total with a payment, and name, phone and address (those still empty are taken from the profile; a profile without an address keeps this one). A 409 says in `errors` what is missing, or names the lines that are short as `productId/color/size`. Placing a placed order again returns the same response and takes nothing twice. `status: canceled` cancels the customer’s own pending order and returns its stock. Limited to 30 calls per hour for each customer.
 * @summary Checkout, second step: place the order; or cancel it
 */
export const getPlaceOrderUrl = (id: string,) => {


  

  return `/v1/customers/${id}/update-order`
}

export const placeOrder = async (id: string,
    placeOrderDto: PlaceOrderDto, options?: RequestInit): Promise<OrderDto> => {
  
  return httpClient<OrderDto>(getPlaceOrderUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      placeOrderDto,)
  }
);}




export const getPlaceOrderMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,{id: string;data: PlaceOrderDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,{id: string;data: PlaceOrderDto}, TContext> => {

const mutationKey = ['placeOrder'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeOrder>>, {id: string;data: PlaceOrderDto}> = (props) => {
          const {id,data} = props ?? {};

          return  placeOrder(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type PlaceOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeOrder>>>
    export type PlaceOrderMutationBody = PlaceOrderDto
    export type PlaceOrderMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Checkout, second step: place the order; or cancel it
 */
export const usePlaceOrder = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | CartChangedDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,{id: string;data: PlaceOrderDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeOrder>>,
        TError,
        {id: string;data: PlaceOrderDto},
        TContext
      > => {

      const mutationOptions = getPlaceOrderMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Changes the fields that are sent and keeps the others. Only for the account’s owner. The phone number must have 10 or 11 digits. A new e-mail address or phone number requires `currentPassword`: 403 with the `code` `reauthentication-required` when it is missing, 400 with a message on `currentPassword` when it is wrong, 429 with `Retry-After` after too many wrong passwords or changes. With two-step sign-in it also requires a `code` (403 with `reauthentication-code-required`). The change ends all other sessions. A new e-mail address is stored as `pendingEmail` until its link is followed; the link is valid once, for 24 hours, and a new request replaces it. An address that is in use returns 409.
 * @summary Change my details
 */
export const getUpdateCustomerUrl = (id: string,) => {


  

  return `/v1/customers/${id}/updateCustomer`
}

export const updateCustomer = async (id: string,
    updateCustomerDto: UpdateCustomerDto, options?: RequestInit): Promise<CustomerDto> => {
  
  return httpClient<CustomerDto>(getUpdateCustomerUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      updateCustomerDto,)
  }
);}




export const getUpdateCustomerMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,{id: string;data: UpdateCustomerDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,{id: string;data: UpdateCustomerDto}, TContext> => {

const mutationKey = ['updateCustomer'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomer>>, {id: string;data: UpdateCustomerDto}> = (props) => {
          const {id,data} = props ?? {};

          return  updateCustomer(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomer>>>
    export type UpdateCustomerMutationBody = UpdateCustomerDto
    export type UpdateCustomerMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Change my details
 */
export const useUpdateCustomer = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,{id: string;data: UpdateCustomerDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomer>>,
        TError,
        {id: string;data: UpdateCustomerDto},
        TContext
      > => {

      const mutationOptions = getUpdateCustomerMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    