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
  AuditEventListDto,
  BestSellerDto,
  BrandTypeDto,
  CreateProductDto,
  ErrorDto,
  FilterProductsParams,
  GetProductFacetsParams,
  ListBrandTypesParams,
  ListProductAuditEventsParams,
  ListProductsParams,
  ListSliderProductsParams,
  ListStockMovementsParams,
  ProductDto,
  ProductFacetsDto,
  ProductListDto,
  SliderProductDto,
  SoldElsewhereDto,
  StockMovementListDto,
  UpdateProductDto,
  UploadArrayDto,
  UploadArrayParams,
  UploadSingleDto,
  UploadSingleParams,
  UploadedPictureDto,
  UploadedPicturesDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The catalogue in pages, answered and narrowed exactly like `filter`. Newest first unless `sort` says otherwise. The order is total (ties break by id), so paging neither repeats nor skips. A page past the end is an empty list with the true `total`.
 * @summary List products
 */
export const getListProductsUrl = (params?: ListProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products?${stringifiedParams}` : `/v1/products`
}

export const listProducts = async (params?: ListProductsParams, options?: RequestInit): Promise<ProductListDto> => {
  
  return httpClient<ProductListDto>(getListProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    `/v1/products`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers. The slug is made from the name (`Giày Chạy Bộ` gives `giay-chay-bo`, with a number when it is taken), colours are saved lower-case, sizes sorted as numbers, and `stock` is their sum: a `stock` in the body is not read. Nothing may be left empty; a colour is unique within its product, a size within its colour. The pairs it begins with are the first lines of its stock ledger.
 * @summary Add a product (manager)
 */
export const getCreateProductUrl = () => {


  

  return `/v1/products`
}

export const createProduct = async (createProductDto: CreateProductDto, options?: RequestInit): Promise<ProductDto> => {
  
  return httpClient<ProductDto>(getCreateProductUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      createProductDto,)
  }
);}




export const getCreateProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,{data: CreateProductDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,{data: CreateProductDto}, TContext> => {

const mutationKey = ['createProduct'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProduct>>, {data: CreateProductDto}> = (props) => {
          const {data} = props ?? {};

          return  createProduct(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CreateProductMutationResult = NonNullable<Awaited<ReturnType<typeof createProduct>>>
    export type CreateProductMutationBody = CreateProductDto
    export type CreateProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Add a product (manager)
 */
export const useCreateProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,{data: CreateProductDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProduct>>,
        TError,
        {data: CreateProductDto},
        TContext
      > => {

      const mutationOptions = getCreateProductMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * The options of the filter panel with the number of products each would show. A group is counted without its own selection, so that a second value of it can be added. The groups `brand`, `type`, `material`, `color`, `stock` and `size` take several values joined by commas and must each be met; `size` finds what is left in one of the sizes. Values are case-insensitive, and a hyphen is a space: `new-balance` is `new balance`. Each word of `search` must be part of the name, whatever the case, or name the brand, the type, a colour (by its family) or a size that is left; a colour and a size mean one colourway. A word with accents means itself: `giay` finds `Giày`. Words that name no filter also find highlight and description. Names come first unless `sort` is given. Where a word fits nothing, one slip of typing is forgiven. `readAs` says how it was read; `match=name` keeps to names. Unknown parameters are ignored, so that a page can pass all of its own query on; an impossible value of a known one is a 400 that names it.
 * @summary Count what filters would leave
 */
export const getGetProductFacetsUrl = (params?: GetProductFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/facets?${stringifiedParams}` : `/v1/products/facets`
}

export const getProductFacets = async (params?: GetProductFacetsParams, options?: RequestInit): Promise<ProductFacetsDto> => {
  
  return httpClient<ProductFacetsDto>(getGetProductFacetsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetProductFacetsQueryKey = (params?: GetProductFacetsParams,) => {
    return [
    `/v1/products/facets`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getGetProductFacetsQueryOptions = <TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductFacetsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductFacets>>> = ({ signal }) => getProductFacets(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductFacetsQueryResult = NonNullable<Awaited<ReturnType<typeof getProductFacets>>>
export type GetProductFacetsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>


export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  GetProductFacetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFacets>>,
          TError,
          Awaited<ReturnType<typeof getProductFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFacets>>,
          TError,
          Awaited<ReturnType<typeof getProductFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count what filters would leave
 */

export function useGetProductFacets<TData = Awaited<ReturnType<typeof getProductFacets>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: GetProductFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFacets>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductFacetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The groups `brand`, `type`, `material`, `color`, `stock` and `size` take several values joined by commas and must each be met; `size` finds what is left in one of the sizes. Values are case-insensitive, and a hyphen is a space: `new-balance` is `new balance`. Each word of `search` must be part of the name, whatever the case, or name the brand, the type, a colour (by its family) or a size that is left; a colour and a size mean one colourway. A word with accents means itself: `giay` finds `Giày`. Words that name no filter also find highlight and description. Names come first unless `sort` is given. Where a word fits nothing, one slip of typing is forgiven. `readAs` says how it was read; `match=name` keeps to names. Unknown parameters are ignored, so that a page can pass all of its own query on; an impossible value of a known one is a 400 that names it. Newest first unless `sort` says otherwise. The order is total (ties break by id), so paging neither repeats nor skips. A page past the end is an empty list with the true `total`.
 * @summary Search, filter and sort products
 */
export const getFilterProductsUrl = (params?: FilterProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/filter?${stringifiedParams}` : `/v1/products/filter`
}

export const filterProducts = async (params?: FilterProductsParams, options?: RequestInit): Promise<ProductListDto> => {
  
  return httpClient<ProductListDto>(getFilterProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getFilterProductsQueryKey = (params?: FilterProductsParams,) => {
    return [
    `/v1/products/filter`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getFilterProductsQueryOptions = <TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterProducts>>> = ({ signal }) => filterProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterProductsQueryResult = NonNullable<Awaited<ReturnType<typeof filterProducts>>>
export type FilterProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>


export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  FilterProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterProducts>>,
          TError,
          Awaited<ReturnType<typeof filterProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterProducts>>,
          TError,
          Awaited<ReturnType<typeof filterProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search, filter and sort products
 */

export function useFilterProducts<TData = Awaited<ReturnType<typeof filterProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params?: FilterProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The newest products of a brand, of the given types or of all, at most 100.
 * @summary List the cards of a slider
 */
export const getListSliderProductsUrl = (params: ListSliderProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/sliderType?${stringifiedParams}` : `/v1/products/sliderType`
}

export const listSliderProducts = async (params: ListSliderProductsParams, options?: RequestInit): Promise<SliderProductDto[]> => {
  
  return httpClient<SliderProductDto[]>(getListSliderProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListSliderProductsQueryKey = (params?: ListSliderProductsParams,) => {
    return [
    `/v1/products/sliderType`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListSliderProductsQueryOptions = <TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSliderProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSliderProducts>>> = ({ signal }) => listSliderProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSliderProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listSliderProducts>>>
export type ListSliderProductsQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>


export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSliderProducts>>,
          TError,
          Awaited<ReturnType<typeof listSliderProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSliderProducts>>,
          TError,
          Awaited<ReturnType<typeof listSliderProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cards of a slider
 */

export function useListSliderProducts<TData = Awaited<ReturnType<typeof listSliderProducts>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListSliderProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSliderProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSliderProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The ten products of which most pairs were sold, most first. What never sold is left out.
 * @summary List the best sellers
 */
export const getListBestSellersUrl = () => {


  

  return `/v1/products/topBestSeller`
}

export const listBestSellers = async ( options?: RequestInit): Promise<BestSellerDto[]> => {
  
  return httpClient<BestSellerDto[]>(getListBestSellersUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListBestSellersQueryKey = () => {
    return [
    `/v1/products/topBestSeller`
    ] as const;
    }

    
export const getListBestSellersQueryOptions = <TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBestSellersQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBestSellers>>> = ({ signal }) => listBestSellers({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBestSellersQueryResult = NonNullable<Awaited<ReturnType<typeof listBestSellers>>>
export type ListBestSellersQueryError = ErrorType<void | ErrorDto | ErrorDto>


export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBestSellers>>,
          TError,
          Awaited<ReturnType<typeof listBestSellers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBestSellers>>,
          TError,
          Awaited<ReturnType<typeof listBestSellers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the best sellers
 */

export function useListBestSellers<TData = Awaited<ReturnType<typeof listBestSellers>>, TError = ErrorType<void | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBestSellers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBestSellersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * The types in which the brand has products, in the shop’s order, each with the navbar picture of its newest product.
 * @summary List the types of a brand
 */
export const getListBrandTypesUrl = (params: ListBrandTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/typeAndNavbarImageFromBrand?${stringifiedParams}` : `/v1/products/typeAndNavbarImageFromBrand`
}

export const listBrandTypes = async (params: ListBrandTypesParams, options?: RequestInit): Promise<BrandTypeDto[]> => {
  
  return httpClient<BrandTypeDto[]>(getListBrandTypesUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListBrandTypesQueryKey = (params?: ListBrandTypesParams,) => {
    return [
    `/v1/products/typeAndNavbarImageFromBrand`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListBrandTypesQueryOptions = <TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBrandTypesQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBrandTypes>>> = ({ signal }) => listBrandTypes(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBrandTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listBrandTypes>>>
export type ListBrandTypesQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>


export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrandTypes>>,
          TError,
          Awaited<ReturnType<typeof listBrandTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrandTypes>>,
          TError,
          Awaited<ReturnType<typeof listBrandTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the types of a brand
 */

export function useListBrandTypes<TData = Awaited<ReturnType<typeof listBrandTypes>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 params: ListBrandTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrandTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBrandTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For `imageDetail`. The form holds one field, `files`, one to six times: all of them are kept or, when one is refused, none. What is taken is a JPEG, PNG, WebP or AVIF by its content, whatever its name, of at most 8 MB and 50 million pixels (16 million in an AVIF or an interlaced PNG); anything else is refused and leaves nothing behind. It is drawn anew as WebP, upright, without metadata, the first image of a moving one, 960 pixels wide and 480 for a card (a smaller picture stays as it is). Its address is made of the names and the content, so that it may be kept for ever, and the same picture of the same shoe has one address. A picture that neither a product nor an order names is removed a day after it was uploaded. A person has 120 calls in ten minutes.
 * @summary Upload the pictures of a colour (manager)
 */
export const getUploadArrayUrl = (params: UploadArrayParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/uploadArray?${stringifiedParams}` : `/v1/products/uploadArray`
}

export const uploadArray = async (uploadArrayDto: UploadArrayDto,
    params: UploadArrayParams, options?: RequestInit): Promise<UploadedPicturesDto> => {
    const formData = new FormData();
uploadArrayDto.files.forEach(value => formData.append(`files`, value));

  return httpClient<UploadedPicturesDto>(getUploadArrayUrl(params),
  {      
    ...options,
    method: 'POST'
    ,
    body: 
      formData,
  }
);}




export const getUploadArrayMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadArray>>, TError,{data: UploadArrayDto;params: UploadArrayParams}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadArray>>, TError,{data: UploadArrayDto;params: UploadArrayParams}, TContext> => {

const mutationKey = ['uploadArray'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadArray>>, {data: UploadArrayDto;params: UploadArrayParams}> = (props) => {
          const {data,params} = props ?? {};

          return  uploadArray(data,params,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UploadArrayMutationResult = NonNullable<Awaited<ReturnType<typeof uploadArray>>>
    export type UploadArrayMutationBody = UploadArrayDto
    export type UploadArrayMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Upload the pictures of a colour (manager)
 */
export const useUploadArray = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadArray>>, TError,{data: UploadArrayDto;params: UploadArrayParams}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadArray>>,
        TError,
        {data: UploadArrayDto;params: UploadArrayParams},
        TContext
      > => {

      const mutationOptions = getUploadArrayMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For `adImage` and `navbarImage`. The form holds one field, `file`. What is taken is a JPEG, PNG, WebP or AVIF by its content, whatever its name, of at most 8 MB and 50 million pixels (16 million in an AVIF or an interlaced PNG); anything else is refused and leaves nothing behind. It is drawn anew as WebP, upright, without metadata, the first image of a moving one, 960 pixels wide and 480 for a card (a smaller picture stays as it is). Its address is made of the names and the content, so that it may be kept for ever, and the same picture of the same shoe has one address. A picture that neither a product nor an order names is removed a day after it was uploaded. A person has 120 calls in ten minutes.
 * @summary Upload one picture of a product (manager)
 */
export const getUploadSingleUrl = (params: UploadSingleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/uploadSingle?${stringifiedParams}` : `/v1/products/uploadSingle`
}

export const uploadSingle = async (uploadSingleDto: UploadSingleDto,
    params: UploadSingleParams, options?: RequestInit): Promise<UploadedPictureDto> => {
    const formData = new FormData();
formData.append(`file`, uploadSingleDto.file)

  return httpClient<UploadedPictureDto>(getUploadSingleUrl(params),
  {      
    ...options,
    method: 'POST'
    ,
    body: 
      formData,
  }
);}




export const getUploadSingleMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadSingle>>, TError,{data: UploadSingleDto;params: UploadSingleParams}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadSingle>>, TError,{data: UploadSingleDto;params: UploadSingleParams}, TContext> => {

const mutationKey = ['uploadSingle'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadSingle>>, {data: UploadSingleDto;params: UploadSingleParams}> = (props) => {
          const {data,params} = props ?? {};

          return  uploadSingle(data,params,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UploadSingleMutationResult = NonNullable<Awaited<ReturnType<typeof uploadSingle>>>
    export type UploadSingleMutationBody = UploadSingleDto
    export type UploadSingleMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Upload one picture of a product (manager)
 */
export const useUploadSingle = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadSingle>>, TError,{data: UploadSingleDto;params: UploadSingleParams}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadSingle>>,
        TError,
        {data: UploadSingleDto;params: UploadSingleParams},
        TContext
      > => {

      const mutationOptions = getUploadSingleMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * By its id or by its slug, so that a shared link to `?product=slug` opens. A deleted product answers 404.
 * @summary Get a product
 */
export const getGetProductUrl = (id: string,) => {


  

  return `/v1/products/${id}`
}

export const getProduct = async (id: string, options?: RequestInit): Promise<ProductDto> => {
  
  return httpClient<ProductDto>(getGetProductUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetProductQueryKey = (id?: string,) => {
    return [
    `/v1/products/${id}`
    ] as const;
    }

    
export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>


export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<void | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers. What is left out stays as it is; a `colors` list replaces the whole list. A size with `quantityBefore`, what the editor saw, changes by the difference, so that an edit never undoes a sale; 409 when fewer pairs are left than the edit takes away, and nothing is saved. A colour whose name changes keeps its pairs: `colorBefore` says what it was called. An edit that sends back the `version` it was based on is refused with 409 when a colleague’s edit came between; sales do not change the version. The slug stays, so that shared links go on opening. `_id`, `slug`, `stock` and `quantitySold` may be sent along and are not read.
 * @summary Edit a product (manager)
 */
export const getUpdateProductUrl = (id: string,) => {


  

  return `/v1/products/${id}`
}

export const updateProduct = async (id: string,
    updateProductDto: UpdateProductDto, options?: RequestInit): Promise<ProductDto> => {
  
  return httpClient<ProductDto>(getUpdateProductUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      updateProductDto,)
  }
);}




export const getUpdateProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,{id: string;data: UpdateProductDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,{id: string;data: UpdateProductDto}, TContext> => {

const mutationKey = ['updateProduct'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProduct>>, {id: string;data: UpdateProductDto}> = (props) => {
          const {id,data} = props ?? {};

          return  updateProduct(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductMutationResult = NonNullable<Awaited<ReturnType<typeof updateProduct>>>
    export type UpdateProductMutationBody = UpdateProductDto
    export type UpdateProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Edit a product (manager)
 */
export const useUpdateProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,{id: string;data: UpdateProductDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProduct>>,
        TError,
        {id: string;data: UpdateProductDto},
        TContext
      > => {

      const mutationOptions = getUpdateProductMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers, newest first: who added, edited, deleted or restored the product or corrected its stock, when and from which network address. Events are kept for 400 days, also after the product was deleted.
 * @summary List the audit events of a product (manager)
 */
export const getListProductAuditEventsUrl = (id: string,
    params?: ListProductAuditEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/${id}/audit-events?${stringifiedParams}` : `/v1/products/${id}/audit-events`
}

export const listProductAuditEvents = async (id: string,
    params?: ListProductAuditEventsParams, options?: RequestInit): Promise<AuditEventListDto> => {
  
  return httpClient<AuditEventListDto>(getListProductAuditEventsUrl(id,params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListProductAuditEventsQueryKey = (id?: string,
    params?: ListProductAuditEventsParams,) => {
    return [
    `/v1/products/${id}/audit-events`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListProductAuditEventsQueryOptions = <TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductAuditEventsQueryKey(id,params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductAuditEvents>>> = ({ signal }) => listProductAuditEvents(id,params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductAuditEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listProductAuditEvents>>>
export type ListProductAuditEventsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params: undefined |  ListProductAuditEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listProductAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductAuditEvents>>,
          TError,
          Awaited<ReturnType<typeof listProductAuditEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit events of a product (manager)
 */

export function useListProductAuditEvents<TData = Awaited<ReturnType<typeof listProductAuditEvents>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListProductAuditEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductAuditEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductAuditEventsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers. Hides the product from every list, search, count and cart; only `restore` brings it back. Orders that were placed keep what they show, and the stock ledger stays readable. A product that is deleted already answers 404.
 * @summary Delete a product (manager)
 */
export const getDeleteProductUrl = (id: string,) => {


  

  return `/v1/products/${id}/delete`
}

export const deleteProduct = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getDeleteProductUrl(id),
  {      
    ...options,
    method: 'PUT'
    
    
  }
);}




export const getDeleteProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,{id: string}, TContext> => {

const mutationKey = ['deleteProduct'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProduct>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  deleteProduct(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProduct>>>
    
    export type DeleteProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Delete a product (manager)
 */
export const useDeleteProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProduct>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getDeleteProductMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers: takes `quantity` pairs off the shelf and counts them as sold. `color` and `size` say of which; where they leave several, pairs go from the size of which most are left, then from the next. The stock ledger shows from which. 409, and nothing is taken, when too few are left. Checkout never needs this: it takes stock itself.
 * @summary Count pairs that were sold elsewhere (manager)
 */
export const getCorrectQuantitySoldUrl = (id: string,) => {


  

  return `/v1/products/${id}/quantitySold`
}

export const correctQuantitySold = async (id: string,
    soldElsewhereDto: SoldElsewhereDto, options?: RequestInit): Promise<ProductDto> => {
  
  return httpClient<ProductDto>(getCorrectQuantitySoldUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      soldElsewhereDto,)
  }
);}




export const getCorrectQuantitySoldMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctQuantitySold>>, TError,{id: string;data: SoldElsewhereDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof correctQuantitySold>>, TError,{id: string;data: SoldElsewhereDto}, TContext> => {

const mutationKey = ['correctQuantitySold'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctQuantitySold>>, {id: string;data: SoldElsewhereDto}> = (props) => {
          const {id,data} = props ?? {};

          return  correctQuantitySold(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CorrectQuantitySoldMutationResult = NonNullable<Awaited<ReturnType<typeof correctQuantitySold>>>
    export type CorrectQuantitySoldMutationBody = SoldElsewhereDto
    export type CorrectQuantitySoldMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Count pairs that were sold elsewhere (manager)
 */
export const useCorrectQuantitySold = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctQuantitySold>>, TError,{id: string;data: SoldElsewhereDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctQuantitySold>>,
        TError,
        {id: string;data: SoldElsewhereDto},
        TContext
      > => {

      const mutationOptions = getCorrectQuantitySoldMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers: the product is again where it was, in every list, search, count and cart, with the address and the stock it had. A product that is there already stays as it is, so that the call may be repeated.
 * @summary Take the deletion of a product back (manager)
 */
export const getRestoreProductUrl = (id: string,) => {


  

  return `/v1/products/${id}/restore`
}

export const restoreProduct = async (id: string, options?: RequestInit): Promise<ProductDto> => {
  
  return httpClient<ProductDto>(getRestoreProductUrl(id),
  {      
    ...options,
    method: 'PUT'
    
    
  }
);}




export const getRestoreProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreProduct>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreProduct>>, TError,{id: string}, TContext> => {

const mutationKey = ['restoreProduct'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreProduct>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  restoreProduct(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RestoreProductMutationResult = NonNullable<Awaited<ReturnType<typeof restoreProduct>>>
    
    export type RestoreProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Take the deletion of a product back (manager)
 */
export const useRestoreProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreProduct>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreProduct>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getRestoreProductMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: one line for every change of a size’s quantity, newest first, with its reason, its order and who did it. The lines of a size add up to its quantity, to 0 for a size that was removed. A deleted product keeps its ledger. `color` and `size` narrow it; other parameters are ignored.
 * @summary List why the stock of a product changed (staff)
 */
export const getListStockMovementsUrl = (id: string,
    params?: ListStockMovementsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/${id}/stock-movements?${stringifiedParams}` : `/v1/products/${id}/stock-movements`
}

export const listStockMovements = async (id: string,
    params?: ListStockMovementsParams, options?: RequestInit): Promise<StockMovementListDto> => {
  
  return httpClient<StockMovementListDto>(getListStockMovementsUrl(id,params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListStockMovementsQueryKey = (id?: string,
    params?: ListStockMovementsParams,) => {
    return [
    `/v1/products/${id}/stock-movements`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListStockMovementsQueryOptions = <TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockMovementsQueryKey(id,params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockMovements>>> = ({ signal }) => listStockMovements(id,params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockMovementsQueryResult = NonNullable<Awaited<ReturnType<typeof listStockMovements>>>
export type ListStockMovementsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params: undefined |  ListStockMovementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockMovements>>,
          TError,
          Awaited<ReturnType<typeof listStockMovements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockMovements>>,
          TError,
          Awaited<ReturnType<typeof listStockMovements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List why the stock of a product changed (staff)
 */

export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockMovementsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



