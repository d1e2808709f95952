import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { foldText } from '../../common/text';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { TURNS_READ } from './chat-rules';
import { toChatReplyDto, type ChatReplyDto } from './dto/chat-reply.dto';
import { factsTold } from './fact-check/fact-check';
import { LlmService, type Draft } from './llm/llm.service';
import { LookupService, type ChatTurn, type StockFact } from './lookup/lookup.service';

type OwnAnswer = Awaited<ReturnType<LookupService['answer']>>;

/** Who asks. */
interface Caller {
  /** Where the request comes from, for the limits. */
  address: string;
  /** Aborted when the caller no longer waits for the answer. */
  gone: AbortSignal;
}

/** Answers questions about stock (rules H1 to H7). */
@Injectable()
export class ChatService {
  constructor(
    private readonly lookup: LookupService,
    private readonly llm: LlmService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The answer to a question, in its language, with the shoes it speaks of.
   * @param conversation what was said before, oldest first; its last 20 messages are read
   * @throws TooManyAttemptsException (429) after too many questions in a conversation
   */
  async answer(message: string, conversation: readonly ChatTurn[], caller: Caller): Promise<ChatReplyDto> {
    await this.limits.count(LIMITS.conversation, conversationKey(message, conversation, caller.address));
    const turns = conversation.slice(-TURNS_READ).map(({ text, sender }) => ({ text, sender }));
    const draft = (await this.mayAskModel(caller)) ? await this.llm.draft(message, turns, caller.gone) : null;
    const own = await this.lookup.answer(message, turns);
    const told = draft && (await this.check(draft, message, own));
    return draft && told ? toChatReplyDto(draft.text, told) : toChatReplyDto(own.reply, own.facts);
  }

  private async mayAskModel({ address }: Caller): Promise<boolean> {
    return this.llm.isConfigured && this.limits.isWithin(LIMITS.model, this.limits.addressKey(address));
  }

  /**
   * The facts that the model's words tell, or null when they say anything else. What it looked up is looked up
   * again: stock may have changed while it was thinking.
   */
  private async check(draft: Draft, question: string, own: OwnAnswer): Promise<StockFact[] | null> {
    const found = await Promise.all(draft.queries.map((query) => this.lookup.find(query)));
    const facts = found.flatMap((part) => [...part.facts, ...part.nearest]);
    const told = factsTold(draft.text, { facts, question, language: own.language });
    return told && isAbout(own.facts, told) ? told : null;
  }
}

/** A question that the lookup reads as being about one shoe is not answered with another. */
function isAbout(asked: readonly StockFact[], told: readonly StockFact[]): boolean {
  const shoes = new Set(asked.map(({ productId }) => productId));
  return shoes.size !== 1 || told.some(({ productId }) => shoes.has(productId));
}

/**
 * A conversation has no id: it is known by where it comes from and by the first thing that was asked in it,
 * which is the question itself at its beginning.
 */
function conversationKey(message: string, conversation: readonly ChatTurn[], address: string): string {
  const first = conversation.find(({ sender }) => sender === 'me')?.text ?? message;
  return createHash('sha256')
    .update(`${address} ${foldText(first)}`)
    .digest('base64url');
}
