import { Injectable, Logger } from '@nestjs/common';
import { BrokenCircuitError, circuitBreaker, handleWhen } from 'cockatiel';
import { modelFailures } from '../../../observability/metrics';
import type { ChatTurn } from '../chat-rules';
import type { StockQuery } from '../stock-query';
import { LlmClient, type ModelMessage } from './llm-client';
import { RecentFailuresBreaker } from './model-breaker';
import { QUERY_RULES, QUERY_TOOL, readFilling } from './query-tool';

/** The time limit of the request (rule H6). */
const TIMEOUT_MS = 4000;
/** How long only the parser answers, after three failures within a minute. */
const REST_MS = 60_000;
/** Maximum earlier messages sent to the model, and characters of one and of all. */
const MAX_TURNS = 10;
const MAX_TURN_LENGTH = 500;
const MAX_HISTORY_LENGTH = 4000;

/** Lets a language model turn a message into a query. The model never writes text for customers. */
@Injectable()
export class QueryModelService {
  private readonly logger = new Logger(QueryModelService.name);

  constructor(private readonly client: LlmClient) {}

  /** A disconnected caller is no failure of the model. */
  private readonly breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof GoneError)),
    { breaker: new RecentFailuresBreaker(), halfOpenAfter: REST_MS },
  );

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  /**
   * The query of a message, with names still as words; null when the model fails, exceeds 4 s, fills in an
   * invalid query, or is paused after three failures within a minute.
   * @param gone aborts when the caller disconnects
   */
  async fill(
    message: string,
    conversation: readonly ChatTurn[],
    gone: AbortSignal,
  ): Promise<StockQuery | null> {
    // Not `AbortSignal.any` with `AbortSignal.timeout`: Node 20 may garbage-collect that timeout, and a
    // silent server would then block forever.
    const controller = new AbortController();
    const giveUp = (): void => controller.abort();
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    gone.addEventListener('abort', giveUp, { once: true });
    if (gone.aborted) giveUp();
    try {
      return await this.breaker.execute(async () => {
        try {
          return await this.ask(message, conversation, controller.signal);
        } catch (error) {
          throw gone.aborted ? new GoneError() : error;
        }
      });
    } catch (error) {
      // The caller has disconnected or the model is paused: not a new failure.
      if (gone.aborted || error instanceof BrokenCircuitError) return null;
      modelFailures.inc({ kind: kindOf(error, controller.signal) });
      // A server's response may quote the conversation, so log only its status and kind.
      this.logger.warn(
        error instanceof InvalidQueryError
          ? 'The language model filled in no valid query.'
          : `The language model gave no query: ${describe(error, controller.signal)}`,
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

/** Half a surrogate pair, which a cut may leave, cannot be encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `it took more than ${TIMEOUT_MS} ms`;
  const { name, status, code } = error as { name?: unknown; status?: unknown; code?: unknown };
  return [name, status, code]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
