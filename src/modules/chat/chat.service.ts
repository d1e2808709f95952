import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { foldText } from '../../common/text';
import { chatAnswers } from '../../observability/metrics';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { CatalogueSearch } from '../products/catalog/catalogue-search.service';
import { CatalogueService } from '../products/catalog/catalogue.service';
import { AnswererService } from './answer/answerer.service';
import { TURNS_READ, type ChatTurn } from './chat-rules';
import { toChatReplyDto, type ChatReplyDto } from './dto/chat-reply.dto';
import { QueryModelService } from './model/query-model.service';
import { readTalk } from './dialog/conversation';
import type { Catalogue } from './lexicon/names';
import { readNames } from './parse/reader';
import { UNNAMED, wanted, type StockQuery } from './stock-query';

/** The client of a request. */
interface Caller {
  /** IP address, for the rate limits. */
  address: string;
  /** Aborts when the caller disconnects. */
  gone: AbortSignal;
}

/** Answers questions about stock (rules H1 to H7). */
@Injectable()
export class ChatService {
  constructor(
    private readonly products: CatalogueService,
    private readonly search: CatalogueSearch,
    private readonly answerer: AnswererService,
    private readonly model: QueryModelService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Answers a question in its language, with the shoes it mentions.
   * @param conversation earlier messages, oldest first; the last 20 are read
   * @throws TooManyAttemptsException (429) after too many questions in a conversation
   */
  async answer(message: string, conversation: readonly ChatTurn[], caller: Caller): Promise<ChatReplyDto> {
    await this.limits.count(LIMITS.conversation, conversationKey(message, conversation, caller.address));
    const turns = conversation.slice(-TURNS_READ).map(({ text, sender }) => ({ text, sender }));
    const query = await this.query(message, turns, caller);
    const { reply, facts } = await this.answerer.answer(query);
    chatAnswers.inc({ kind: query.intent });
    return toChatReplyDto(reply, facts);
  }

  /** The query from the language model if one is configured, otherwise from the parser (rule H6). */
  private async query(message: string, turns: ChatTurn[], caller: Caller): Promise<StockQuery> {
    const catalogue = {
      index: await this.search.browse(),
      load: (ids: string[]) => this.products.findProducts(ids),
    };
    const own = await readTalk(message, turns, catalogue);
    const isAsked = this.model.isConfigured && !own.isOffTopic && (await this.mayAskModel(caller));
    const filled = isAsked ? await this.model.fill(message, turns, caller.gone) : null;
    return filled ? checked(filled, own, catalogue) : own;
  }

  private mayAskModel({ address }: Caller): Promise<boolean> {
    return this.limits.isWithin(LIMITS.model, this.limits.addressKey(address));
  }
}

/** The model's query with its shoes looked up; the parser's query if the two disagree about the shoes. */
async function checked(filled: StockQuery, own: StockQuery, catalogue: Catalogue): Promise<StockQuery> {
  const found = await Promise.all(
    filled.names.map(async ({ value, isWanted }) =>
      (await readNames(value, catalogue)).map((id) => ({ value: id, isWanted })),
    ),
  );
  if (found.some(({ length }) => length === 0)) return own;
  const names = found.flat();
  const [only, ...others] = wanted(own.names);
  if (only && others.length === 0 && !wanted(names).includes(only)) return own;
  // Never repeat a model's name for a missing shoe, only a name that the parser found in the message.
  const absent = filled.absent.length === 0 || own.absent.length > 0 ? own.absent : [UNNAMED];
  return { ...filled, names, absent, language: own.language };
}

/** Conversations have no id; the address and the first question identify one. */
function conversationKey(message: string, conversation: readonly ChatTurn[], address: string): string {
  const first = conversation.find(({ sender }) => sender === 'me')?.text ?? message;
  return createHash('sha256')
    .update(`${address} ${foldText(first)}`)
    .digest('base64url');
}
