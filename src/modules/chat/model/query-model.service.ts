import { Injectable, Logger } from '@nestjs/common';
import type { ChatTurn } from '../chat-rules';
import type { StockQuery } from '../stock-query';
import { LlmClient, type ModelMessage } from './llm-client';
import { QUERY_RULES, QUERY_TOOL, readFilling } from './query-tool';

/** The time limit of the one round (rule H6). */
const PATIENCE_MS = 4000;
/** Messages of the conversation that the model is told, and characters of one and of all of them. */
const MAX_TURNS = 10;
const MAX_TURN_LENGTH = 500;
const MAX_HISTORY_LENGTH = 4000;

/** Lets a language model say what a message asks for. It words nothing that a customer reads. */
@Injectable()
export class QueryModelService {
  private readonly logger = new Logger(QueryModelService.name);

  constructor(private readonly client: LlmClient) {}

  /** Whether the shop has a language model. */
  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  /**
   * What the message asks for, names still as words; or null when the model fails, takes over 4 s or fills in what
   * is no query.
   * @param gone aborted when nobody waits for the answer any more
   */
  async fill(
    message: string,
    conversation: readonly ChatTurn[],
    gone: AbortSignal,
  ): Promise<StockQuery | null> {
    // Not `AbortSignal.any` with `AbortSignal.timeout`: garbage collection may take that timeout away (Node 20), and
    // a server that never answers would then be waited for without end.
    const patience = new AbortController();
    const giveUp = (): void => patience.abort();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    gone.addEventListener('abort', giveUp, { once: true });
    if (gone.aborted) giveUp();
    try {
      const json = await this.client.complete(startOf(message, conversation), QUERY_TOOL, patience.signal);
      patience.signal.throwIfAborted();
      const query = readFilling(json);
      if (!query) this.logger.warn('The language model filled in no valid query.');
      return query;
    } catch (error) {
      // What a server answers may hold the conversation: its status and kind are enough to mend it.
      if (!gone.aborted)
        this.logger.warn(`The language model gave no query: ${describe(error, patience.signal)}`);
      return null;
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', giveUp);
    }
  }
}

function startOf(message: string, conversation: readonly ChatTurn[]): ModelMessage[] {
  const turns: ModelMessage[] = [];
  let length = 0;
  for (const { text, sender } of conversation.slice(-MAX_TURNS).reverse()) {
    const content = wellFormed(text.slice(0, MAX_TURN_LENGTH));
    length += content.length;
    if (length > MAX_HISTORY_LENGTH) break;
    turns.unshift({ role: sender === 'me' ? 'user' : 'assistant', content });
  }
  return [{ role: 'system', content: QUERY_RULES }, ...turns, { role: 'user', content: wellFormed(message) }];
}

/** Half a pair, such as a cut leaves, has no encoding. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `it took more than ${PATIENCE_MS} ms`;
  const { name, status, code } = error as { name?: unknown; status?: unknown; code?: unknown };
  return [name, status, code]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
