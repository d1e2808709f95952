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
  ChangePasswordDto,
  ConfirmSecondFactorDto,
  ErrorDto,
  ForgotPasswordDto,
  LoginDto,
  ProveSecondFactorDto,
  RecoveryCodesDto,
  RefreshTokenDto,
  ResetPasswordDto,
  SecondFactorSetupDto,
  SessionListDto,
  SetUpSecondFactorDto,
  TokensDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Sends a message with a link to the e-mail address if an account has it; otherwise the answer is the same, and as fast. The link is valid once, for 30 minutes. A new request sends the same valid link again, at most five times an hour, and restarts its 30 minutes. Requests are limited for each e-mail address together with the network address: 429 with `Retry-After`. A shop without a mail server writes the message to the directory `outbox` in its data.
 * @summary Ask for a link to a new password
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




export const getForgotPasswordMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type ForgotPasswordMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Ask for a link to a new password
 */
export const useForgotPassword = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * With a username, an e-mail address or a phone number. The answer does not reveal whether the name or the password is wrong. An account with two-step sign-in also needs a `code`: without one the right password is a 401 with the code `second-factor-required`, with a wrong or used one `second-factor-wrong`. After five wrong passwords for an account from one address, the next ones must wait, longer each time (429 with `Retry-After`); the same holds for wrong codes. A device with an earlier sign-in, recognised by a cookie, is counted separately. Put the `token` into Authorize to try the other calls.
 * @summary Sign in
 */
export const getLoginUrl = () => {


  

  return `/v1/customers/login`
}

export const login = async (loginDto: LoginDto, options?: RequestInit): Promise<TokensDto> => {
  
  return httpClient<TokensDto>(getLoginUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      loginDto,)
  }
);}




export const getLoginMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,{data: LoginDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,{data: LoginDto}, TContext> => {

const mutationKey = ['login'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, {data: LoginDto}> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginDto
    export type LoginMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Sign in
 */
export const useLogin = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,{data: LoginDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        {data: LoginDto},
        TContext
      > => {

      const mutationOptions = getLoginMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Ends the sign-in of the access token; its tokens become invalid. Signing out again, or with an expired token, gives the same answer.
 * @summary Sign out
 */
export const getLogoutUrl = () => {


  

  return `/v1/customers/logout`
}

export const logout = async ( options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getLogoutUrl(),
  {      
    ...options,
    method: 'POST'
    
    
  }
);}




export const getLogoutMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = ['logout'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {
          

          return  logout(requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    
    export type LogoutMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {

      const mutationOptions = getLogoutMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * A refresh token is valid for one use and 30 days, and at most until 90 days after the login. Tabs that use the same token within ten seconds get the same new one; using a spent token later ends the whole sign-in. The cookie that recognises the device is renewed.
 * @summary Exchange the refresh token for new tokens
 */
export const getRefreshTokenUrl = () => {


  

  return `/v1/customers/refresh-token`
}

export const refreshToken = async (refreshTokenDto: RefreshTokenDto, options?: RequestInit): Promise<TokensDto> => {
  
  return httpClient<TokensDto>(getRefreshTokenUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      refreshTokenDto,)
  }
);}




export const getRefreshTokenMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,{data: RefreshTokenDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,{data: RefreshTokenDto}, TContext> => {

const mutationKey = ['refreshToken'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshToken>>, {data: RefreshTokenDto}> = (props) => {
          const {data} = props ?? {};

          return  refreshToken(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type RefreshTokenMutationResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>
    export type RefreshTokenMutationBody = RefreshTokenDto
    export type RefreshTokenMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Exchange the refresh token for new tokens
 */
export const useRefreshToken = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,{data: RefreshTokenDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshToken>>,
        TError,
        {data: RefreshTokenDto},
        TContext
      > => {

      const mutationOptions = getRefreshTokenMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Takes the `token` of the link and the new password, with the rules of the sign-up. It ends every sign-in of the account, informs its owner by e-mail, and lifts the limit on failed logins from the same address or device. A link that was used, replaced or is older than 30 minutes, or whose account has another e-mail address now, is a 400 with a message on `token`. A weak password is a 400 with a message on `password`, and the link stays valid. Invalid links are limited for each network address: 429 with `Retry-After`.
 * @summary Set a new password with a link
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




export const getResetPasswordMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type ResetPasswordMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Set a new password with a link
 */
export const useResetPassword = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * Only customers themselves change their password, with the current one. A wrong one is a 400 with a message on `currentPassword`; after five, the next ones must wait (429 with `Retry-After`). The new password follows the rules of the sign-up and differs from the current one. Every other sign-in of the account ends, and so does a link that resets the password; the sign-in of this call continues. A message informs the e-mail address.
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




export const getChangePasswordMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type ChangePasswordMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Change my password
 */
export const useChangePassword = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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




export const getSetUpSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type SetUpSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Start setting up two-step sign-in
 */
export const useSetUpSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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




export const getConfirmSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type ConfirmSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Turn two-step sign-in on
 */
export const useConfirmSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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




export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type RenewRecoveryCodesMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Make new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * Takes the current password, and a code of the app or a recovery code. The secret and the recovery codes are deleted. Wrong passwords and codes are limited: 429 with `Retry-After`.
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




export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
    export type RemoveSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Turn two-step sign-in off
 */
export const useRemoveSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
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
 * For managers, when a person has lost both the app and the recovery codes. Every sign-in of that person ends. Managers can do it for other managers, but not for themselves (403).
 * @summary Turn two-step sign-in off for another person (manager)
 */
export const getResetSecondFactorUrl = (id: string,) => {


  

  return `/v1/customers/${id}/second-factor/reset`
}

export const resetSecondFactor = async (id: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getResetSecondFactorUrl(id),
  {      
    ...options,
    method: 'POST'
    
    
  }
);}




export const getResetSecondFactorMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,{id: string}, TContext> => {

const mutationKey = ['resetSecondFactor'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetSecondFactor>>, {id: string}> = (props) => {
          const {id} = props ?? {};

          return  resetSecondFactor(id,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type ResetSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof resetSecondFactor>>>
    
    export type ResetSecondFactorMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Turn two-step sign-in off for another person (manager)
 */
export const useResetSecondFactor = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,{id: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetSecondFactor>>,
        TError,
        {id: string},
        TContext
      > => {

      const mutationOptions = getResetSecondFactorMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    /**
 * Only customers themselves see their sign-ins, the last used first. A person has at most 20: a further sign-in ends the oldest one. Each ends 90 days after its login, or 30 days after its last use.
 * @summary List the devices on which I am signed in
 */
export const getListSessionsUrl = (id: string,) => {


  

  return `/v1/customers/${id}/sessions`
}

export const listSessions = async (id: string, options?: RequestInit): Promise<SessionListDto> => {
  
  return httpClient<SessionListDto>(getListSessionsUrl(id),
  {      
    ...options,
    method: 'GET'
    
    
  }
);}





export const getListSessionsQueryKey = (id?: string,) => {
    return [
    `/v1/customers/${id}/sessions`
    ] as const;
    }

    
export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(id);

  

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(id, { signal, ...requestOptions });

      

      

   return  { queryKey, queryFn, enabled: !!(id), ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the devices on which I am signed in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient 
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  query.queryKey = queryOptions.queryKey ;

  return query;
}



/**
 * Ends the sign-in at once: its access token and refresh token become invalid. Ending the sign-in of this call signs out. A sign-in that has ended or belongs to another person is a 404.
 * @summary Sign one of my devices out
 */
export const getEndSessionUrl = (id: string,
    sessionId: string,) => {


  

  return `/v1/customers/${id}/sessions/${sessionId}`
}

export const endSession = async (id: string,
    sessionId: string, options?: RequestInit): Promise<void> => {
  
  return httpClient<void>(getEndSessionUrl(id,sessionId),
  {      
    ...options,
    method: 'DELETE'
    
    
  }
);}




export const getEndSessionMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,{id: string;sessionId: string}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,{id: string;sessionId: string}, TContext> => {

const mutationKey = ['endSession'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, {id: string;sessionId: string}> = (props) => {
          const {id,sessionId} = props ?? {};

          return  endSession(id,sessionId,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>
    
    export type EndSessionMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Sign one of my devices out
 */
export const useEndSession = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,{id: string;sessionId: string}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        {id: string;sessionId: string},
        TContext
      > => {

      const mutationOptions = getEndSessionMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    