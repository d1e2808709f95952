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
  AddShipmentDto,
  AddShipmentEventDto,
  CarrierListDto,
  CodStatementDto,
  ErrorDto,
  ShipmentCostsDto,
  ShipmentDto,
  ShipmentLabelDto,
  TakeCodStatementDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For staff: the carriers that parcels can be sent with, and from which of them the shop orders them itself.
 * @summary Carriers (staff)
 */
export const getListCarriersUrl = () => {


  

  return `/v1/carriers`
}

export const listCarriers = async ( options?: RequestInit): Promise<CarrierListDto> => {
  
  return httpClient<CarrierListDto>(getListCarriersUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListCarriersQueryKey = () => {
    return [
    `/v1/carriers`
    ] as const;
    }

    
export const getListCarriersQueryOptions = <TData = Awaited<ReturnType<typeof listCarriers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarriers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCarriersQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCarriers>>> = ({ signal }) => listCarriers({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCarriers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCarriersQueryResult = NonNullable<Awaited<ReturnType<typeof listCarriers>>>
export type ListCarriersQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListCarriers<TData = Awaited<ReturnType<typeof listCarriers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarriers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCarriers>>,
          TError,
          Awaited<ReturnType<typeof listCarriers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCarriers<TData = Awaited<ReturnType<typeof listCarriers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarriers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCarriers>>,
          TError,
          Awaited<ReturnType<typeof listCarriers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCarriers<TData = Awaited<ReturnType<typeof listCarriers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarriers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Carriers (staff)
 */

export function useListCarriers<TData = Awaited<ReturnType<typeof listCarriers>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarriers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCarriersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: of each delivered parcel whose sum is the one that is expected, the cash is recorded as received, or only as paid over where staff have recorded it before. The same statement again changes nothing. Other rows are listed with what is wrong, and change nothing. With `dryRun` nothing is recorded.
 * @summary Record a carrier’s statement of cash (staff)
 */
export const getTakeCodStatementUrl = () => {


  

  return `/v1/cod-statements`
}

export const takeCodStatement = async (takeCodStatementDto: TakeCodStatementDto, options?: RequestInit): Promise<CodStatementDto> => {
  
  return httpClient<CodStatementDto>(getTakeCodStatementUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      takeCodStatementDto,)
  }
);}




export const getTakeCodStatementMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeCodStatement>>, TError,{data: TakeCodStatementDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takeCodStatement>>, TError,{data: TakeCodStatementDto}, TContext> => {

const mutationKey = ['takeCodStatement'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeCodStatement>>, {data: TakeCodStatementDto}> = (props) => {
          const {data} = props ?? {};

          return  takeCodStatement(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakeCodStatementMutationResult = NonNullable<Awaited<ReturnType<typeof takeCodStatement>>>
    export type TakeCodStatementMutationBody = TakeCodStatementDto
    export type TakeCodStatementMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Record a carrier’s statement of cash (staff)
 */
export const useTakeCodStatement = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeCodStatement>>, TError,{data: TakeCodStatementDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeCodStatement>>,
        TError,
        {data: TakeCodStatementDto},
        TContext
      > => {

      const mutationOptions = getTakeCodStatementMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: a parcel that the shop brings itself (`self`), or that any carrier has taken, with its number. Without a number it is ordered from a carrier that is connected; asked again after a failure, it is the same parcel. The first parcel of a pending order makes it `delivering`, and its customer is told. A parcel that is on its way with the same carrier and number is answered as it is.
 * @summary Send a parcel (staff)
 */
export const getAddShipmentUrl = (id: string,) => {


  

  return `/v1/orders/${id}/shipments`
}

export const addShipment = async (id: string,
    addShipmentDto: AddShipmentDto, options?: RequestInit): Promise<ShipmentDto> => {
  
  return httpClient<ShipmentDto>(getAddShipmentUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      addShipmentDto,)
  }
);}




export const getAddShipmentMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShipment>>, TError,{id: string;data: AddShipmentDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addShipment>>, TError,{id: string;data: AddShipmentDto}, TContext> => {

const mutationKey = ['addShipment'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addShipment>>, {id: string;data: AddShipmentDto}> = (props) => {
          const {id,data} = props ?? {};

          return  addShipment(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AddShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof addShipment>>>
    export type AddShipmentMutationBody = AddShipmentDto
    export type AddShipmentMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Send a parcel (staff)
 */
export const useAddShipment = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShipment>>, TError,{id: string;data: AddShipmentDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addShipment>>,
        TError,
        {id: string;data: AddShipmentDto},
        TContext
      > => {

      const mutationOptions = getAddShipmentMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: what the carriers ask of the shop for the parcels that it ordered from them.
 * @summary What an order’s parcels cost (staff)
 */
export const getListShipmentCostsUrl = (id: string,) => {


  

  return `/v1/orders/${id}/shipments/costs`
}

export const listShipmentCosts = async (id: string, options?: RequestInit): Promise<ShipmentCostsDto> => {
  
  return httpClient<ShipmentCostsDto>(getListShipmentCostsUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListShipmentCostsQueryKey = (id?: string,) => {
    return [
    `/v1/orders/${id}/shipments/costs`
    ] as const;
    }

    
export const getListShipmentCostsQueryOptions = <TData = Awaited<ReturnType<typeof listShipmentCosts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentCosts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShipmentCostsQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShipmentCosts>>> = ({ signal }) => listShipmentCosts(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShipmentCosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShipmentCostsQueryResult = NonNullable<Awaited<ReturnType<typeof listShipmentCosts>>>
export type ListShipmentCostsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListShipmentCosts<TData = Awaited<ReturnType<typeof listShipmentCosts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentCosts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShipmentCosts>>,
          TError,
          Awaited<ReturnType<typeof listShipmentCosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShipmentCosts<TData = Awaited<ReturnType<typeof listShipmentCosts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentCosts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShipmentCosts>>,
          TError,
          Awaited<ReturnType<typeof listShipmentCosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShipmentCosts<TData = Awaited<ReturnType<typeof listShipmentCosts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentCosts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an order’s parcels cost (staff)
 */

export function useListShipmentCosts<TData = Awaited<ReturnType<typeof listShipmentCosts>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentCosts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShipmentCostsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For staff: cancels a parcel at the carrier from which it was ordered, which refuses once it is on its way. The order’s status stays.
 * @summary Cancel a parcel (staff)
 */
export const getCancelShipmentUrl = (id: string,
    shipmentId: string,) => {


  

  return `/v1/orders/${id}/shipments/${shipmentId}/cancel`
}

export const cancelShipment = async (id: string,
    shipmentId: string, options?: RequestInit): Promise<ShipmentDto> => {
  
  return httpClient<ShipmentDto>(getCancelShipmentUrl(id,shipmentId),
  {      
    ...options,
    method: 'POST'
    
    
  }
);}




export const getCancelShipmentMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelShipment>>, TError,{id: string;shipmentId: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelShipment>>, TError,{id: string;shipmentId: string}, TContext> => {

const mutationKey = ['cancelShipment'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelShipment>>, {id: string;shipmentId: string}> = (props) => {
          const {id,shipmentId} = props ?? {};

          return  cancelShipment(id,shipmentId,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CancelShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelShipment>>>
    
    export type CancelShipmentMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Cancel a parcel (staff)
 */
export const useCancelShipment = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelShipment>>, TError,{id: string;shipmentId: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelShipment>>,
        TError,
        {id: string;shipmentId: string},
        TContext
      > => {

      const mutationOptions = getCancelShipmentMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: where a parcel is now. `delivered`, `returned`, `canceled` and `lost` are its end. When all parcels of an order have come to their end and one has arrived, the order is `completed`. Sending the state that the parcel has already changes nothing.
 * @summary Say what happened to a parcel (staff)
 */
export const getAddShipmentEventUrl = (id: string,
    shipmentId: string,) => {


  

  return `/v1/orders/${id}/shipments/${shipmentId}/events`
}

export const addShipmentEvent = async (id: string,
    shipmentId: string,
    addShipmentEventDto: AddShipmentEventDto, options?: RequestInit): Promise<ShipmentDto> => {
  
  return httpClient<ShipmentDto>(getAddShipmentEventUrl(id,shipmentId),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      addShipmentEventDto,)
  }
);}




export const getAddShipmentEventMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShipmentEvent>>, TError,{id: string;shipmentId: string;data: AddShipmentEventDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addShipmentEvent>>, TError,{id: string;shipmentId: string;data: AddShipmentEventDto}, TContext> => {

const mutationKey = ['addShipmentEvent'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addShipmentEvent>>, {id: string;shipmentId: string;data: AddShipmentEventDto}> = (props) => {
          const {id,shipmentId,data} = props ?? {};

          return  addShipmentEvent(id,shipmentId,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AddShipmentEventMutationResult = NonNullable<Awaited<ReturnType<typeof addShipmentEvent>>>
    export type AddShipmentEventMutationBody = AddShipmentEventDto
    export type AddShipmentEventMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Say what happened to a parcel (staff)
 */
export const useAddShipmentEvent = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addShipmentEvent>>, TError,{id: string;shipmentId: string;data: AddShipmentEventDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addShipmentEvent>>,
        TError,
        {id: string;shipmentId: string;data: AddShipmentEventDto},
        TContext
      > => {

      const mutationOptions = getAddShipmentEventMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For staff: what is printed and put on a parcel that was ordered from its carrier.
 * @summary The label of a parcel (staff)
 */
export const getGetShipmentLabelUrl = (id: string,
    shipmentId: string,) => {


  

  return `/v1/orders/${id}/shipments/${shipmentId}/label`
}

export const getShipmentLabel = async (id: string,
    shipmentId: string, options?: RequestInit): Promise<ShipmentLabelDto> => {
  
  return httpClient<ShipmentLabelDto>(getGetShipmentLabelUrl(id,shipmentId),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getGetShipmentLabelQueryKey = (id?: string,
    shipmentId?: string,) => {
    return [
    `/v1/orders/${id}/shipments/${shipmentId}/label`
    ] as const;
    }

    
export const getGetShipmentLabelQueryOptions = <TData = Awaited<ReturnType<typeof getShipmentLabel>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string,
    shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShipmentLabelQueryKey(id,shipmentId);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShipmentLabel>>> = ({ signal }) => getShipmentLabel(id,shipmentId, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id && shipmentId), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShipmentLabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShipmentLabelQueryResult = NonNullable<Awaited<ReturnType<typeof getShipmentLabel>>>
export type GetShipmentLabelQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useGetShipmentLabel<TData = Awaited<ReturnType<typeof getShipmentLabel>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    shipmentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentLabel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentLabel>>,
          TError,
          Awaited<ReturnType<typeof getShipmentLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentLabel<TData = Awaited<ReturnType<typeof getShipmentLabel>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentLabel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentLabel>>,
          TError,
          Awaited<ReturnType<typeof getShipmentLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentLabel<TData = Awaited<ReturnType<typeof getShipmentLabel>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The label of a parcel (staff)
 */

export function useGetShipmentLabel<TData = Awaited<ReturnType<typeof getShipmentLabel>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string,
    shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShipmentLabelQueryOptions(id,shipmentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



