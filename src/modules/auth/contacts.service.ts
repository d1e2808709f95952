import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { TransactionRunner } from '../../database/transaction-runner';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { accountKey } from '../customers/accounts.service';
import { CustomersService } from '../customers/customers.service';
import type { CustomerDto } from '../customers/dto/customer.dto';
import type { UpdateCustomerDto } from '../customers/dto/customer-requests.dto';
import { ProfilesService, type ProfileChange } from '../customers/profiles.service';
import { AccountMessages } from './account-messages';
import { EmailConfirmationsService } from './email-confirmations.service';
import { ReauthenticationService, type Proven } from './reauthentication.service';
import { SessionsService } from './sessions.service';

/** People's own details. A new e-mail address or phone needs more checks, since people sign in with it. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly customers: CustomersService,
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly confirmations: EmailConfirmationsService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly messages: AccountMessages,
  ) {}

  /**
   * Changes the given details and keeps the rest. A new e-mail address or phone needs the current password and ends
   * every other sign-in. A new address waits until its link is followed (rules A10 and A11).
   * @throws Refusal (400) with a message for each invalid field, the current password included
   * @throws as `ReauthenticationService.prove`
   * @throws Refusal (409) with a message on an e-mail address or phone that is taken
   * @throws TooManyAttemptsException (429) after too many wrong passwords, changes, or links to the new address
   */
  async update(
    id: string,
    user: AuthenticatedUser,
    { currentPassword, code, ...sent }: UpdateCustomerDto,
  ): Promise<CustomerDto> {
    const change = await this.profiles.plan(id, user, sent);
    if (!change.newEmail && !change.newPhone) {
      await this.transactions.run((manager) => this.profiles.save(change, manager));
      return this.customers.getCustomer(id, user);
    }
    const proven = await this.reauthentication.prove(user, { currentPassword, code });
    // The count is never given back, since the answer reveals whether an address or phone is taken.
    await this.limits.count(LIMITS.contacts, accountKey(id));
    await this.profiles.assertFree(change);
    const counted = change.newEmail ? await this.limits.linkMail(change.newEmail) : null;
    await this.saveProven(change, proven, user).catch(async (error: unknown) => {
      await counted?.giveBack();
      throw error;
    });
    return this.customers.getCustomer(id, user);
  }

  private async saveProven(change: ProfileChange, proven: Proven, user: AuthenticatedUser): Promise<void> {
    const { id, email, newEmail, newPhone } = change;
    const { language } = user.profile;
    await proven.change(async (manager) => {
      await this.sessions.endAll(id, user.sessionId, manager);
      await this.profiles.save(change, manager);
      const event = { subjectId: id, by: user };
      if (newEmail) await this.trail.record({ action: 'account-email-asked', ...event }, manager);
      if (newPhone) await this.trail.record({ action: 'account-phone-changed', ...event }, manager);
      if (newPhone) await this.messages.notify({ id, email }, 'phone', manager);
      if (!newEmail) return;
      await this.messages.send({ id, language }, [{ kind: 'email-asked', to: email }], manager);
      await this.confirmations.sendLink({ id, email: newEmail, isAnother: true }, language, manager);
    });
  }
}
