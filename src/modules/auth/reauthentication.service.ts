import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { fieldError } from '../../common/errors/field-error';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { AccountsService, accountKey, type ProvenAccount } from '../customers/accounts.service';
import { PasswordAttempts } from './password-attempts';

/** What a wrong current password is answered with, wherever it is asked for. */
export function wrongCurrentPassword(): Error {
  return fieldError('currentPassword', 'The current password is not correct.');
}

/** Lets people who are signed in show once more who they are, before what a stolen token must not do. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: PasswordAttempts,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The caller's own account, once they have shown that they know its password.
   * @throws BadRequestException with a message on `currentPassword` when it is wrong
   * @throws NotFoundException or ForbiddenException when the account is not one's own
   * @throws TooManyAttemptsException (429) after too many wrong passwords in this sign-in
   */
  async prove(id: string, user: AuthenticatedUser, currentPassword: string): Promise<ProvenAccount> {
    const claimant = await this.accounts.getSelf(id, user);
    // Right ones count too: each takes a place in the line for hashing, which all sign-ins share.
    await this.limits.count(LIMITS.reauthentications, accountKey(id));
    const account = await this.attempts.checkAgain(claimant, currentPassword, user.sessionId);
    if (!account) throw wrongCurrentPassword();
    return account;
  }
}
