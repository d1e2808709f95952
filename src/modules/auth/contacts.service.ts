import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../common/access';
import { refuse, refuseField, say } from '../../common/refusals/refusal';
import { TransactionRunner } from '../../database/transaction-runner';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { AccountsService, accountKey, type VerifiedAccount } from '../customers/accounts.service';
import { CustomersService } from '../customers/customers.service';
import type { CustomerDto } from '../customers/dto/customer.dto';
import type { UpdateCustomerDto } from '../customers/dto/customer-requests.dto';
import { ProfilesService, type ProfileChange, type WaitingEmail } from '../customers/profiles.service';
import { AccountMessages } from './account-messages';
import { EMAIL_LINK_LIFETIME_HOURS } from './message-texts';
import { ReauthenticationService, wrongCurrentPassword } from './reauthentication.service';
import { hashToken } from './refresh-token';
import { SessionsService } from './sessions.service';

/** People's own details. A new e-mail address or phone needs more checks, since people sign in with it. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly customers: CustomersService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly messages: AccountMessages,
  ) {}

  /**
   * Changes the given details and keeps the rest. A new e-mail address or phone needs the current password and ends
   * every other sign-in. A new address waits until its link is followed (rules A10 and A11).
   * @throws Refusal (400) with a message for each invalid field, the current password included
   * @throws Refusal (403) with a code when the current password is missing
   * @throws Refusal (409) with a message on an e-mail address or phone that is taken
   * @throws TooManyAttemptsException (429) after too many wrong passwords, changes, or links to the new address
   */
  async update(
    id: string,
    user: AuthenticatedUser,
    { currentPassword, ...sent }: UpdateCustomerDto,
  ): Promise<CustomerDto> {
    const change = await this.profiles.plan(id, user, sent);
    if (!change.newEmail && !change.newPhone) {
      await this.transactions.run((manager) => this.profiles.save(change, null, manager));
      return this.customers.getCustomer(id, user);
    }
    if (!currentPassword) throw refuse(403, 'reauthentication-required');
    const account = await this.reauthentication.verifyPassword(id, user, currentPassword);
    // The count is never given back, since the answer reveals whether an address or phone is taken.
    await this.limits.count(LIMITS.contacts, accountKey(id));
    await this.profiles.assertFree(change);
    const counted = change.newEmail ? await this.limits.linkMail(change.newEmail) : null;
    await this.saveProven(change, account, user).catch(async (error: unknown) => {
      await counted?.giveBack();
      throw error;
    });
    return this.customers.getCustomer(id, user);
  }

  /**
   * Confirms a link's e-mail address, which replaces the old one.
   * @param ip the request's network address, for the limit
   * @throws Refusal (400) when the link is unknown or has expired
   * @throws Refusal (409) when another account has taken the e-mail address meanwhile
   * @throws TooManyAttemptsException (429) after too many invalid links
   */
  async confirmEmail(token: string, ip: string): Promise<void> {
    const waiting = await this.profiles.findWaiting(hashToken(token));
    const isConfirmed =
      waiting && (await this.transactions.run((manager) => this.confirm(waiting, ip, manager)));
    if (!isConfirmed) {
      await this.limits.count(LIMITS.badEmailLinks, this.limits.addressKey(ip));
      throw refuseField('token', say('link.email-over'));
    }
  }

  private async confirm(waiting: WaitingEmail, ip: string, manager: EntityManager): Promise<boolean> {
    if (!(await this.profiles.confirmEmail(waiting, manager))) return false;
    const { id } = waiting;
    await this.trail.record({ action: 'account-email-changed', subjectId: id, by: { _id: id, ip } }, manager);
    return true;
  }

  private async saveProven(
    change: ProfileChange,
    account: VerifiedAccount,
    user: AuthenticatedUser,
  ): Promise<void> {
    const { id, email, newEmail, newPhone } = change;
    const token = randomBytes(32).toString('base64url');
    const until = new Date(Date.now() + EMAIL_LINK_LIFETIME_HOURS * 3_600_000);
    const pending = newEmail ? { email: newEmail, tokenHash: hashToken(token), until } : null;
    await this.transactions.run(async (manager) => {
      if (!(await this.accounts.hold(account, manager))) throw wrongCurrentPassword();
      await this.sessions.endAll(id, user.sessionId, manager);
      await this.profiles.save(change, pending, manager);
      const told = { subjectId: id, by: user };
      if (newEmail) await this.trail.record({ action: 'account-email-asked', ...told }, manager);
      if (newPhone) await this.trail.record({ action: 'account-phone-changed', ...told }, manager);
      if (newPhone) await this.messages.notify({ id, email }, 'phone', manager);
      if (!newEmail) return;
      const page = `/confirm-email?token=${token}`;
      await this.messages.send(
        { id, language: user.profile.language },
        [
          { kind: 'email-asked', to: email },
          { kind: 'confirm-email', to: newEmail, page, goodUntil: until },
        ],
        manager,
      );
    });
  }
}
