import { Injectable } from '@nestjs/common';
import { Every } from '../../common/every';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../audit/audit-trail';
import { noSuchCustomer } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import type { Role } from '../../access/role';
import type { Language } from '../../common/language';
import { tidyPhone } from '../../common/phone';
import { today, type Period } from '../../common/shop-time';
import { httpError } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { SellerService } from '../seller/seller.service';
import { OrdersService } from '../orders/orders.service';
import { chosen, erasedCustomer, newCustomer, normaliseEmail, type NewCustomer } from './customer-records';
import { passwordProblem, takenError, throwIfInvalid, throwIfTaken } from './customer-rules';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import { CustomerDto, type CustomerListDto } from './dto/customer.dto';
import type { ListCustomersQueryDto, RegisterCustomerDto } from './dto/customer-requests.dto';
import { guessableProblem } from './guessable-passwords';
import { PasswordHasher } from './password-hasher';
import { checkSignUp } from './sign-up-check';

export type { NewCustomer };

/** An account that is being opened. */
export type OpenedAccount = Pick<Customer, 'id' | 'email'>;

/** How many orders of each customer the list names: some have hundreds, which their own record has all (rule L14). */
const LISTED_ORDERS = 10;

const HOUR_MS = 3600 * 1000;

/**
 * What the first manager's variables did: `made` it; `there` already, as they say; nothing, since the address is `taken` by
 * a customer, or is of no manager (`other-account`), or the manager has changed the password (`other-password`).
 */
export type FirstManagerOutcome = 'made' | 'there' | 'taken' | 'other-account' | 'other-password';

/** Customers and staff: signing up, the list of them, roles, counting, deleting. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly passwords: PasswordHasher,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly config: Config,
    private readonly seller: SellerService,
  ) {}

  /** Follows a release that runs beside this one (rule L4). */
  @Every(HOUR_MS)
  async fillSortNames(): Promise<void> {
    await this.customers.fillSortNames();
  }

  /**
   * Opens an account with the role `client`.
   * @param language the one that the request names
   * @param opened what else belongs to the opening, in its transaction
   * @throws Refusal (400) with a message for each wrong field (rules A22 to A26)
   * @throws Refusal (409) with a message on the e-mail address or phone number that is taken
   */
  async register(
    data: RegisterCustomerDto,
    language: Language | null,
    opened: (account: OpenedAccount, manager: EntityManager) => Promise<void>,
    once?: TransactionHook,
  ): Promise<CustomerDto> {
    throwIfInvalid(await checkSignUp(data, today(this.config.shopTimezone)));
    const { email, phone } = data;
    const wanted = { email: normaliseEmail(email), phone: tidyPhone(phone) };
    throwIfTaken(await this.customers.findTaken(wanted));

    const customer = newCustomer({
      ...data,
      language,
      termsVersion: this.seller.termsVersion,
      newsAt: data.news === true ? new Date() : null,
      ...chosen(await this.passwords.hash(data.password, 'sign-up')),
    });
    return this.transactions.run(async (manager) => {
      const isSaved = await this.customers.insert(customer, manager);
      // Another sign-up was quicker with the same address or number: find out which it was.
      if (!isSaved) {
        const { email, phone } = customer;
        throwIfTaken(await this.customers.findTaken({ email, phone }, undefined, manager));
        throw takenError([]);
      }
      await opened(customer, manager);
      return CustomerDto.from(customer, []);
    }, once);
  }

  /**
   * A customer with their orders, for themself and for staff.
   * @throws Refusal (404) for others, as if there were no such customer
   */
  async getCustomer(id: string, user: AuthenticatedUser): Promise<CustomerDto> {
    if (id !== user._id && user.role === 'client') throw noSuchCustomer();
    return this.show(id);
  }

  /** As `getCustomer`, of a call for just this: the audit trail notes what staff read of others (rule A32). */
  async readCustomer(id: string, user: AuthenticatedUser): Promise<CustomerDto> {
    const customer = await this.getCustomer(id, user);
    if (customer._id !== user._id) this.trail.noteReading(customer._id, user);
    return customer;
  }

  /** One page of the customers, each with their newest orders, and the number of all matches. */
  async list(query: ListCustomersQueryDto): Promise<CustomerListDto> {
    const { customers, total } = await this.customers.findPage(query);
    const ids = customers.map(({ id }) => id);
    const orders = await this.orders.listNewest(ids, LISTED_ORDERS);
    return { customers: customers.map((one) => CustomerDto.from(one, orders.get(one.id) ?? [])), total };
  }

  /** All customers, or those who joined in the period: staff as well, like the list, without deleted people. */
  count(period?: Period): Promise<number> {
    return this.customers.count(period);
  }

  /**
   * Makes a client an admin or an admin a client; it holds from their next call on.
   * @throws Refusal (404) when there is no such customer
   * @throws Refusal (403) when it is a manager, whose role never changes (rule R6)
   */
  async changeRole(id: string, role: Exclude<Role, 'manager'>, by: Actor): Promise<CustomerDto> {
    const isChanged = await this.transactions.run(async (manager) => {
      const before = await this.customers.find(id, manager);
      if (!(await this.customers.updateUnlessManager(id, { role }, manager))) return false;
      if (before && before.role !== role) {
        const details = { from: before.role, to: role };
        await this.trail.record({ action: 'account-role-changed', subjectId: id, by, details }, manager);
      }
      return true;
    });
    if (!isChanged) throw await this.refusal(id, 'manager.role-fixed');
    return this.show(id);
  }

  /**
   * Deletes an account and what is known of its person: it is in no list and signs in no more, its tokens are
   * invalid from their next use on. Only its id, its role and the day it was opened stay.
   * @param by who deletes it: a manager, or the person themself
   * @throws Refusal (404) when there is no such customer
   * @throws Refusal (403) when it is a manager (rule R6)
   */
  async erase(id: string, by: Actor, manager: EntityManager): Promise<void> {
    const isErased = await this.customers.updateUnlessManager(id, erasedCustomer(id, new Date()), manager);
    if (!isErased) throw await this.refusal(id, 'manager.stays', manager);
    const action = by._id === id ? 'account-erased' : 'account-deleted';
    await this.trail.record({ action, subjectId: id, by }, manager);
  }

  /** A customer's e-mail addresses, also one that waits to be confirmed; none when there is no such customer. */
  async addressesOf(id: string): Promise<string[]> {
    const { email, pendingEmail } = (await this.customers.find(id)) ?? {};
    return [email, pendingEmail].flatMap((address) => address ?? []);
  }

  /** The argon2id hash of a password. Takes some 20 ms of a core; people with one password can share it. */
  hashPassword(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /**
   * Saves a customer with a role, dates and a password hash of their own, whose e-mail address needs no link.
   * @param manager the open transaction
   * @returns the new customer's id
   * @throws Error when the username, e-mail address or phone number is taken
   */
  async importCustomer(data: NewCustomer, manager: EntityManager): Promise<string> {
    const emailConfirmedAt = data.createdAt ?? new Date();
    const customer = newCustomer({ emailConfirmedAt, ...data });
    const isSaved = await this.customers.insert(customer, manager);
    if (!isSaved) throw new Error(`The username, email or phone of ${customer.email} is taken.`);
    return customer.id;
  }

  /**
   * Gives a shop without a manager its first one (MANAGER_EMAIL, MANAGER_PASSWORD).
   * @returns what became of it; without `made` nothing has changed
   * @throws Error when the password is too weak
   */
  async ensureManager(email: string, password: string): Promise<FirstManagerOutcome> {
    if (await this.customers.hasManager()) return this.compareManager(email, password);
    const problem = passwordProblem(password) ?? (await guessableProblem(password, { email }));
    if (problem) throw new Error(`MANAGER_PASSWORD is refused: ${problem.en}`);
    const manager = newCustomer({
      lastName: 'Shop',
      firstName: 'Manager',
      email,
      // An empty phone cannot sign in: a name that is neither e-mail address nor digits is a username.
      phone: '',
      dob: '1970-01-01',
      country: 'VN',
      role: 'manager',
      emailConfirmedAt: new Date(),
      ...chosen(await this.passwords.hash(password)),
    });
    const isSaved = await this.transactions.run((open) => this.customers.insert(manager, open));
    return isSaved ? 'made' : 'taken';
  }

  private async compareManager(email: string, password: string): Promise<FirstManagerOutcome> {
    const account = await this.customers.findBy('email', normaliseEmail(email));
    if (account?.role !== 'manager') return 'other-account';
    const isRight = await this.passwords.verify(account.passwordHash, password).catch(() => false);
    return isRight ? 'there' : 'other-password';
  }

  /** Whether anyone can manage the shop. */
  hasManager(): Promise<boolean> {
    return this.customers.hasManager();
  }

  private async show(id: string): Promise<CustomerDto> {
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    return CustomerDto.from(customer, await this.orders.listOfCustomer(id));
  }

  private async refusal(
    id: string,
    aboutManagers: 'manager.role-fixed' | 'manager.stays',
    manager?: EntityManager,
  ): Promise<Error> {
    const customer = await this.customers.find(id, manager);
    return customer ? httpError(403, aboutManagers) : noSuchCustomer();
  }
}
