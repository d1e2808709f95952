/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AddShipmentDto,
  AddShipmentEventDto,
  ErrorDto,
  ShipmentDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For staff: a parcel that the shop brings itself (`self`), or that any carrier has taken, with its number. The first parcel of a pending order makes it `delivering`, and its customer is told. A parcel that is on its way with the same carrier and number is answered as it is.
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
 * For staff: where a parcel is now. `delivered`, `returned`, `canceled` and `lost` are its end. When all parcels of an order have come to their end and one has arrived, the order is `completed`. Where it is already changes nothing.
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
    