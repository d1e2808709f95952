import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../../common/every';
import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { addressIn } from '../../../common/language';
import { deriveKey } from '../../../common/derive-key';
import { newId } from '../../../common/new-id';
import { httpError, fieldError, errorMessage } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { isDuplicate } from '../../../database/duplicates';
import { TransactionRunner } from '../../../database/transaction-runner';
import { findCustomerId, findRecipient } from '../../../mail/find-recipient';
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
/** How long notified people have their turn before the next are notified of the same pairs (rule B4). */
const TURN_MS = DAY_MS;
/** How long a visitor has to confirm an address (rule B2), and the longest wait (rule B5). */
const CONFIRM_MS = DAY_MS;
const WAIT_MS = 180 * DAY_MS;
const BATCH = 500;
/** Maximum people notified by one transaction. */
const WAVE = 50;

/** Waits for sold-out sizes, and the mails when pairs are back (rules B1 to B6). */
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
   * Adds a customer to those who wait for a size; an existing wait keeps its place.
   * @throws Refusal (404) when the size is not sold, Refusal (409) when it is in stock
   */
  async ask(user: AuthenticatedUser, key: StockKey): Promise<SizeWaitDto> {
    await this.limits.count(LIMITS.sizeWaits, user._id);
    const size = await this.soldOut(key);
    const asker = { asker: user._id, customerId: user._id, language: null };
    return SizeWaitDto.from(await this.inTurn((manager) => this.join(size, asker, manager)), size.color);
  }

  /**
   * Mails a visitor a link that confirms the wait. The response never reveals who waits.
   * @param ip the request's network address, for the limit
   * @throws as `ask`; TooManyAttemptsException (429) after too many requests
   */
  async askAsVisitor({ email: sent, language }: Recipient, key: StockKey, ip: string): Promise<void> {
    const email = sent.trim().toLowerCase();
    await this.limits.count(LIMITS.sizeWaits, this.limits.addressKey(ip));
    const size = await this.soldOut(key);
    await this.limits.linkMail(email);
    // One token per wait: all of its links stay valid until it ends, and it keeps its place.
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
      const message = {
        ...confirmWaitMessage({ email, language }, size, link, this.config.publicUrl),
        goodUntil,
      };
      await this.mails.send(wait.id, [message], manager);
    });
  }

  /**
   * Starts a visitor's wait through the mailed link.
   * @throws Refusal (400) when the link is unknown, used or expired; 429 after too many invalid links
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

  /** All stored waits of a customer. */
  async listAll(customerId: string): Promise<SizeWaitDto[]> {
    return this.show(await this.waits.findOfCustomer(customerId));
  }

  /** Removes the waits of an erased account. */
  forget(customerId: string, manager: EntityManager): Promise<void> {
    return this.waits.deleteOfCustomer(customerId, manager);
  }

  /**
   * Removes finished waits, and notifies those who wait longest for sizes that are back: as many people as
   * there are pairs, minus those who have their turn (rule B4). It checks the stock itself, whatever brought
   * the pairs back, and may run in several processes at once.
   */
  @Every(MINUTE_MS)
  async announce(now = new Date()): Promise<void> {
    await this.sweep(now);
    for (const size of await this.waits.findBack()) {
      // One failure must not stop the other sizes.
      await this.notifyAll(size, now).catch((error: unknown) => this.logger.error(error));
    }
  }

  private async sweep(now: Date): Promise<void> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const limits = { unconfirmed: before(CONFIRM_MS), notified: before(TURN_MS), any: before(WAIT_MS) };
    while ((await this.waits.deleteOver(limits, BATCH)) === BATCH);
  }

  /** A few people per transaction, so that other transactions do not wait long. */
  private async notifyAll(size: AwaitedSize, now: Date): Promise<void> {
    while ((await this.transactions.run((manager) => this.notifyNext(size, now, manager))) === WAVE);
  }

  /** @returns how many people were notified */
  private async notifyNext(size: AwaitedSize, now: Date, manager: EntityManager): Promise<number> {
    const pairs = await this.waits.findQuantity(size.sizeId, manager);
    // Read the waits before the count of notified people: a concurrent notification is then counted here or
    // rejected below.
    const next = await this.waits.findNext(size.sizeId, Math.min(pairs, WAVE), manager);
    const notified = await this.waits.countNotified(size.sizeId, manager);
    const due = next.slice(0, Math.max(0, pairs - notified));
    for (const id of due) {
      const wait = await this.waits.markNotified(id, now, manager);
      const recipient = wait && (await this.recipientOf(wait, manager));
      if (!recipient) continue;
      // An address that waits as visitor and as account is notified once and takes only one turn.
      const email = recipient.email.toLowerCase();
      const askers = [email, (await findCustomerId(email, manager)) ?? email];
      if (await this.waits.wasNotified(size.sizeId, askers, id, manager)) {
        await this.waits.remove(id, manager);
        continue;
      }
      const link = this.config.publicUrl + addressIn(recipient.language, `/product/${size.slug}`);
      await this.mails.send(
        wait.customerId ?? id,
        [backMessage(recipient, size, link, this.config.publicUrl)],
        manager,
      );
    }
    return due.length;
  }

  private async show(waits: SizeWait[]): Promise<SizeWaitDto[]> {
    const nameOf = await this.stock.findColorNames(waits);
    return waits.map((wait) => SizeWaitDto.from(wait, nameOf(wait)));
  }

  /**
   * An account's current address and language, or those of a visitor's request; null for an erased account.
   */
  private async recipientOf(
    { customerId, asker, language }: SizeWait,
    manager: EntityManager,
  ): Promise<Recipient | null> {
    return customerId ? findRecipient(customerId, manager) : { email: asker, language };
  }

  /**
   * Runs a transaction that adds a wait. If the same address was added concurrently, runs it again, and it
   * finds that wait.
   */
  private async inTurn<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.transactions.run(work);
    }
  }

  /** The size, which must be sold out. */
  private async soldOut(key: StockKey): Promise<Sellable> {
    const size = await this.stock.findSellable(key);
    if (!size) throw httpError(404, 'wait.not-sold');
    if (size.available > 0) throw httpError(409, 'wait.in-stock');
    return size;
  }

  /**
   * Saves a wait unless one exists; a notified or unconfirmed expired one is renewed.
   * @param by `tokenHashAt`: hash of the token that confirms a wait created at that moment; no confirmation
   * is needed without it
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

/** The person who waits, and the token that confirms it. */
type Asker = Pick<SizeWait, 'asker' | 'customerId' | 'language'> & {
  tokenHashAt?: (createdAt: Date) => string;
};

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
