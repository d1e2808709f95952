import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../common/every';
import { Config } from '../../config/config';
import { MailsService } from '../../mail/mails.service';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import { SessionsService } from './sessions.service';

const HOUR_MS = 3600 * 1000;

/** What follows when the server has another JWT_SECRET than before (rule X21). */
@Injectable()
export class SecretRotation {
  private readonly logger = new Logger('JWT_SECRET');

  constructor(
    private readonly sessions: SessionsService,
    private readonly codes: SecondFactorCodes,
    private readonly factors: SecondFactorRepository,
    private readonly mails: MailsService,
    private readonly config: Config,
  ) {}

  /**
   * Encrypts under JWT_SECRET what JWT_SECRET_PREVIOUS had encrypted. Several processes may do so at once; one that is
   * killed leaves the rest to the next. It is repeated, since processes that do not have the new secret yet go on writing
   * under the old one.
   * @returns how many second factors and mails; null without a previous secret
   */
  @Every(HOUR_MS)
  async reencrypt(): Promise<{ factors: number; mails: number } | null> {
    if (this.config.previousJwtSecret === undefined) return null;
    const done = { factors: await this.codes.reencrypt(), mails: await this.mails.reencrypt() };
    this.logger.log(
      `Encrypted anew: ${done.factors} second factors and ${done.mails} mails. If JWT_SECRET_PREVIOUS is the older ` +
        'secret, it may be removed once all processes have had both for 15 minutes.',
    );
    return done;
  }

  /** A new secret without the one before it ends every sign-in. */
  async replace(): Promise<void> {
    const ended = await this.sessions.endEvery();
    const lost = await this.factors.count();
    const factors =
      lost === 0
        ? ''
        : ` ${lost} second factors cannot be read any more: their owners sign in with a recovery code and set up two-step sign-in anew.`;
    this.logger.warn(
      `JWT_SECRET is another one than at the last start, and JWT_SECRET_PREVIOUS does not name that: ${ended} sign-ins have ended.${factors}`,
    );
  }
}
