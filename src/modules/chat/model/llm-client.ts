import { Injectable } from '@nestjs/common';
import type OpenAI from 'openai';
import { fetchBounded } from '../../../common/fetch-bounded';
import { loadOnce } from '../../../common/load-once';
import { inSpan } from '../../../observability/spans';
import { Config, type LlmConfig } from '../../../config/config';

export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** Maximum tokens of one query. */
const MAX_TOKENS = 700;
/** Maximum bytes of one response, far above what its tokens need. */
const MAX_BYTES = 128 * 1024;

/** Calls the OpenAI-compatible server of the configuration, if any. */
@Injectable()
export class LlmClient {
  private readonly client = loadOnce(() => connect(this.config.llm!));

  constructor(private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.llm !== undefined;
  }

  /**
   * Makes one request that calls the tool, without retries: the time limit allows none.
   * @returns the call's arguments, as JSON text
   * @param signal aborts the request at any time
   * @throws connection and server errors, and an error for an unexpected response
   */
  async complete(
    messages: ModelMessage[],
    tool: OpenAI.Chat.Completions.ChatCompletionFunctionTool,
    signal: AbortSignal,
  ): Promise<string> {
    const { llm } = this.config;
    if (!llm) throw new Error('There is no language model.');
    const client = await this.client();
    const body = {
      model: llm.model,
      messages,
      tools: [tool],
      // Not by the tool's name: llama.cpp's server only accepts strings here.
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

/** Loads the package with the first question: a shop without a model never needs it. */
async function connect({ apiKey, baseUrl }: LlmConfig) {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl,
    // The package requires a key; a server without one ignores it.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
    // Without these, the package reads the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    // A redirect must not carry the key or the conversation to another server.
    fetchOptions: { redirect: 'error' },
    fetch: (input, init) => fetchBounded(MAX_BYTES, input, init),
  });
}

/** A partly compatible server may answer anything; a small model may write the JSON as plain text. */
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
