import { ForbiddenException, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { BackgroundWork } from '../../common/background-work';
import { fieldError } from '../../common/errors/field-error';
import { Mailer } from '../../common/mail/mailer';
import { Config } from '../../config/config';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { AccountsService, accountKey, type ProvenAccount } from '../customers/accounts.service';
import type { UpdateCustomerDto } from '../customers/dto/update-customer.dto';
import { ProfilesService, type ProfileChange, type ProfileView } from '../customers/profiles.service';
import { confirmationMessage, EMAIL_LINK_LIFETIME_HOURS, noticeMessage } from './email-change-messages';
import { ReauthenticationService, wrongCurrentPassword } from './reauthentication.service';
import { hashToken } from './refresh-token';
import { SessionsService } from './sessions.service';

/** A mail server that does not answer must not keep the process from ending in time. */
const SHUTDOWN_PATIENCE_MS = 5000;

/** People's own details, and what their e-mail address and phone number ask for beyond: they sign in. */
@Injectable()
export class ContactsService implements OnApplicationShutdown {
  private readonly work = new BackgroundWork(new Logger(ContactsService.name));

  constructor(
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /**
   * Changes the details that are given and leaves the rest. Another e-mail address or phone number asks for
   * the current password and ends every other sign-in; the address waits until its link is followed.
   * @throws BadRequestException with a message for each wrong field, the current password included
   * @throws ForbiddenException with a code when the current password is asked for
   * @throws ConflictException with a message on the e-mail address or phone number that is taken
   * @throws TooManyAttemptsException (429) after too many wrong passwords, or changes
   */
  async update(
    id: string,
    user: AuthenticatedUser,
    { currentPassword, ...sent }: UpdateCustomerDto,
  ): Promise<ProfileView> {
    const change = await this.profiles.plan(id, user, sent);
    if (!change.newEmail && !change.newPhone) return this.profiles.save(change);
    if (!currentPassword) throw passwordRequired();
    const account = await this.reauthentication.prove(id, user, currentPassword);
    // Counted for good: whether an address or a number is taken can be learned here.
    await this.limits.count(LIMITS.contacts, accountKey(id));
    await this.profiles.assertFree(change);
    return this.saveProven(change, account, user);
  }

  /**
   * Puts the e-mail address of a link in the place of the one before.
   * @param address where the request comes from, for the limit
   * @throws BadRequestException when the link is not good (any more)
   * @throws ConflictException when another account has the e-mail address by now
   * @throws TooManyAttemptsException (429) after too many links that were not good
   */
  async confirmEmail(token: string, address: string): Promise<void> {
    const isConfirmed = await this.profiles.confirmEmail(hashToken(token), (id, manager) =>
      this.trail.record(
        { action: 'account-email-changed', subjectId: id, by: { _id: id, ip: address } },
        manager,
      ),
    );
    if (!isConfirmed) {
      await this.limits.count(LIMITS.badEmailLinks, this.limits.addressKey(address));
      throw fieldError('token', 'This link is not good any more. Please change your email again.');
    }
  }

  /** Messages that were promised are sent before the process ends. */
  onApplicationShutdown(): Promise<void> {
    return this.work.finish(SHUTDOWN_PATIENCE_MS);
  }

  private async saveProven(
    change: ProfileChange,
    account: ProvenAccount,
    user: AuthenticatedUser,
  ): Promise<ProfileView> {
    const { id, email, newEmail, newPhone } = change;
    const token = randomBytes(32).toString('base64url');
    const until = new Date(Date.now() + EMAIL_LINK_LIFETIME_HOURS * 3_600_000);
    const pending = newEmail ? { address: newEmail, tokenHash: hashToken(token), until } : undefined;
    const view = await this.profiles.save(change, pending, async (manager) => {
      if (!(await this.accounts.holdPassword(account, manager))) throw wrongCurrentPassword();
      await this.sessions.endAll(id, user.sessionId, manager);
      const told = { subjectId: id, by: user };
      if (newEmail) await this.trail.record({ action: 'account-email-asked', ...told }, manager);
      if (newPhone) await this.trail.record({ action: 'account-phone-changed', ...told }, manager);
    });
    if (newEmail) this.work.start(() => this.sendMessages(email, newEmail, token));
    return view;
  }

  private async sendMessages(email: string, newEmail: string, token: string): Promise<void> {
    const { publicUrl } = this.config;
    await Promise.all([
      this.mailer.send(noticeMessage(email, `${publicUrl}/forgot-password`)),
      this.mailer.send(confirmationMessage(newEmail, `${publicUrl}/confirm-email?token=${token}`)),
    ]);
  }
}

function passwordRequired(): ForbiddenException {
  const message = 'Enter your current password to change this.';
  return new ForbiddenException({ message, code: 'reauthentication-required' });
}
