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
  CarrierTakenDto,
  ErrorDto,
  TakeGhnMessageBody
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For GHN alone, which signs nothing: the end of the address is the secret. Each event of a parcel is kept once, however often and in whatever order it is reported. A status that the shop does not know is kept and shown as it is. Messages about weight, fee and COD, and about parcels of others, are answered and not kept.
 * @summary GHN reports a parcel
 */
export const getTakeGhnMessageUrl = (secret: string,) => {


  

  return `/v1/carriers/ghn/${secret}`
}

export const takeGhnMessage = async (secret: string,
    takeGhnMessageBody: TakeGhnMessageBody, options?: RequestInit): Promise<CarrierTakenDto> => {
  
  return httpClient<CarrierTakenDto>(getTakeGhnMessageUrl(secret),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      takeGhnMessageBody,)
  }
);}




export const getTakeGhnMessageMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeGhnMessage>>, TError,{secret: string;data: TakeGhnMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takeGhnMessage>>, TError,{secret: string;data: TakeGhnMessageBody}, TContext> => {

const mutationKey = ['takeGhnMessage'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeGhnMessage>>, {secret: string;data: TakeGhnMessageBody}> = (props) => {
          const {secret,data} = props ?? {};

          return  takeGhnMessage(secret,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakeGhnMessageMutationResult = NonNullable<Awaited<ReturnType<typeof takeGhnMessage>>>
    export type TakeGhnMessageMutationBody = TakeGhnMessageBody
    export type TakeGhnMessageMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary GHN reports a parcel
 */
export const useTakeGhnMessage = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeGhnMessage>>, TError,{secret: string;data: TakeGhnMessageBody}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeGhnMessage>>,
        TError,
        {secret: string;data: TakeGhnMessageBody},
        TContext
      > => {

      const mutationOptions = getTakeGhnMessageMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    