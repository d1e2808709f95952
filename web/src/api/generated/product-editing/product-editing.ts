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
  ChangeStockDto,
  CreateProductDto,
  DeletedProductListDto,
  ErrorDto,
  ExportProductsParams,
  ListDeletedProductsParams,
  ListStockMovementsParams,
  ProductDto,
  SoldElsewhereDto,
  StockLevelListDto,
  StockMovementListDto,
  UpdateProductDto,
  UploadArrayDto,
  UploadArrayParams,
  UploadModelDto,
  UploadModelParams,
  UploadSingleDto,
  UploadSingleParams,
  UploadedModelDto,
  UploadedPictureDto,
  UploadedPicturesDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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




export const getCreateProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type CreateProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Add a product (manager)
 */
export const useCreateProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * For managers: what `PUT /v1/products/{id}/restore` can bring back, the last deleted first. Other parameters are ignored.
 * @summary List the deleted products (manager)
 */
export const getListDeletedProductsUrl = (params?: ListDeletedProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/deleted?${stringifiedParams}` : `/v1/products/deleted`
}

export const listDeletedProducts = async (params?: ListDeletedProductsParams, options?: RequestInit): Promise<DeletedProductListDto> => {
  
  return httpClient<DeletedProductListDto>(getListDeletedProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListDeletedProductsQueryKey = (params?: ListDeletedProductsParams,) => {
    return [
    `/v1/products/deleted`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getListDeletedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listDeletedProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ListDeletedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeletedProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeletedProducts>>> = ({ signal }) => listDeletedProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeletedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeletedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeletedProducts>>>
export type ListDeletedProductsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListDeletedProducts<TData = Awaited<ReturnType<typeof listDeletedProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ListDeletedProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeletedProducts>>,
          TError,
          Awaited<ReturnType<typeof listDeletedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeletedProducts<TData = Awaited<ReturnType<typeof listDeletedProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListDeletedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeletedProducts>>,
          TError,
          Awaited<ReturnType<typeof listDeletedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeletedProducts<TData = Awaited<ReturnType<typeof listDeletedProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListDeletedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deleted products (manager)
 */

export function useListDeletedProducts<TData = Awaited<ReturnType<typeof listDeletedProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ListDeletedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeletedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: all products that the list would show on its pages, a row each, as CSV for a spreadsheet (RFC 4180, UTF-8 with a byte order mark). Its first line names the columns in the language that `Accept-Language` prefers. Prices are whole dong, days the shop’s own; what a spreadsheet would take for a formula begins with an apostrophe.
 * @summary Download the products as a table (staff)
 */
export const getExportProductsUrl = (params?: ExportProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/export?${stringifiedParams}` : `/v1/products/export`
}

export const exportProducts = async (params?: ExportProductsParams, options?: RequestInit): Promise<string> => {
  
  return httpClient<string>(getExportProductsUrl(params),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getExportProductsQueryKey = (params?: ExportProductsParams,) => {
    return [
    `/v1/products/export`, ...(params ? [params]: [])
    ] as const;
    }

    
export const getExportProductsQueryOptions = <TData = Awaited<ReturnType<typeof exportProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(params?: ExportProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportProductsQueryKey(params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportProducts>>> = ({ signal }) => exportProducts(params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportProductsQueryResult = NonNullable<Awaited<ReturnType<typeof exportProducts>>>
export type ExportProductsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useExportProducts<TData = Awaited<ReturnType<typeof exportProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params: undefined |  ExportProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportProducts>>,
          TError,
          Awaited<ReturnType<typeof exportProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportProducts<TData = Awaited<ReturnType<typeof exportProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportProducts>>,
          TError,
          Awaited<ReturnType<typeof exportProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportProducts<TData = Awaited<ReturnType<typeof exportProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the products as a table (staff)
 */

export function useExportProducts<TData = Awaited<ReturnType<typeof exportProducts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 params?: ExportProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportProductsQueryOptions(params,options)

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




export const getUploadArrayMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type UploadArrayMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Upload the pictures of a colour (manager)
 */
export const useUploadArray = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * For `model`. The form holds one field, `file`: a GLB (glTF 2) of at most 2 MB with all its parts inside, whose meshes may be packed with meshopt, and whose scene shows a mesh. Its toe points along +x and its outer side along +z, in metres; its variants (KHR_materials_variants) are named after the colours: a product of several takes no other model. It is kept as it is; address, removal and limits are as for pictures.
 * @summary Upload the 3D model of a product (manager)
 */
export const getUploadModelUrl = (params: UploadModelParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : value.toString())
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/products/uploadModel?${stringifiedParams}` : `/v1/products/uploadModel`
}

export const uploadModel = async (uploadModelDto: UploadModelDto,
    params: UploadModelParams, options?: RequestInit): Promise<UploadedModelDto> => {
    const formData = new FormData();
formData.append(`file`, uploadModelDto.file)

  return httpClient<UploadedModelDto>(getUploadModelUrl(params),
  {      
    ...options,
    method: 'POST'
    ,
    body: 
      formData,
  }
);}




export const getUploadModelMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadModel>>, TError,{data: UploadModelDto;params: UploadModelParams}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadModel>>, TError,{data: UploadModelDto;params: UploadModelParams}, TContext> => {

const mutationKey = ['uploadModel'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadModel>>, {data: UploadModelDto;params: UploadModelParams}> = (props) => {
          const {data,params} = props ?? {};

          return  uploadModel(data,params,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type UploadModelMutationResult = NonNullable<Awaited<ReturnType<typeof uploadModel>>>
    export type UploadModelMutationBody = UploadModelDto
    export type UploadModelMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Upload the 3D model of a product (manager)
 */
export const useUploadModel = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadModel>>, TError,{data: UploadModelDto;params: UploadModelParams}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadModel>>,
        TError,
        {data: UploadModelDto;params: UploadModelParams},
        TContext
      > => {

      const mutationOptions = getUploadModelMutationOptions(options);

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




export const getUploadSingleMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type UploadSingleMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Upload one picture of a product (manager)
 */
export const useUploadSingle = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * For managers. What is left out stays as it is; a `colors` list replaces the whole list. A size with `quantityBefore`, what the editor saw, changes by the difference, so that an edit never undoes a sale; 409 when fewer pairs are left than the edit takes away, and nothing is saved. A colour whose name changes keeps its pairs: `colorBefore` says what it was called. An edit that sends back the `version` it was based on is refused with 409 when a colleague’s edit came between, unless the product is already what the edit makes of it; sales do not change the version, nor does an edit that changes nothing. The slug stays, so that shared links go on opening. `_id`, `slug`, `stock` and `quantitySold` may be sent along and are not read.
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




export const getUpdateProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type UpdateProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Edit a product (manager)
 */
export const useUpdateProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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




export const getDeleteProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    
    export type DeleteProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Delete a product (manager)
 */
export const useDeleteProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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




export const getCorrectQuantitySoldMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type CorrectQuantitySoldMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Count pairs that were sold elsewhere (manager)
 */
export const useCorrectQuantitySold = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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




export const getRestoreProductMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    
    export type RestoreProductMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Take the deletion of a product back (manager)
 */
export const useRestoreProduct = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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

    
export const getListStockMovementsQueryOptions = <TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockMovementsQueryKey(id,params);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockMovements>>> = ({ signal }) => listStockMovements(id,params, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockMovementsQueryResult = NonNullable<Awaited<ReturnType<typeof listStockMovements>>>
export type ListStockMovementsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
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
export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
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
export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List why the stock of a product changed (staff)
 */

export function useListStockMovements<TData = Awaited<ReturnType<typeof listStockMovements>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    params?: ListStockMovementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockMovements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockMovementsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers: sets (`quantity`) or moves (`by`) the stock of up to 200 sizes, also of several products, all or none. A `quantity` with `quantityBefore`, what the person saw, changes the size by the difference, so that neither a sale nor a colleague’s change in between is undone; without it the size has that many pairs afterwards, whatever was sold. 409, naming the sizes, when fewer pairs are left than are to go, or a size is no longer sold. Each changed size is a line of the stock ledger with `reason` and author. The products’ `version` stays, as with a sale.
 * @summary Change the stock of sizes (manager)
 */
export const getChangeStockUrl = () => {


  

  return `/v1/stock`
}

export const changeStock = async (changeStockDto: ChangeStockDto, options?: RequestInit): Promise<StockLevelListDto> => {
  
  return httpClient<StockLevelListDto>(getChangeStockUrl(),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      changeStockDto,)
  }
);}




export const getChangeStockMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeStock>>, TError,{data: ChangeStockDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof changeStock>>, TError,{data: ChangeStockDto}, TContext> => {

const mutationKey = ['changeStock'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeStock>>, {data: ChangeStockDto}> = (props) => {
          const {data} = props ?? {};

          return  changeStock(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ChangeStockMutationResult = NonNullable<Awaited<ReturnType<typeof changeStock>>>
    export type ChangeStockMutationBody = ChangeStockDto
    export type ChangeStockMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Change the stock of sizes (manager)
 */
export const useChangeStock = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeStock>>, TError,{data: ChangeStockDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeStock>>,
        TError,
        {data: ChangeStockDto},
        TContext
      > => {

      const mutationOptions = getChangeStockMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    