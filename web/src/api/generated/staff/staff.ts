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
  AcceptInvitationDto,
  ErrorDto,
  InvitationLinkDto,
  InviteStaffDto,
  InviteeDto,
  StaffInvitationDto,
  StaffListDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For managers: everyone with the role `admin` or `manager`, with their last sign-in, and the open invitations.
 * @summary List the staff (manager)
 */
export const getListStaffUrl = () => {


  

  return `/v1/staff`
}

export const listStaff = async ( options?: RequestInit): Promise<StaffListDto> => {
  
  return httpClient<StaffListDto>(getListStaffUrl(),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListStaffQueryKey = () => {
    return [
    `/v1/staff`
    ] as const;
    }

    
export const getListStaffQueryOptions = <TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffQueryKey();

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaff>>> = ({ signal }) => listStaff({ signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffQueryResult = NonNullable<Awaited<ReturnType<typeof listStaff>>>
export type ListStaffQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaff>>,
          TError,
          Awaited<ReturnType<typeof listStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaff>>,
          TError,
          Awaited<ReturnType<typeof listStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the staff (manager)
 */

export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * For managers. Sends a link to the address, valid once within 7 days; whoever follows it becomes an `admin`. Another invitation to the same address replaces the earlier one, whose link becomes invalid. The role `manager` cannot be given. At most 30 invitations an hour, and five links an hour to one address: 429 with `Retry-After`.
 * @summary Invite a person to the staff (manager)
 */
export const getInviteStaffUrl = () => {


  

  return `/v1/staff/invitations`
}

export const inviteStaff = async (inviteStaffDto: InviteStaffDto, options?: RequestInit): Promise<StaffInvitationDto> => {
  
  return httpClient<StaffInvitationDto>(getInviteStaffUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      inviteStaffDto,)
  }
);}




export const getInviteStaffMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteStaff>>, TError,{data: InviteStaffDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteStaff>>, TError,{data: InviteStaffDto}, TContext> => {

const mutationKey = ['inviteStaff'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteStaff>>, {data: InviteStaffDto}> = (props) => {
          const {data} = props ?? {};

          return  inviteStaff(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type InviteStaffMutationResult = NonNullable<Awaited<ReturnType<typeof inviteStaff>>>
    export type InviteStaffMutationBody = InviteStaffDto
    export type InviteStaffMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Invite a person to the staff (manager)
 */
export const useInviteStaff = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteStaff>>, TError,{data: InviteStaffDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteStaff>>,
        TError,
        {data: InviteStaffDto},
        TContext
      > => {

      const mutationOptions = getInviteStaffMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Uses the link up. Without an account of the invited address one is opened with the role `admin`, by name, phone number and password under the rules of the sign-up; invalid values leave the link valid. An account of the address, which must be confirmed, becomes an admin’s: password, orders and sign-ins stay, and only `token` is read.
 * @summary Join the staff with a link
 */
export const getAcceptInvitationUrl = () => {


  

  return `/v1/staff/invitations/accept`
}

export const acceptInvitation = async (acceptInvitationDto: AcceptInvitationDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getAcceptInvitationUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      acceptInvitationDto,)
  }
);}




export const getAcceptInvitationMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,{data: AcceptInvitationDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,{data: AcceptInvitationDto}, TContext> => {

const mutationKey = ['acceptInvitation'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, {data: AcceptInvitationDto}> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = AcceptInvitationDto
    export type AcceptInvitationMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Join the staff with a link
 */
export const useAcceptInvitation = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,{data: AcceptInvitationDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        {data: AcceptInvitationDto},
        TContext
      > => {

      const mutationOptions = getAcceptInvitationMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Tells a page whom the link invites and whether they have an account, before anything is entered. The link is not used up. A link that was used, withdrawn or replaced, or is older than 7 days, is a 400 with a message on `token`. Invalid links are limited for each network address: 429 with `Retry-After`.
 * @summary Check an invitation’s link
 */
export const getCheckInvitationUrl = () => {


  

  return `/v1/staff/invitations/check`
}

export const checkInvitation = async (invitationLinkDto: InvitationLinkDto, options?: RequestInit): Promise<InviteeDto> => {
  
  return httpClient<InviteeDto>(getCheckInvitationUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      invitationLinkDto,)
  }
);}




export const getCheckInvitationMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInvitation>>, TError,{data: InvitationLinkDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof checkInvitation>>, TError,{data: InvitationLinkDto}, TContext> => {

const mutationKey = ['checkInvitation'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkInvitation>>, {data: InvitationLinkDto}> = (props) => {
          const {data} = props ?? {};

          return  checkInvitation(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CheckInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof checkInvitation>>>
    export type CheckInvitationMutationBody = InvitationLinkDto
    export type CheckInvitationMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Check an invitation’s link
 */
export const useCheckInvitation = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInvitation>>, TError,{data: InvitationLinkDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkInvitation>>,
        TError,
        {data: InvitationLinkDto},
        TContext
      > => {

      const mutationOptions = getCheckInvitationMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers. The link of the invitation becomes invalid.
 * @summary Withdraw an invitation (manager)
 */
export const getWithdrawInvitationUrl = (id: string,) => {


  

  return `/v1/staff/invitations/${id}`
}

export const withdrawInvitation = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getWithdrawInvitationUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getWithdrawInvitationMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitation>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitation>>, TError,{id: string}, TContext> => {

const mutationKey = ['withdrawInvitation'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawInvitation>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  withdrawInvitation(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type WithdrawInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawInvitation>>>
    
    export type WithdrawInvitationMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Withdraw an invitation (manager)
 */
export const useWithdrawInvitation = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvitation>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawInvitation>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getWithdrawInvitationMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers. The admin becomes a client and is signed out everywhere at once; the account with its orders stays. A manager’s access cannot be ended (403).
 * @summary End a person’s access to the back-office (manager)
 */
export const getEndStaffAccessUrl = (id: string,) => {


  

  return `/v1/staff/${id}`
}

export const endStaffAccess = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getEndStaffAccessUrl(id),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getEndStaffAccessMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endStaffAccess>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof endStaffAccess>>, TError,{id: string}, TContext> => {

const mutationKey = ['endStaffAccess'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endStaffAccess>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  endStaffAccess(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type EndStaffAccessMutationResult = NonNullable<Awaited<ReturnType<typeof endStaffAccess>>>
    
    export type EndStaffAccessMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary End a person’s access to the back-office (manager)
 */
export const useEndStaffAccess = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endStaffAccess>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endStaffAccess>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getEndStaffAccessMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    