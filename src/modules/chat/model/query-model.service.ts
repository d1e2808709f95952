import { Injectable, Logger } from '@nestjs/common';
import { BrokenCircuitError, circuitBreaker, handleWhen } from 'cockatiel';
import { modelFailures } from '../../../observability/metrics';
import type { ChatTurn } from '../chat-rules';
import type { StockQuery } from '../stock-query';
import { LlmClient, type ModelMessage } from './llm-client';
import { RecentFailuresBreaker } from './model-breaker';
import { QUERY_RULES, QUERY_TOOL, readFilling } from './query-tool';

/** The time limit of the one round (rule H6). */
const PATIENCE_MS = 4000;
/** How long questions go to the reader alone after three failures within a minute. */
const REST_MS = 60_000;
/** Messages of the conversation that the model is told, and characters of one and of all of them. */
const MAX_TURNS = 10;
const MAX_TURN_LENGTH = 500;
const MAX_HISTORY_LENGTH = 4000;

/** Lets a language model say what a message asks for. It words nothing that a customer reads. */
@Injectable()
export class QueryModelService {
  private readonly logger = new Logger(QueryModelService.name);

  constructor(private readonly client: LlmClient) {}

  /** A question that nobody waits for any more says nothing about the model. */
  private readonly breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof GoneError)),
    { breaker: new RecentFailuresBreaker(), halfOpenAfter: REST_MS },
  );

  /** Whether the shop has a language model. */
  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  /**
   * What the message asks for, names still as words; or null when the model fails, takes over 4 s, fills in what is no
   * query, or has failed three times within a minute and rests.
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
      return await this.breaker.execute(async () => {
        try {
          return await this.ask(message, conversation, patience.signal);
        } catch (error) {
          throw gone.aborted ? new GoneError() : error;
        }
      });
    } catch (error) {
      // Nobody waits, or the model has had its minute of rest: no failure of its own.
      if (gone.aborted || error instanceof BrokenCircuitError) return null;
      modelFailures.inc({ kind: kindOf(error, patience.signal) });
      // What a server answers may hold the conversation: its status and kind are enough to mend it.
      this.logger.warn(
        error instanceof InvalidQueryError
          ? 'The language model filled in no valid query.'
          : `The language model gave no query: ${describe(error, patience.signal)}`,
      );
      return null;
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', giveUp);
    }
  }

  private async ask(
    message: string,
    conversation: readonly ChatTurn[],
    signal: AbortSignal,
  ): Promise<StockQuery> {
    const json = await this.client.complete(startOf(message, conversation), QUERY_TOOL, signal);
    signal.throwIfAborted();
    const query = readFilling(json);
    if (!query) throw new InvalidQueryError();
    return query;
  }
}

/** The caller has gone: no failure of the model's. */
class GoneError extends Error {}

class InvalidQueryError extends Error {}

type FailureKind = 'timeout' | 'refused' | 'status' | 'invalid' | 'connection';

function kindOf(error: unknown, signal: AbortSignal): FailureKind {
  if (error instanceof InvalidQueryError) return 'invalid';
  if (signal.aborted) return 'timeout';
  const { status } = error as { status?: unknown };
  if (status === 401 || status === 403 || status === 429) return 'refused';
  if (typeof status === 'number') return 'status';
  return error instanceof Error && error.message.startsWith('The model') ? 'invalid' : 'connection';
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
