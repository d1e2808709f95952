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
  ChangePasswordDto,
  ConfirmSecondFactorDto,
  ErrorDto,
  ForgotPasswordDto,
  ProveSecondFactorDto,
  RecoveryCodesDto,
  ResetLinkDto,
  ResetPasswordDto,
  ResetSecondFactorDto,
  SecondFactorSetupDto,
  SetUpSecondFactorDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Sends a reset link to the e-mail address if an account has it; the response is the same, and takes as long, if not. The link is valid once, for 30 minutes after it was created. A further request sends the same link again while it is valid; an address gets at most five of these mails per hour. Requests are limited for each e-mail address together with the network address: 429 with `Retry-After`. A shop without a mail server writes the message to the directory `outbox` in its data.
 * @summary Request a password reset link
 */
export const getForgotPasswordUrl = () => {


  

  return `/v1/customers/forgot-password`
}

export const forgotPassword = async (forgotPasswordDto: ForgotPasswordDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getForgotPasswordUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      forgotPasswordDto,)
  }
);}




export const getForgotPasswordMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,{data: ForgotPasswordDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,{data: ForgotPasswordDto}, TContext> => {

const mutationKey = ['forgotPassword'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, {data: ForgotPasswordDto}> = (props) => {
          const {data} = props ?? {};

          return  forgotPassword(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = ForgotPasswordDto
    export type ForgotPasswordMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Request a password reset link
 */
export const useForgotPassword = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,{data: ForgotPasswordDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        {data: ForgotPasswordDto},
        TContext
      > => {

      const mutationOptions = getForgotPasswordMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the `token` of the link and the new password, with the rules of the sign-up. It ends every sign-in of the account, informs its owner by e-mail, and lifts the limit on failed logins from the same address or device. A link that was used, replaced or is older than 30 minutes, or whose account has another e-mail address now, is a 400 with a message on `token`. A weak password is a 400 with a message on `password`, and the link stays valid. Invalid links are limited for each network address: 429 with `Retry-After`.
 * @summary Reset the password with a link
 */
export const getResetPasswordUrl = () => {


  

  return `/v1/customers/reset-password`
}

export const resetPassword = async (resetPasswordDto: ResetPasswordDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getResetPasswordUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      resetPasswordDto,)
  }
);}




export const getResetPasswordMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,{data: ResetPasswordDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,{data: ResetPasswordDto}, TContext> => {

const mutationKey = ['resetPassword'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, {data: ResetPasswordDto}> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordDto
    export type ResetPasswordMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Reset the password with a link
 */
export const useResetPassword = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,{data: ResetPasswordDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        {data: ResetPasswordDto},
        TContext
      > => {

      const mutationOptions = getResetPasswordMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Lets a page report an invalid link before a password is typed. The link is not used up. A link that was used or replaced, is older than 30 minutes, or whose account has another e-mail address now returns 400 with a message on `token`. Invalid links are limited for each network address: 429 with `Retry-After`.
 * @summary Check a password reset link
 */
export const getCheckResetLinkUrl = () => {


  

  return `/v1/customers/reset-password/check`
}

export const checkResetLink = async (resetLinkDto: ResetLinkDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getCheckResetLinkUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      resetLinkDto,)
  }
);}




export const getCheckResetLinkMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkResetLink>>, TError,{data: ResetLinkDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof checkResetLink>>, TError,{data: ResetLinkDto}, TContext> => {

const mutationKey = ['checkResetLink'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkResetLink>>, {data: ResetLinkDto}> = (props) => {
          const {data} = props ?? {};

          return  checkResetLink(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type CheckResetLinkMutationResult = NonNullable<Awaited<ReturnType<typeof checkResetLink>>>
    export type CheckResetLinkMutationBody = ResetLinkDto
    export type CheckResetLinkMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Check a password reset link
 */
export const useCheckResetLink = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkResetLink>>, TError,{data: ResetLinkDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkResetLink>>,
        TError,
        {data: ResetLinkDto},
        TContext
      > => {

      const mutationOptions = getCheckResetLinkMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Only for the account’s owner; requires the current password. A wrong one returns 400 with a message on `currentPassword`; after five, further attempts are delayed (429 with `Retry-After`). The new password follows the rules of the sign-up and must differ from the current one. All other sessions of the account end, and a password reset link becomes invalid; the session of this call continues. The owner is informed by e-mail.
 * @summary Change my password
 */
export const getChangePasswordUrl = (id: string,) => {


  

  return `/v1/customers/${id}/password`
}

export const changePassword = async (id: string,
    changePasswordDto: ChangePasswordDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getChangePasswordUrl(id),
  {      
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      changePasswordDto,)
  }
);}




export const getChangePasswordMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,{id: string;data: ChangePasswordDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,{id: string;data: ChangePasswordDto}, TContext> => {

const mutationKey = ['changePassword'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, {id: string;data: ChangePasswordDto}> = (props) => {
          const {id,data} = props ?? {};

          return  changePassword(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordDto
    export type ChangePasswordMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Change my password
 */
export const useChangePassword = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,{id: string;data: ChangePasswordDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        {id: string;data: ChangePasswordDto},
        TContext
      > => {

      const mutationOptions = getChangePasswordMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Answers the secret for an authenticator app, as text and as an address for a QR code. Sign-ins ask for a code only after it is confirmed with one. A new set-up replaces the secret. A wrong password counts as a failed login (429 with `Retry-After` after too many).
 * @summary Start setting up two-step sign-in
 */
export const getSetUpSecondFactorUrl = (id: string,) => {


  

  return `/v1/customers/${id}/second-factor`
}

export const setUpSecondFactor = async (id: string,
    setUpSecondFactorDto: SetUpSecondFactorDto, options?: RequestInit): Promise<SecondFactorSetupDto> => {
  
  return httpClient<SecondFactorSetupDto>(getSetUpSecondFactorUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      setUpSecondFactorDto,)
  }
);}




export const getSetUpSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUpSecondFactor>>, TError,{id: string;data: SetUpSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof setUpSecondFactor>>, TError,{id: string;data: SetUpSecondFactorDto}, TContext> => {

const mutationKey = ['setUpSecondFactor'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUpSecondFactor>>, {id: string;data: SetUpSecondFactorDto}> = (props) => {
          const {id,data} = props ?? {};

          return  setUpSecondFactor(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type SetUpSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof setUpSecondFactor>>>
    export type SetUpSecondFactorMutationBody = SetUpSecondFactorDto
    export type SetUpSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Start setting up two-step sign-in
 */
export const useSetUpSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUpSecondFactor>>, TError,{id: string;data: SetUpSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUpSecondFactor>>,
        TError,
        {id: string;data: SetUpSecondFactorDto},
        TContext
      > => {

      const mutationOptions = getSetUpSecondFactorMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes a code of the app that was just set up. From then on sign-ins ask for a code, and every other sign-in of the account ends. The answer has ten recovery codes, which are shown only once. Wrong codes are limited: 429 with `Retry-After`. An e-mail informs the owner of this change and of all changes below.
 * @summary Turn two-step sign-in on
 */
export const getConfirmSecondFactorUrl = (id: string,) => {


  

  return `/v1/customers/${id}/second-factor/confirm`
}

export const confirmSecondFactor = async (id: string,
    confirmSecondFactorDto: ConfirmSecondFactorDto, options?: RequestInit): Promise<RecoveryCodesDto> => {
  
  return httpClient<RecoveryCodesDto>(getConfirmSecondFactorUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      confirmSecondFactorDto,)
  }
);}




export const getConfirmSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,{id: string;data: ConfirmSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,{id: string;data: ConfirmSecondFactorDto}, TContext> => {

const mutationKey = ['confirmSecondFactor'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSecondFactor>>, {id: string;data: ConfirmSecondFactorDto}> = (props) => {
          const {id,data} = props ?? {};

          return  confirmSecondFactor(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSecondFactor>>>
    export type ConfirmSecondFactorMutationBody = ConfirmSecondFactorDto
    export type ConfirmSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Turn two-step sign-in on
 */
export const useConfirmSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,{id: string;data: ConfirmSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSecondFactor>>,
        TError,
        {id: string;data: ConfirmSecondFactorDto},
        TContext
      > => {

      const mutationOptions = getConfirmSecondFactorMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the current password, and a code of the app or a recovery code. The answer has ten new recovery codes, which are shown only once; the earlier ones become invalid. Wrong passwords and codes are limited: 429 with `Retry-After`.
 * @summary Make new recovery codes
 */
export const getRenewRecoveryCodesUrl = (id: string,) => {


  

  return `/v1/customers/${id}/second-factor/recovery-codes`
}

export const renewRecoveryCodes = async (id: string,
    proveSecondFactorDto: ProveSecondFactorDto, options?: RequestInit): Promise<RecoveryCodesDto> => {
  
  return httpClient<RecoveryCodesDto>(getRenewRecoveryCodesUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      proveSecondFactorDto,)
  }
);}




export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,{id: string;data: ProveSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,{id: string;data: ProveSecondFactorDto}, TContext> => {

const mutationKey = ['renewRecoveryCodes'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, {id: string;data: ProveSecondFactorDto}> = (props) => {
          const {id,data} = props ?? {};

          return  renewRecoveryCodes(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>
    export type RenewRecoveryCodesMutationBody = ProveSecondFactorDto
    export type RenewRecoveryCodesMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Make new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,{id: string;data: ProveSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        {id: string;data: ProveSecondFactorDto},
        TContext
      > => {

      const mutationOptions = getRenewRecoveryCodesMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the current password, and a code of the app or a recovery code. The secret and the recovery codes are deleted, and every other sign-in ends. Wrong passwords and codes are limited: 429 with `Retry-After`.
 * @summary Turn two-step sign-in off
 */
export const getRemoveSecondFactorUrl = (id: string,) => {


  

  return `/v1/customers/${id}/second-factor/remove`
}

export const removeSecondFactor = async (id: string,
    proveSecondFactorDto: ProveSecondFactorDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getRemoveSecondFactorUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      proveSecondFactorDto,)
  }
);}




export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,{id: string;data: ProveSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,{id: string;data: ProveSecondFactorDto}, TContext> => {

const mutationKey = ['removeSecondFactor'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSecondFactor>>, {id: string;data: ProveSecondFactorDto}> = (props) => {
          const {id,data} = props ?? {};

          return  removeSecondFactor(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RemoveSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeSecondFactor>>>
    export type RemoveSecondFactorMutationBody = ProveSecondFactorDto
    export type RemoveSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Turn two-step sign-in off
 */
export const useRemoveSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,{id: string;data: ProveSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSecondFactor>>,
        TError,
        {id: string;data: ProveSecondFactorDto},
        TContext
      > => {

      const mutationOptions = getRemoveSecondFactorMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * For managers, when a person has lost both the app and the recovery codes. Every sign-in of that person ends. Managers can do it for other managers, but not for themselves (403). It takes the manager’s own current password, and a code where they have two-step sign-in: a 403 with the `code` `reauthentication-required` or `reauthentication-code-required` when one is missing.
 * @summary Turn two-step sign-in off for another person (manager)
 */
export const getResetSecondFactorUrl = (id: string,) => {


  

  return `/v1/customers/${id}/second-factor/reset`
}

export const resetSecondFactor = async (id: string,
    resetSecondFactorDto: ResetSecondFactorDto, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getResetSecondFactorUrl(id),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      resetSecondFactorDto,)
  }
);}




export const getResetSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,{id: string;data: ResetSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,{id: string;data: ResetSecondFactorDto}, TContext> => {

const mutationKey = ['resetSecondFactor'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetSecondFactor>>, {id: string;data: ResetSecondFactorDto}> = (props) => {
          const {id,data} = props ?? {};

          return  resetSecondFactor(id,data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ResetSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof resetSecondFactor>>>
    export type ResetSecondFactorMutationBody = ResetSecondFactorDto
    export type ResetSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Turn two-step sign-in off for another person (manager)
 */
export const useResetSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,{id: string;data: ResetSecondFactorDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetSecondFactor>>,
        TError,
        {id: string;data: ResetSecondFactorDto},
        TContext
      > => {

      const mutationOptions = getResetSecondFactorMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    