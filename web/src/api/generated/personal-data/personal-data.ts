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
  ErrorDto,
  PersonalDataDto,
  ProofDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For managers. The person is signed out everywhere at once and disappears from all lists. Their cart, name, e-mail address, phone number, address and date of birth are erased. Orders keep lines, totals, dates and statuses; an open order keeps its receiver until it is completed or canceled. A manager cannot be deleted (403); a deleted customer is a 404.
 * @summary Delete a customer (manager)
 */
export const getDeleteCustomerUrl = (id: string,) => {


  

  return `/v1/customers/${id}/delete`
}

export const deleteCustomer = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getDeleteCustomerUrl(id),
  {      
    ...options,
    method: 'PUT'
    
    
  }
);}




export const getDeleteCustomerMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomer>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCustomer>>, TError,{id: string}, TContext> => {

const mutationKey = ['deleteCustomer'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCustomer>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  deleteCustomer(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type DeleteCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCustomer>>>
    
    export type DeleteCustomerMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Delete a customer (manager)
 */
export const useDeleteCustomer = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomer>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCustomer>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getDeleteCustomerMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Signs the customer out everywhere and erases their name, e-mail address, phone number, address and date of birth for good; the e-mail address and the phone number become free. Orders keep lines, totals, dates and statuses without the receiver. Only customers themselves can call it, with their password, and a code where they have two-step sign-in: a wrong one counts as a failed login (429 with `Retry-After` after too many). A 409 while an order is pending or being delivered. A manager’s account cannot be deleted (403).
 * @summary Delete my account and my data
 */
export const getEraseMyDataUrl = (id: string,) => {


  

  return `/v1/customers/${id}/erase`
}

export const eraseMyData = async (id: string,
    proofDto: ProofDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getEraseMyDataUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      proofDto,)
  }
);}




export const getEraseMyDataMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseMyData>>, TError,{id: string;data: ProofDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof eraseMyData>>, TError,{id: string;data: ProofDto}, TContext> => {

const mutationKey = ['eraseMyData'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eraseMyData>>, {id: string;data: ProofDto}> = (props) => {
          const {id,data} = props ?? {};

          return  eraseMyData(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type EraseMyDataMutationResult = NonNullable<Awaited<ReturnType<typeof eraseMyData>>>
    export type EraseMyDataMutationBody = ProofDto
    export type EraseMyDataMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Delete my account and my data
 */
export const useEraseMyData = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseMyData>>, TError,{id: string;data: ProofDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eraseMyData>>,
        TError,
        {id: string;data: ProofDto},
        TContext
      > => {

      const mutationOptions = getEraseMyDataMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * All data that the shop has about the customer: profile, orders with lines and history, sign-ins, and the account’s audit events. Only customers themselves can call it, with their password: a wrong one counts as a failed login (429 with `Retry-After` after too many).
 * @summary Download my data
 */
export const getExportMyDataUrl = (id: string,) => {


  

  return `/v1/customers/${id}/export`
}

export const exportMyData = async (id: string,
    proofDto: ProofDto, options?: RequestInit): Promise<PersonalDataDto> => {
  
  return httpClient<PersonalDataDto>(getExportMyDataUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      proofDto,)
  }
);}




export const getExportMyDataMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportMyData>>, TError,{id: string;data: ProofDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof exportMyData>>, TError,{id: string;data: ProofDto}, TContext> => {

const mutationKey = ['exportMyData'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportMyData>>, {id: string;data: ProofDto}> = (props) => {
          const {id,data} = props ?? {};

          return  exportMyData(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ExportMyDataMutationResult = NonNullable<Awaited<ReturnType<typeof exportMyData>>>
    export type ExportMyDataMutationBody = ProofDto
    export type ExportMyDataMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Download my data
 */
export const useExportMyData = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportMyData>>, TError,{id: string;data: ProofDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportMyData>>,
        TError,
        {id: string;data: ProofDto},
        TContext
      > => {

      const mutationOptions = getExportMyDataMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    