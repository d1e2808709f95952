import { Injectable, Logger } from '@nestjs/common';
import { isPlainText } from '../../../common/text';
import { LookupService, type ChatTurn, type LookupQuery } from '../lookup/lookup.service';
import { LlmClient, type ModelAnswer, type ModelMessage } from './llm-client';
import { SHOP_RULES } from './shop-rules';
import { describeFacts, readArguments, STOCK_TOOL, STOCK_TOOL_NAME } from './stock-tool';

/** What the model would answer: its words, not held against anything yet, and what it looked up for them. */
export interface Draft {
  text: string;
  queries: LookupQuery[];
}

/** The time limit of all rounds together (rule H6). */
const PATIENCE_MS = 8000;
/** Rounds of looking up; what has not become an answer by then never will. */
const MOST_ROUNDS = 4;
/** Times that the model may look something up for one question. */
const MOST_QUERIES = 8;
/** Characters of words that are worth reading: an answer that is told has far fewer. */
const LONGEST_ANSWER = 10_000;
/** Characters of one earlier message, and of all of them, that the model is told. */
const LONGEST_TURN = 500;
const LONGEST_HISTORY = 5000;

/** Lets a language model read a question, look shoes up and word an answer. */
@Injectable()
export class LlmService {
  private readonly logger = new Logger(LlmService.name);

  constructor(
    private readonly client: LlmClient,
    private readonly lookup: LookupService,
  ) {}

  /** Whether the shop has a language model. */
  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  /**
   * The model's answer, or null when it gives none that could be used: an error, more than 8 s, a refusal, calls
   * without end, or words without having looked anything up.
   * @param gone aborted when nobody waits for the answer any more
   */
  async draft(message: string, conversation: readonly ChatTurn[], gone: AbortSignal): Promise<Draft | null> {
    // Not `AbortSignal.any` with `AbortSignal.timeout`: garbage collection may take that timeout away (Node 20), and
    // a server that never answers would then be waited for without end.
    const patience = new AbortController();
    const giveUp = (): void => patience.abort();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    gone.addEventListener('abort', giveUp, { once: true });
    if (gone.aborted) giveUp();
    try {
      return await this.converse(startOf(message, conversation), patience.signal);
    } catch (error) {
      // What a server answers may hold the conversation: its status and kind are enough to mend it.
      if (!gone.aborted) {
        this.logger.warn(`The language model gave no answer: ${describe(error, patience.signal)}`);
      }
      return null;
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', giveUp);
    }
  }

  private async converse(messages: ModelMessage[], signal: AbortSignal): Promise<Draft | null> {
    const queries: LookupQuery[] = [];
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const answer = await this.client.complete(messages, STOCK_TOOL, signal);
      signal.throwIfAborted();
      if (answer.calls.length === 0) {
        const text = cleanText((answer.text ?? '').slice(0, LONGEST_ANSWER));
        return text !== '' && queries.length > 0 ? { text, queries } : null;
      }
      messages.push(assistantMessage(answer));
      for (const call of answer.calls) {
        const content = await this.carryOut(call, queries);
        messages.push({ role: 'tool', tool_call_id: call.id, content });
      }
    }
    return null;
  }

  /** Looks up what a call asks for, or tells the model what is wrong with the call. */
  private async carryOut(call: ModelAnswer['calls'][number], queries: LookupQuery[]): Promise<string> {
    if (call.name !== STOCK_TOOL_NAME) return toolError(`The only tool is ${STOCK_TOOL_NAME}.`);
    const query = readArguments(call.arguments);
    if (typeof query === 'string') return toolError(query);
    if (queries.length >= MOST_QUERIES) return toolError('Nothing more can be looked up: answer now.');
    queries.push(query);
    return describeFacts(await this.lookup.find(query));
  }
}

function startOf(message: string, conversation: readonly ChatTurn[]): ModelMessage[] {
  const turns: ModelMessage[] = [];
  let length = 0;
  for (const { text, sender } of conversation.toReversed()) {
    const content = wellFormed(text.slice(0, LONGEST_TURN));
    length += content.length;
    if (length > LONGEST_HISTORY) break;
    turns.unshift({ role: sender === 'me' ? 'user' : 'assistant', content });
  }
  return [{ role: 'system', content: SHOP_RULES }, ...turns, { role: 'user', content: wellFormed(message) }];
}

/** Half a pair, such as a cut leaves, has no encoding. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function assistantMessage({ text, calls }: ModelAnswer): ModelMessage {
  return {
    role: 'assistant',
    content: text,
    tool_calls: calls.map(({ id, name, arguments: json }) => ({
      id,
      type: 'function',
      function: { name, arguments: json },
    })),
  };
}

function toolError(error: string): string {
  return JSON.stringify({ error });
}

/** Takes off what models put around plain words: thoughts, emphasis, pictographs. Anything else stays to be refused. */
function cleanText(text: string): string {
  return text
    .replace(/^\s*<think>[^]*?<\/think>/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      [...line.replace(/^\s*\* /, '- ').replace(/\t/g, ' ')]
        .filter(isPlainText)
        .join('')
        .replace(/[ \u00a0]+/g, ' ')
        .trimEnd(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .trim();
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `it took more than ${PATIENCE_MS} ms`;
  const { name, status, code } = error as { name?: unknown; status?: unknown; code?: unknown };
  return [name, status, code]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
