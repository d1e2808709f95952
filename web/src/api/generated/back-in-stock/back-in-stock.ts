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
  ConfirmWaitDto,
  ConfirmedWaitDto,
  ErrorDto,
  SizeKeyDto,
  SizeWaitDto,
  SizeWaitListDto,
  VisitorWaitDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The caller’s open waits, oldest first; one ends when its mail is written.
 * @summary List the sizes that I wait for
 */
export const getListSizeWaitsUrl = () => {


  

  return `/v1/size-waits`
}

export const listSizeWaits = async ( options?: RequestInit): Promise<SizeWaitListDto> => {
  
  return httpClient<SizeWaitListDto>(getListSizeWaitsUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListSizeWaitsQueryKey = () => {
    return [
    `/v1/size-waits`
    ] as const;
    }

    
export const getListSizeWaitsQueryOptions = <TData = Awaited<ReturnType<typeof listSizeWaits>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSizeWaits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSizeWaitsQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSizeWaits>>> = ({ signal }) => listSizeWaits({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSizeWaits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSizeWaitsQueryResult = NonNullable<Awaited<ReturnType<typeof listSizeWaits>>>
export type ListSizeWaitsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListSizeWaits<TData = Awaited<ReturnType<typeof listSizeWaits>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSizeWaits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSizeWaits>>,
          TError,
          Awaited<ReturnType<typeof listSizeWaits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSizeWaits<TData = Awaited<ReturnType<typeof listSizeWaits>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSizeWaits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSizeWaits>>,
          TError,
          Awaited<ReturnType<typeof listSizeWaits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSizeWaits<TData = Awaited<ReturnType<typeof listSizeWaits>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSizeWaits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sizes that I wait for
 */

export function useListSizeWaits<TData = Awaited<ReturnType<typeof listSizeWaits>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSizeWaits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSizeWaitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * A mail tells the caller when pairs are back: of each size as many people as there are pairs, in the order of asking, and a day later the next of those that are still there. No pair is set aside. Who waits already keeps their place. A wait ends after 180 days. At most 30 requests an hour.
 * @summary Wait for a sold-out size
 */
export const getAskForSizeUrl = () => {


  

  return `/v1/size-waits`
}

export const askForSize = async (sizeKeyDto: SizeKeyDto, options?: RequestInit): Promise<SizeWaitDto> => {
  
  return httpClient<SizeWaitDto>(getAskForSizeUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      sizeKeyDto,)
  }
);}




export const getAskForSizeMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askForSize>>, TError,{data: SizeKeyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof askForSize>>, TError,{data: SizeKeyDto}, TContext> => {

const mutationKey = ['askForSize'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askForSize>>, {data: SizeKeyDto}> = (props) => {
          const {data} = props ?? {};

          return  askForSize(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AskForSizeMutationResult = NonNullable<Awaited<ReturnType<typeof askForSize>>>
    export type AskForSizeMutationBody = SizeKeyDto
    export type AskForSizeMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Wait for a sold-out size
 */
export const useAskForSize = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askForSize>>, TError,{data: SizeKeyDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askForSize>>,
        TError,
        {data: SizeKeyDto},
        TContext
      > => {

      const mutationOptions = getAskForSizeMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the `token` of the link that was sent to a visitor. A link that was used or is older than 24 hours is a 400 with a message on `token`. Invalid links are limited for each network address: 429 with `Retry-After`.
 * @summary Confirm a wait with a link
 */
export const getConfirmSizeWaitUrl = () => {


  

  return `/v1/size-waits/confirm`
}

export const confirmSizeWait = async (confirmWaitDto: ConfirmWaitDto, options?: RequestInit): Promise<ConfirmedWaitDto> => {
  
  return httpClient<ConfirmedWaitDto>(getConfirmSizeWaitUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      confirmWaitDto,)
  }
);}




export const getConfirmSizeWaitMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSizeWait>>, TError,{data: ConfirmWaitDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSizeWait>>, TError,{data: ConfirmWaitDto}, TContext> => {

const mutationKey = ['confirmSizeWait'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSizeWait>>, {data: ConfirmWaitDto}> = (props) => {
          const {data} = props ?? {};

          return  confirmSizeWait(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSizeWaitMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSizeWait>>>
    export type ConfirmSizeWaitMutationBody = ConfirmWaitDto
    export type ConfirmSizeWaitMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Confirm a wait with a link
 */
export const useConfirmSizeWait = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSizeWait>>, TError,{data: ConfirmWaitDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSizeWait>>,
        TError,
        {data: ConfirmWaitDto},
        TContext
      > => {

      const mutationOptions = getConfirmSizeWaitMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Sends a link to the address, good for 24 hours; once it is confirmed, a mail tells when pairs are back. The answer is the same whether the address waits already or not. An address gets at most five links an hour.
 * @summary Wait for a sold-out size without an account
 */
export const getAskForSizeAsVisitorUrl = () => {


  

  return `/v1/size-waits/visitor`
}

export const askForSizeAsVisitor = async (visitorWaitDto: VisitorWaitDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getAskForSizeAsVisitorUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      visitorWaitDto,)
  }
);}




export const getAskForSizeAsVisitorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askForSizeAsVisitor>>, TError,{data: VisitorWaitDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof askForSizeAsVisitor>>, TError,{data: VisitorWaitDto}, TContext> => {

const mutationKey = ['askForSizeAsVisitor'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askForSizeAsVisitor>>, {data: VisitorWaitDto}> = (props) => {
          const {data} = props ?? {};

          return  askForSizeAsVisitor(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AskForSizeAsVisitorMutationResult = NonNullable<Awaited<ReturnType<typeof askForSizeAsVisitor>>>
    export type AskForSizeAsVisitorMutationBody = VisitorWaitDto
    export type AskForSizeAsVisitorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Wait for a sold-out size without an account
 */
export const useAskForSizeAsVisitor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askForSizeAsVisitor>>, TError,{data: VisitorWaitDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askForSizeAsVisitor>>,
        TError,
        {data: VisitorWaitDto},
        TContext
      > => {

      const mutationOptions = getAskForSizeAsVisitorMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Ends one of the caller’s waits: no mail is sent for it any more.
 * @summary Wait no longer
 */
export const getEndSizeWaitUrl = (id: string,) => {


  

  return `/v1/size-waits/${id}`
}

export const endSizeWait = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getEndSizeWaitUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getEndSizeWaitMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSizeWait>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof endSizeWait>>, TError,{id: string}, TContext> => {

const mutationKey = ['endSizeWait'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSizeWait>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  endSizeWait(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type EndSizeWaitMutationResult = NonNullable<Awaited<ReturnType<typeof endSizeWait>>>
    
    export type EndSizeWaitMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Wait no longer
 */
export const useEndSizeWait = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSizeWait>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSizeWait>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getEndSizeWaitMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    