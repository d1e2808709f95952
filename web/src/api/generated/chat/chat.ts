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
  ChatReplyDto,
  ChatRequestDto,
  ErrorDto
} from '.././model';

import { httpClient } from '../../http-client';
import type { ErrorType } from '../../http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Answers a question about shoes in its own language, Vietnamese or English, from the stock at that moment: real shoes with colour, size, how many pairs are left, and price in dong. Nothing found says so and offers the nearest that is in stock; `products` are the shoes the answer speaks of, for cards. A follow-up (`còn size 43 không?`, `and in black?`) keeps what the `conversation` already named, of which the last 20 messages are read. Facts of the shop (delivery, payment, hours …) come from a table; anything else is turned back. Nothing that is said changes anything, and people and orders are out of reach. A shop with a language model lets it read the question: it fills in what is asked for and words nothing. When it fails or takes over 4 seconds, the shop reads the question itself. The answer is plain text, never HTML. Questions are limited for each address they come from and for each conversation, which is known by its first question, so send it from its beginning: 429 with `Retry-After`.
 * @summary Ask what is in stock
 */
export const getAskChatUrl = () => {


  

  return `/v1/chat`
}

export const askChat = async (chatRequestDto: ChatRequestDto, options?: RequestInit): Promise<ChatReplyDto> => {
  
  return httpClient<ChatReplyDto>(getAskChatUrl(),
  {      
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(
      chatRequestDto,)
  }
);}




export const getAskChatMutationOptions = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askChat>>, TError,{data: ChatRequestDto}, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof askChat>>, TError,{data: ChatRequestDto}, TContext> => {

const mutationKey = ['askChat'];
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      


      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askChat>>, {data: ChatRequestDto}> = (props) => {
          const {data} = props ?? {};

          return  askChat(data,requestOptions)
        }

        


  return  { mutationFn, ...mutationOptions }}

    export type AskChatMutationResult = NonNullable<Awaited<ReturnType<typeof askChat>>>
    export type AskChatMutationBody = ChatRequestDto
    export type AskChatMutationError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>

    /**
 * @summary Ask what is in stock
 */
export const useAskChat = <TError = ErrorType<ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto | ErrorDto>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askChat>>, TError,{data: ChatRequestDto}, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askChat>>,
        TError,
        {data: ChatRequestDto},
        TContext
      > => {

      const mutationOptions = getAskChatMutationOptions(options);

      return useMutation(mutationOptions, queryClient);
    }
    