import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../common/access';
import { refuseField, say } from '../../common/refusals/refusal';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { AccountsService, accountKey, type VerifiedAccount } from '../customers/accounts.service';
import { PasswordAttempts } from './password-attempts';

/** The answer to a wrong current password. */
export function wrongCurrentPassword(): Error {
  return refuseField('currentPassword', say('password.wrong'));
}

/** Asks signed-in people for their password before actions that a stolen token must not allow (rule A10). */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: PasswordAttempts,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The caller's account, after they have entered its password.
   * @throws Refusal (400) with a message on `currentPassword` when it is wrong
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   * @throws TooManyAttemptsException (429) after too many wrong passwords in this sign-in
   */
  async verifyPassword(
    id: string,
    user: AuthenticatedUser,
    currentPassword: string,
  ): Promise<VerifiedAccount> {
    const claimant = await this.accounts.getSelf(id, user);
    // Correct passwords count too, since each takes a place in the hashing queue that all sign-ins share.
    await this.limits.count(LIMITS.reauthentications, accountKey(id));
    const account = await this.attempts.checkAgain(claimant, currentPassword, user.sessionId);
    if (!account) throw wrongCurrentPassword();
    return account;
  }
}
