import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { LIMITS } from '../../rate-limits/limits';
import { mailboxOf } from '../../rate-limits/mailbox';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { accountKey, type VerifiedAccount } from '../customers/accounts.service';
import { AccountMessages } from './account-messages';
import type { Device } from './device';
import { PasswordAttempts } from './password-attempts';

/** Writes down that a sign-in has begun, in its transaction. */
type Notice = (manager: EntityManager) => Promise<void>;

/** What is noted of each sign-in, and told of those on a device that the account does not know (rule A36). */
@Injectable()
export class SignInNotices {
  constructor(
    private readonly attempts: PasswordAttempts,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly messages: AccountMessages,
  ) {}

  /**
   * Runs a sign-in that notes that it has begun. Beyond the limits it begins all the same, without a mail or an event.
   * @param begin gets the note, for its transaction
   */
  async offer(
    account: VerifiedAccount,
    device: Device,
    begin: (notice: Notice) => Promise<void>,
  ): Promise<void> {
    const { id } = account;
    const key = accountKey(id);
    const isNew = account.hasSignedIn && this.attempts.deviceKey(key, device) === null;
    await this.limits.offer(LIMITS.signInEvents, key, (mayRecord) =>
      this.limits.offer(LIMITS.signInMails, mailboxOf(account.email), (mayTell) =>
        begin(async (manager) => {
          const event = {
            action: 'account-signed-in',
            subjectId: id,
            by: { _id: id, ip: device.ip },
          } as const;
          if (mayRecord()) await this.trail.record(event, manager);
          if (isNew && mayTell()) await this.messages.tellOfSignIn(id, device, manager);
        }),
      ),
    );
  }
}
