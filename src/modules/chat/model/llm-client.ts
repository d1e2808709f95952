import { Injectable } from '@nestjs/common';
import type OpenAI from 'openai';
import { inSpan } from '../../../observability/spans';
import { Config, type LlmConfig } from '../../../config/config';

export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** Tokens of one filled-in query. */
const MAX_TOKENS = 700;
/** Bytes of one answer: many times what its tokens take. */
const MAX_BYTES = 128 * 1024;

/** Talks to the OpenAI-compatible server that the configuration names, if it names one. */
@Injectable()
export class LlmClient {
  private client: ReturnType<typeof connect> | undefined;

  constructor(private readonly config: Config) {}

  /** Whether there is a server to talk to. */
  get isConfigured(): boolean {
    return this.config.llm !== undefined;
  }

  /**
   * One round, which calls the tool. Nothing is tried twice: there is no time for it.
   * @returns the call's arguments, JSON as a model writes it
   * @param signal ends the round wherever it is
   * @throws whatever the connection, the server or an answer of another shape brings
   */
  async complete(
    messages: ModelMessage[],
    tool: OpenAI.Chat.Completions.ChatCompletionFunctionTool,
    signal: AbortSignal,
  ): Promise<string> {
    const { llm } = this.config;
    if (!llm) throw new Error('There is no language model.');
    const client = await (this.client ??= connect(llm));
    const body = {
      model: llm.model,
      messages,
      tools: [tool],
      // Not by the tool's name: llama.cpp's server takes words alone here.
      tool_choice: 'required' as const,
      parallel_tool_calls: false,
      temperature: 0,
      max_tokens: MAX_TOKENS,
      stream: false as const,
    };
    return inSpan('chat', { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': llm.model }, async () =>
      readAnswer(await client.chat.completions.create(body, { signal })),
    );
  }
}

/** The package is loaded when the first question comes: a shop without a model never needs it. */
async function connect({ apiKey, baseUrl }: LlmConfig) {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl,
    // The package wants a key; a server that needs none is not sent one.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
    // Left out, the package would look for these in the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    // Neither the key nor a conversation goes anywhere but where the configuration says.
    fetchOptions: { redirect: 'error' },
    fetch: fetchBounded,
  });
}

/** As `fetch`; an answer ends in an error where it grows too long, before anything reads it. */
async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) controller.error(new Error('The model’s answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
}

/** A server that is only nearly compatible may answer anything; a small model may write the JSON as its words. */
function readAnswer(completion: OpenAI.Chat.Completions.ChatCompletion): string {
  const { choices } = completion as Partial<typeof completion>;
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const message = choice?.message as
    Partial<OpenAI.Chat.Completions.ChatCompletionMessage> | null | undefined;
  if (!choice || !message) throw new Error('The model’s answer has no message.');
  if (choice.finish_reason === 'length') throw new Error('The model’s answer was cut off.');
  if (message.refusal) throw new Error('The model refuses to answer.');
  const call: unknown = Array.isArray(message.tool_calls) ? message.tool_calls[0] : undefined;
  const json =
    (call as { function?: { arguments?: unknown } } | null | undefined)?.function?.arguments ??
    message.content;
  if (typeof json !== 'string') throw new Error('The model called no tool.');
  return json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1);
}
