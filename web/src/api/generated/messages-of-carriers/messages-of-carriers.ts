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
  TakeGhnMessageBody,
  TakeGhtkMessageBodyOne,
  TakeGhtkMessageBodyTwo
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
    /**
 * For GHTK alone, which signs nothing and sends forms: the end of the address is the secret. Each event of a parcel is kept once, however often and in whatever order it is reported. A status that the shop does not know is kept and shown as it is. What its courier reports beforehand (123, 127, 128, 45, 49, 410) is shown, and ends nothing. Messages about parcels of others are answered and not kept.
 * @summary GHTK reports a parcel
 */
export const getTakeGhtkMessageUrl = (secret: string,) => {


  

  return `/v1/carriers/ghtk/${secret}`
}

export const takeGhtkMessage = async (secret: string,
    takeGhtkMessageBody: TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo, options?: RequestInit): Promise<CarrierTakenDto> => {
  
  return httpClient<CarrierTakenDto>(getTakeGhtkMessageUrl(secret),
  {      
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(
      takeGhtkMessageBody,)
  }
);}




export const getTakeGhtkMessageMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeGhtkMessage>>, TError,{secret: string;data: TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof takeGhtkMessage>>, TError,{secret: string;data: TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo}, TContext> => {

const mutationKey = ['takeGhtkMessage'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeGhtkMessage>>, {secret: string;data: TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo}> = (props) => {
          const {secret,data} = props ?? {};

          return  takeGhtkMessage(secret,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type TakeGhtkMessageMutationResult = NonNullable<Awaited<ReturnType<typeof takeGhtkMessage>>>
    export type TakeGhtkMessageMutationBody = TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo
    export type TakeGhtkMessageMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary GHTK reports a parcel
 */
export const useTakeGhtkMessage = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeGhtkMessage>>, TError,{secret: string;data: TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeGhtkMessage>>,
        TError,
        {secret: string;data: TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo},
        TContext
      > => {

      const mutationOptions = getTakeGhtkMessageMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    