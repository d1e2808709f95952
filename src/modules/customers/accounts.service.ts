import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertSelf, noSuchCustomer } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import type { Role } from '../../access/role';
import type { Language } from '../../common/language';
import { tidyPhone } from '../../common/phone';
import { httpError } from '../../common/refusals/refusal';
import type { Recipient } from '../../mail/message';
import { passwordProblem, throwIfInvalid } from './customer-rules';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import { guessableProblem } from './guessable-passwords';
import { chosen, NO_PENDING_EMAIL, normaliseEmail } from './customer-records';
import { PasswordHasher } from './password-hasher';

/** Who an account belongs to, as far as signing in needs to know. */
export interface Account {
  id: string;
  role: Role;
}

/** An account whose password was just verified. */
export interface VerifiedAccount extends Account {
  email: string;
  /** The hash of that password: what is done on the strength of it holds while the account still has it. */
  passwordHash: string;
  /** Whether the password is not enough to sign in. */
  hasSecondFactor: boolean;
  /** Whether anyone has signed in with it before. */
  hasSignedIn: boolean;
}

/** A person who wants to sign in. The check takes the same time for unknown names, against timing attacks (rule A2). */
export interface Claimant {
  /** The same for all names of one account; of an unknown name, the name itself. */
  key: string;
  /** Null for a name that no account has. */
  accountId: string | null;
  /** Whether the account's password is not enough to sign in. */
  hasSecondFactor: boolean;
  /**
   * The account when the password is its own, else null after the same time.
   * @param before runs right before the hashing: it counts the attempt, and may refuse it by throwing
   */
  checkPassword(password: string, before: () => Promise<void>): Promise<VerifiedAccount | null>;
}

/** What signing in needs to know of people, and their passwords. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * Looks up the account that signs in; its password is checked afterwards.
   * @param identity username, e-mail address (case-insensitive) or phone number, in groups or not
   */
  async findClaimant(identity: string): Promise<Claimant> {
    const name = tidyPhone(identity).toLowerCase();
    const customer = await this.findByIdentity(name);
    return this.claimant(customer, customer ? accountKey(customer.id) : `name:${name}`);
  }

  /**
   * The caller, before they show that they know their password.
   * @param id the account they mean, which must be their own
   * @throws Refusal (404) when it is not, or Refusal (403) for staff
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

  /** The account of an e-mail address in any case, with the address as it is stored, or null when no account has it. */
  async findByEmail(email: string): Promise<(Recipient & { id: string }) | null> {
    const customer = await this.findByIdentity(normaliseEmail(email));
    return customer && { id: customer.id, email: customer.email, language: customer.language };
  }

  /** Keeps until when the customer has a live sign-in; null when they have none. */
  async setActiveUntil(id: string, activeUntil: Date | null, manager: EntityManager): Promise<void> {
    await this.customers.update(id, { activeUntil }, manager);
  }

  /**
   * The same at the beginning of a sign-in, with the language that it names, unless the password that began it is not the account's any more.
   * @returns false, and changes nothing, when the password was changed, the second factor turned on or off, or
   *   the account deleted meanwhile
   */
  beginActivity(
    account: VerifiedAccount,
    { activeUntil, language }: { activeUntil: Date; language: Language | null },
    manager: EntityManager,
  ): Promise<boolean> {
    const { id, passwordHash, hasSecondFactor } = account;
    const values = { activeUntil, signedInAt: new Date(), ...(language ? { language } : {}) };
    return this.customers.updateIf(id, { passwordHash, hasSecondFactor }, values, manager);
  }

  /** From now on a sign-in asks for a code as well; false when it does already, or the account is gone. */
  turnSecondFactorOn(id: string, manager: EntityManager): Promise<boolean> {
    const values = { secondFactorAt: new Date() };
    return this.customers.updateIf(id, { hasSecondFactor: false }, values, manager);
  }

  /**
   * Locks the account until the transaction ends.
   * @returns false when the password or second factor changed since the password was verified, or the account is gone
   */
  hold({ id, passwordHash, hasSecondFactor }: VerifiedAccount, manager: EntityManager): Promise<boolean> {
    return this.customers.updateIf(id, { passwordHash, hasSecondFactor }, { passwordHash }, manager);
  }

  /** From now on the password is enough; false when there is no second factor, or the account is gone. */
  turnSecondFactorOff(id: string, manager: EntityManager): Promise<boolean> {
    return this.customers.updateIf(id, { hasSecondFactor: true }, { secondFactorAt: null }, manager);
  }

  /**
   * The customer on whom a manager acts, never the manager.
   * @throws Refusal (404) when there is no such customer
   */
  async getOther(id: string, user: AuthenticatedUser): Promise<{ email: string }> {
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    if (customer.id === user._id) throw httpError(403, 'manager.other-needed');
    return { email: customer.email };
  }

  /**
   * The hash of a password that a person chose (rules A24, A25).
   * @param field the request's field, which the message about a weak one names
   * @param id the account, whose owner's name it must not have in it
   * @throws Refusal (400) with the first rule that it breaks
   */
  async hashChosen(field: string, password: string, id: string): Promise<string> {
    const owner = (await this.customers.find(id)) ?? {};
    const problem = passwordProblem(password) ?? (await guessableProblem(password, owner));
    throwIfInvalid(problem === undefined ? {} : { [field]: problem });
    return this.passwords.hash(password);
  }

  /** The hash of a password that no person chose. */
  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /** Checks that the account still has this e-mail address, and locks its row until the transaction ends. */
  holdEmail({ id, email }: { id: string; email: string }, manager: EntityManager): Promise<boolean> {
    return this.customers.updateIf(id, { email }, { email }, manager);
  }

  /**
   * Gives the account another password; an e-mail address that waits for its confirmation waits no longer.
   * @returns false when it has not the proven one any more
   */
  changePassword(account: VerifiedAccount, passwordHash: string, manager: EntityManager): Promise<boolean> {
    return this.customers.updateIf(
      account.id,
      { passwordHash: account.passwordHash },
      { ...chosen(passwordHash), ...NO_PENDING_EMAIL },
      manager,
    );
  }

  /** The same for an account whatever its password was; false when it is gone or has another e-mail address. */
  resetPassword(
    { id, email }: { id: string; email: string },
    passwordHash: string,
    manager: EntityManager,
  ): Promise<boolean> {
    // Who has followed the link reads the mails to the address.
    const values = { ...chosen(passwordHash), emailConfirmedAt: new Date(), ...NO_PENDING_EMAIL };
    return this.customers.updateIf(id, { email }, values, manager);
  }

  private claimant(customer: Customer | null, key: string): Claimant {
    return {
      key,
      accountId: customer?.id ?? null,
      hasSecondFactor: (customer?.secondFactorAt ?? null) !== null,
      checkPassword: async (password, before) => {
        const isRight = await this.passwords.verify(customer?.passwordHash ?? null, password, before);
        if (!customer || !isRight) return null;
        const { id, role, email, passwordHash, secondFactorAt, signedInAt } = customer;
        const hasSecondFactor = secondFactorAt !== null;
        return { id, role, email, passwordHash, hasSecondFactor, hasSignedIn: signedInAt !== null };
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
