import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordResetsRepository } from './password-resets.repository';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import { SessionsRepository } from './sessions.repository';

/** What signing in has left behind of a person, to be erased. */
@Injectable()
export class SignInDataService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly factors: SecondFactorRepository,
  ) {}

  /** Forgets a person's sign-ins, their second factor and the links that were sent to them. */
  async erase(customerId: string, manager: EntityManager): Promise<void> {
    await this.sessions.deleteAll(customerId, manager);
    await this.resets.delete(customerId, manager);
    await this.factors.delete(customerId, manager);
  }
}
