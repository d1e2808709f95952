import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordResetsRepository } from './password-resets.repository';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import { SessionsRepository } from './sessions.repository';

/** Erases a person's data about signing in. */
@Injectable()
export class SignInErasureService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly factors: SecondFactorRepository,
  ) {}

  /** Deletes a person's sign-ins, second factor and password links. */
  async erase(customerId: string, manager: EntityManager): Promise<void> {
    await this.sessions.deleteAll(customerId, manager);
    await this.resets.delete(customerId, manager);
    await this.factors.delete(customerId, manager);
  }
}
