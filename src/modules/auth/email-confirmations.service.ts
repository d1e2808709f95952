import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import type { Language } from '../../common/language';
import { httpError, fieldError, errorMessage } from '../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { CustomersService, type OpenedAccount } from '../customers/customers.service';
import type { RegisterCustomerDto } from '../customers/dto/customer-requests.dto';
import type { CustomerDto } from '../customers/dto/customer.dto';
import { ProfilesService, type UnconfirmedEmail, type WaitingEmail } from '../customers/profiles.service';
import { AccountMessages } from './account-messages';
import { EMAIL_LINK_LIFETIME_HOURS } from './message-texts';
import { hashToken } from './refresh-token';

/** Links that show whose an e-mail address is: of sign-ups (rule X19) and of changes (rule A11). */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly customers: CustomersService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly messages: AccountMessages,
  ) {}

  /**
   * Opens an account, and sends a link to its address; an address that has had too many gets none.
   * @throws as `CustomersService.register`
   */
  async register(
    data: RegisterCustomerDto,
    language: Language | null,
    once?: TransactionHook,
  ): Promise<CustomerDto> {
    // Not validated yet: it may be anything.
    const counted = await this.limits.linkMail(String(data.email)).catch(() => null);
    const opened = async ({ id, email }: OpenedAccount, manager: EntityManager): Promise<void> => {
      if (counted) await this.sendLink({ id, email, isAnother: false }, language, manager);
    };
    return this.customers.register(data, language, opened, once).catch(async (error: unknown) => {
      await counted?.giveBack();
      throw error;
    });
  }

  /**
   * Sends another link to the caller's address that waits for one.
   * @throws Refusal (409) when nothing has to be confirmed
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   * @throws TooManyAttemptsException (429) after too many links to the address
   */
  async sendAgain(id: string, user: AuthenticatedUser): Promise<void> {
    const unconfirmed = await this.profiles.findUnconfirmed(id, user);
    if (!unconfirmed) throw httpError(409, 'email.confirmed');
    await this.limits.linkMail(unconfirmed.email);
    await this.transactions.run((manager) => this.sendLink(unconfirmed, user.profile.language, manager));
  }

  /**
   * Sends a link to an address, which waits until it is followed. An earlier link is not good any more.
   * @param language the owner's
   */
  async sendLink(
    { id, email, isAnother }: UnconfirmedEmail,
    language: Language | null,
    manager: EntityManager,
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const goodUntil = new Date(Date.now() + EMAIL_LINK_LIFETIME_HOURS * 3_600_000);
    await this.profiles.keepPending(id, { email, tokenHash: hashToken(token), until: goodUntil }, manager);
    const kind = isAnother ? 'confirm-email' : 'sign-up';
    const page = `/confirm-email?token=${token}`;
    await this.messages.send({ id, language }, [{ kind, to: email, page, goodUntil }], manager);
  }

  /**
   * Confirms a link's e-mail address, which replaces the old one where there is one.
   * @param ip the request's network address, for the limit
   * @throws Refusal (400) when the link is unknown or has expired
   * @throws Refusal (409) when another account has taken the e-mail address meanwhile
   * @throws TooManyAttemptsException (429) after too many invalid links
   */
  async confirm(token: string, ip: string): Promise<void> {
    const waiting = await this.profiles.findWaiting(hashToken(token));
    const isConfirmed =
      waiting && (await this.transactions.run((manager) => this.confirmNow(waiting, ip, manager)));
    if (!isConfirmed) {
      await this.limits.count(LIMITS.badEmailLinks, this.limits.addressKey(ip));
      throw fieldError('token', errorMessage('link.email-over'));
    }
  }

  private async confirmNow(waiting: WaitingEmail, ip: string, manager: EntityManager): Promise<boolean> {
    if (!(await this.profiles.confirmEmail(waiting, manager))) return false;
    const { id, email, isAnother } = waiting;
    const action = isAnother ? 'account-email-changed' : 'account-email-confirmed';
    await this.trail.record({ action, subjectId: id, by: { _id: id, ip } }, manager);
    if (!isAnother) await this.messages.send({ id }, [{ kind: 'welcome', to: email, page: '/' }], manager);
    return true;
  }
}
