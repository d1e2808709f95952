import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import type { Role } from '../../common/auth/role';
import { assertSelf, noSuchCustomer, refuse } from './customer-access';
import { passwordProblem } from './customer-rules';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import { normaliseEmail } from './new-customer';
import { PasswordHasher } from './password-hasher';

/** Who an account belongs to, as far as signing in needs to know. */
export interface Account {
  id: string;
  role: Role;
}

/** An account whose password somebody has just shown to know. */
export interface ProvenAccount extends Account {
  /** The hash of that password: what is done on the strength of it holds while the account still has it. */
  passwordHash: string;
}

/** Somebody who says who they are, known to the shop or not: one cannot tell them apart by time. */
export interface Claimant {
  /** The same for all names of one account; of an unknown name, the name itself. */
  key: string;
  /** The account when the password is its own, else null after the same time. */
  checkPassword(password: string): Promise<ProvenAccount | null>;
}

/** What signing in needs to know of people, and their passwords. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * Looks up who wants to sign in; their password is checked afterwards.
   * @param identity username, e-mail address (case-insensitive) or phone number
   */
  async findClaimant(identity: string): Promise<Claimant> {
    const name = identity.trim().toLowerCase();
    const customer = await this.findByIdentity(name);
    return this.claimant(customer, customer ? accountKey(customer.id) : `name:${name}`);
  }

  /**
   * The caller, before they show that they know their password.
   * @param id the account they mean, which must be their own
   * @throws NotFoundException when it is not, or ForbiddenException for staff
   */
  async getSelf(id: string, user: AuthenticatedUser): Promise<Claimant> {
    assertSelf(id, user);
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    return this.claimant(customer, accountKey(id));
  }

  /** The account as it is now, or null when it was deleted. */
  async findAccount(id: string): Promise<Account | null> {
    const customer = await this.customers.find(id);
    return customer && { id, role: customer.role };
  }

  /** The account and address of an e-mail address in any case, or null when nobody has it. */
  async findByEmail(email: string): Promise<{ id: string; email: string } | null> {
    const customer = await this.findByIdentity(normaliseEmail(email));
    return customer && { id: customer.id, email: customer.email };
  }

  /** Keeps until when the customer has a live sign-in; null when they have none. */
  async setActiveUntil(id: string, activeUntil: Date | null, manager: EntityManager): Promise<void> {
    await this.customers.update(id, { activeUntil }, manager);
  }

  /**
   * The same at the beginning of a sign-in, unless the password that began it is not the account's any more.
   * @returns false, and changes nothing, when the password was changed or the account deleted meanwhile
   */
  beginActivity(account: ProvenAccount, activeUntil: Date, manager: EntityManager): Promise<boolean> {
    return this.customers.updateIf(
      account.id,
      { passwordHash: account.passwordHash },
      { activeUntil },
      manager,
    );
  }

  /**
   * The hash of a password that someone chose (specification §5).
   * @param field the request's field, which the message about a weak one names
   * @throws BadRequestException with the first rule that it breaks
   */
  hashChosen(field: string, password: string): Promise<string> {
    const problem = passwordProblem(password);
    refuse(problem === undefined ? {} : { [field]: problem });
    return this.passwords.hash(password);
  }

  /** Gives the account another password; false when it has not the proven one any more. */
  changePassword(account: ProvenAccount, passwordHash: string, manager: EntityManager): Promise<boolean> {
    return this.customers.updateIf(
      account.id,
      { passwordHash: account.passwordHash },
      { passwordHash },
      manager,
    );
  }

  /** Gives an account another password, whatever it had; false when it is gone or has another address. */
  resetPassword(
    { id, email }: { id: string; email: string },
    passwordHash: string,
    manager: EntityManager,
  ): Promise<boolean> {
    return this.customers.updateIf(id, { email }, { passwordHash }, manager);
  }

  private claimant(customer: Customer | null, key: string): Claimant {
    return {
      key,
      checkPassword: async (password) => {
        const isRight = await this.passwords.verify(customer?.passwordHash ?? null, password);
        if (!customer || !isRight) return null;
        const { id, role, passwordHash } = customer;
        return { id, role, passwordHash };
      },
    };
  }

  private async findByIdentity(identity: string): Promise<Customer | null> {
    const field = identity.includes('@') ? 'email' : /^\d+$/.test(identity) ? 'phone' : 'username';
    const customer = await this.customers.findBy(field, identity);
    // Collations find look-alikes too, and a limit that they share would tell that the account exists.
    return customer?.[field] === identity ? customer : null;
  }
}

/** What limits count an account's attempts under, whichever of its names was used. */
export function accountKey(id: string): string {
  return `account:${id}`;
}
