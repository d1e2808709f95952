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
  AddFavouritesDto,
  ErrorDto,
  FavouriteListDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The ids of the products that the caller has marked, the latest mark first. Deleted products are left out.
 * @summary List my favourites
 */
export const getListFavouritesUrl = () => {


  

  return `/v1/favourites`
}

export const listFavourites = async ( options?: RequestInit): Promise<FavouriteListDto> => {
  
  return httpClient<FavouriteListDto>(getListFavouritesUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListFavouritesQueryKey = () => {
    return [
    `/v1/favourites`
    ] as const;
    }

    
export const getListFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouritesQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>> = ({ signal }) => listFavourites({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List my favourites
 */

export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouritesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Marks products: one of them at a press, or at a sign-in all that a browser kept. Marks that are there stay as they are, ids of no product are left out. An account has at most 200: beyond that the oldest go. Calling it again changes nothing.
 * @summary Add favourites
 */
export const getAddFavouritesUrl = () => {


  

  return `/v1/favourites`
}

export const addFavourites = async (addFavouritesDto: AddFavouritesDto, options?: RequestInit): Promise<FavouriteListDto> => {
  
  return httpClient<FavouriteListDto>(getAddFavouritesUrl(),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      addFavouritesDto,)
  }
);}




export const getAddFavouritesMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourites>>, TError,{data: AddFavouritesDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavourites>>, TError,{data: AddFavouritesDto}, TContext> => {

const mutationKey = ['addFavourites'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavourites>>, {data: AddFavouritesDto}> = (props) => {
          const {data} = props ?? {};

          return  addFavourites(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AddFavouritesMutationResult = NonNullable<Awaited<ReturnType<typeof addFavourites>>>
    export type AddFavouritesMutationBody = AddFavouritesDto
    export type AddFavouritesMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Add favourites
 */
export const useAddFavourites = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourites>>, TError,{data: AddFavouritesDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavourites>>,
        TError,
        {data: AddFavouritesDto},
        TContext
      > => {

      const mutationOptions = getAddFavouritesMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the mark of a product away. Without a mark nothing changes.
 * @summary Remove a favourite
 */
export const getRemoveFavouriteUrl = (id: string,) => {


  

  return `/v1/favourites/${id}`
}

export const removeFavourite = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getRemoveFavouriteUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getRemoveFavouriteMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,{id: string}, TContext> => {

const mutationKey = ['removeFavourite'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavourite>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  removeFavourite(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RemoveFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavourite>>>
    
    export type RemoveFavouriteMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Remove a favourite
 */
export const useRemoveFavourite = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavourite>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getRemoveFavouriteMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    