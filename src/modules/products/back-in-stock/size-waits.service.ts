import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../../common/every';
import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/access';
import { addressIn } from '../../../common/language';
import { deriveKey } from '../../../common/derive-key';
import { newId } from '../../../common/new-id';
import { httpError, fieldError, errorMessage } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { isDuplicate } from '../../../database/duplicates';
import { TransactionRunner } from '../../../database/transaction-runner';
import { findRecipient } from '../../../mail/find-recipient';
import { MailsService } from '../../../mail/mails.service';
import type { Recipient } from '../../../mail/message';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { StockService, type Sellable, type StockKey } from '../inventory/stock.service';
import { SizeWaitDto, type ConfirmedWaitDto, type SizeWaitListDto } from './dto/size-wait.dto';
import type { SizeWait } from './size-wait.entity';
import { backMessage, confirmWaitMessage } from './size-wait-messages';
import { SizeWaitsRepository, type AwaitedSize } from './size-waits.repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
/** How long those who were told of pairs have before the next are told of the same ones (rule B4). */
const TURN_MS = DAY_MS;
/** How long a visitor has to confirm an address (rule B2), and how long people wait at most (rule B5). */
const CONFIRM_MS = DAY_MS;
const WAIT_MS = 180 * DAY_MS;
const BATCH = 500;
/** People told by one transaction. */
const WAVE = 50;

/** People who wait for sold-out sizes, and the mails that tell them when pairs are back (rules B1 to B6). */
@Injectable()
export class SizeWaitsService {
  private readonly logger = new Logger(SizeWaitsService.name);
  private readonly key: Buffer;

  constructor(
    private readonly waits: SizeWaitsRepository,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
    private readonly mails: MailsService,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {
    this.key = deriveKey(config.jwtSecret, 'size-waits');
  }

  /** A customer's open waits, oldest first. */
  async list({ _id }: AuthenticatedUser): Promise<SizeWaitListDto> {
    return { waits: await this.show(await this.waits.findOpen(_id)) };
  }

  /**
   * Puts a customer among those who wait for a size; who waits already keeps their place.
   * @throws Refusal (404) when the size is not sold, Refusal (409) when pairs of it are left
   */
  async ask(user: AuthenticatedUser, key: StockKey): Promise<SizeWaitDto> {
    await this.limits.count(LIMITS.sizeWaits, user._id);
    const size = await this.soldOut(key);
    const asker = { asker: user._id, customerId: user._id, language: null };
    return SizeWaitDto.from(await this.inTurn((manager) => this.join(size, asker, manager)), size.color);
  }

  /**
   * Sends a visitor a link; once they follow it they wait for the size. The answer never says who waits.
   * @param ip the request's network address, for the limit
   * @throws as `ask`; TooManyAttemptsException (429) after too many requests
   */
  async askAsVisitor({ email: sent, language }: Recipient, key: StockKey, ip: string): Promise<void> {
    const email = sent.trim().toLowerCase();
    await this.limits.count(LIMITS.sizeWaits, this.limits.addressKey(ip));
    const size = await this.soldOut(key);
    await this.limits.linkMail(email);
    // The same for one wait, so that each of its links is good until it ends and its place is kept.
    const tokenAt = (createdAt: Date): string =>
      createHmac('sha256', this.key)
        .update(`${size.sizeId} ${email} ${createdAt.toISOString()}`)
        .digest('base64url');
    const asker = {
      ...{ asker: email, customerId: null, language },
      tokenHashAt: (createdAt: Date) => hash(tokenAt(createdAt)),
    };
    await this.inTurn(async (manager) => {
      const wait = await this.join(size, asker, manager);
      if (wait.tokenHash === null) return;
      const link =
        this.config.publicUrl + addressIn(language, `/confirm-wait?token=${tokenAt(wait.createdAt)}`);
      const goodUntil = new Date(wait.createdAt.getTime() + CONFIRM_MS);
      const message = { ...confirmWaitMessage(email, size, link, language), goodUntil };
      await this.mails.send(wait.id, [message], manager);
    });
  }

  /**
   * Puts a visitor among those who wait, by the link that was sent to them.
   * @throws Refusal (400) when the link is unknown, used or too old; 429 after too many of these
   */
  async confirm(token: string, ip: string): Promise<ConfirmedWaitDto> {
    const tokenHash = hash(token);
    const wait = await this.waits.findByToken(tokenHash, new Date(Date.now() - CONFIRM_MS));
    const isConfirmed =
      wait && (await this.transactions.run((manager) => this.waits.confirm(wait.id, tokenHash, manager)));
    if (!isConfirmed) {
      await this.limits.count(LIMITS.badWaitLinks, this.limits.addressKey(ip));
      throw fieldError('token', errorMessage('link.wait-over'));
    }
    const [shown] = await this.show([wait]);
    return { ...shown!, ...(await this.waits.findShoe(wait.productId)) };
  }

  /**
   * Ends a customer's wait.
   * @throws Refusal (404) when they have no such wait, Refusal (403) for staff when it is another person's
   */
  async end(id: string, { _id, role }: AuthenticatedUser): Promise<void> {
    if (await this.transactions.run((manager) => this.waits.delete(id, _id, manager))) return;
    if (role !== 'client' && (await this.waits.exists(id))) {
      throw httpError(403, 'customer.not-self');
    }
    throw httpError(404, 'wait.unknown');
  }

  /** All that is kept of a customer's waits. */
  async listAll(customerId: string): Promise<SizeWaitDto[]> {
    return this.show(await this.waits.findOfCustomer(customerId));
  }

  /** Removes the waits of an account that is erased. */
  forget(customerId: string, manager: EntityManager): Promise<void> {
    return this.waits.deleteOfCustomer(customerId, manager);
  }

  /**
   * Removes the waits that are over, and tells those who wait longest of the pairs that are back: of each size as many
   * people as there are pairs, less those who have their turn (rule B4). It looks at what is in stock, whatever brought
   * the pairs back, and several processes may do so at once.
   */
  @Every(MINUTE_MS)
  async announce(now = new Date()): Promise<void> {
    await this.sweep(now);
    for (const size of await this.waits.findBack()) {
      // One that fails does not keep the others from being told.
      await this.tellAll(size, now).catch((error: unknown) => this.logger.error(error));
    }
  }

  private async sweep(now: Date): Promise<void> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const limits = { unconfirmed: before(CONFIRM_MS), told: before(TURN_MS), any: before(WAIT_MS) };
    while ((await this.waits.deleteOver(limits, BATCH)) === BATCH);
  }

  /** A few people a transaction, so that no other one waits for long. */
  private async tellAll(size: AwaitedSize, now: Date): Promise<void> {
    while ((await this.transactions.run((manager) => this.tellNext(size, now, manager))) === WAVE);
  }

  /** @returns how many people were told */
  private async tellNext(size: AwaitedSize, now: Date, manager: EntityManager): Promise<number> {
    const pairs = await this.waits.findQuantity(size.sizeId, manager);
    // Who waits is read before who was told: what another process tells in between is counted, or refused below.
    const next = await this.waits.findNext(size.sizeId, Math.min(pairs, WAVE), manager);
    const told = await this.waits.countTold(size.sizeId, manager);
    const due = next.slice(0, Math.max(0, pairs - told));
    for (const id of due) {
      const wait = await this.waits.tell(id, now, manager);
      const reader = wait && (await this.readerOf(wait, manager));
      if (!reader) continue;
      // An address that waits as a visitor's and as an account's is told once, and takes no other one's turn.
      if (await this.waits.wasTold(size.sizeId, reader.email, id, manager)) {
        await this.waits.remove(id, manager);
        continue;
      }
      const link = this.config.publicUrl + addressIn(reader.language, `/product/${size.slug}`);
      await this.mails.send(
        wait.customerId ?? id,
        [backMessage(reader.email, size, link, reader.language)],
        manager,
      );
    }
    return due.length;
  }

  private async show(waits: SizeWait[]): Promise<SizeWaitDto[]> {
    const nameOf = await this.stock.findColorNames(waits);
    return waits.map((wait) => SizeWaitDto.from(wait, nameOf(wait)));
  }

  /** An account's present address and language, or what a visitor asked with; null once an account is erased. */
  private async readerOf(
    { customerId, asker, language }: SizeWait,
    manager: EntityManager,
  ): Promise<Recipient | null> {
    return customerId ? findRecipient(customerId, manager) : { email: asker, language };
  }

  /** Runs a transaction that joins; again when the same address joined meanwhile, which is then found. */
  private async inTurn<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.transactions.run(work);
    }
  }

  /** The size, of which nothing is left. */
  private async soldOut(key: StockKey): Promise<Sellable> {
    const size = await this.stock.findSellable(key);
    if (!size) throw httpError(404, 'wait.not-sold');
    if (size.available > 0) throw httpError(409, 'wait.in-stock');
    return size;
  }

  /**
   * Saves a wait, unless there is one already; one that was told, or not confirmed in time, begins anew.
   * @param by `tokenHashAt`: of the token that confirms a wait of that moment; without it nothing is to be confirmed
   */
  private async join(
    { sizeId, productId, color, colorKey, size }: Sellable,
    { tokenHashAt, ...by }: Asker,
    manager: EntityManager,
  ): Promise<SizeWait> {
    const known = await this.waits.findOne(sizeId, by.asker, manager);
    const createdAt = new Date();
    const isInTime = known && createdAt.getTime() - known.createdAt.getTime() < CONFIRM_MS;
    const isSame = (wait: SizeWait): boolean =>
      wait.tokenHash === null || (Boolean(isInTime) && wait.tokenHash === tokenHashAt?.(wait.createdAt));
    if (known && known.toldAt === null && isSame(known)) return known;
    const id = known?.id ?? newId(createdAt);
    const tokenHash = tokenHashAt?.(createdAt) ?? null;
    const wait = { id, productId, color, colorKey, size, ...by, tokenHash, createdAt, toldAt: null };
    await this.waits.save(wait, manager);
    return wait;
  }
}

/** Who waits, and what confirms it. */
type Asker = Pick<SizeWait, 'asker' | 'customerId' | 'language'> & {
  tokenHashAt?: (createdAt: Date) => string;
};

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
