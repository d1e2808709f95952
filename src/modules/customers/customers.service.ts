import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser, Profile } from '../../common/access';
import { today } from '../../common/shop-time';
import { Config } from '../../config/config';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import {
  OrdersService,
  type OrderView,
  type OwnerRequest,
  type OrderingCustomer,
} from '../orders/orders.service';
import { assertSelf, noSuchCustomer, throwIfInvalid } from './customer-access';
import { passwordProblem, signUpErrors, type FieldErrors } from './customer-rules';
import { toView, type CustomerView } from './customer-view';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import type { RegisterCustomerDto } from './dto/register-customer.dto';
import { newCustomer, normaliseEmail, type NewCustomer } from './new-customer';
import { guessableProblem } from './guessable-passwords';
import { PasswordHasher } from './password-hasher';
import { assertFree, takenError } from './unique-fields';

export type { CustomerView, NewCustomer };

/** Customers and staff: signing up, reading, and what they ask of their own orders. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly passwords: PasswordHasher,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * Opens an account with the role `client`.
   * @throws BadRequestException with a message for each wrong field (rules A22 to A26)
   * @throws ConflictException with a message on the e-mail address or phone number that is taken
   */
  async register(data: RegisterCustomerDto, once?: TransactionHook): Promise<CustomerView> {
    throwIfInvalid(await this.signUpErrors(data));
    const { email, phone } = data;
    await assertFree(this.customers, { email: normaliseEmail(email), phone: phone.trim() });

    const customer = newCustomer({
      ...data,
      passwordHash: await this.passwords.hash(data.password, 'sign-up'),
    });
    return this.transactions.run(
      async (manager) => {
        const isSaved = await this.customers.insert(customer, manager);
        // Someone else was quicker with the same address or number: find out which it was.
        if (!isSaved) {
          const { email, phone } = customer;
          await assertFree(this.customers, { email, phone }, undefined, manager);
          throw takenError([]);
        }
        return toView(customer, []);
      },
      { once },
    );
  }

  /**
   * A customer with their orders, for themself and for staff.
   * @throws NotFoundException for anyone else, as if there were no such customer
   */
  async getCustomer(id: string, user: AuthenticatedUser): Promise<CustomerView> {
    if (id !== user._id && user.role === 'client') throw noSuchCustomer();
    return this.view(await this.getById(id));
  }

  /** Confirms that a cart is the caller's (rule K13); its receiver is filled in from the profile. */
  attachOrder(
    id: string,
    user: AuthenticatedUser,
    orderId: string,
    once?: TransactionHook,
  ): Promise<OrderView> {
    assertSelf(id, user);
    return this.orders.attach(orderId, user, receiverOf(user.profile), once);
  }

  /** Places the caller's cart, or cancels their pending order (rule O2). */
  async requestOrder(
    id: string,
    user: AuthenticatedUser,
    { orderId, status = 'pending' }: { orderId: string; status?: OwnerRequest },
    once?: TransactionHook,
  ): Promise<OrderView> {
    assertSelf(id, user);
    if (user.role === 'client') await this.limits.count(LIMITS.placing, user._id);
    return this.orders.request(orderId, user, status, receiverOf(user.profile), once);
  }

  /** A customer's e-mail addresses, also one that waits to be confirmed; none when there is no such customer. */
  async addressesOf(id: string): Promise<string[]> {
    const { email, pendingEmail } = (await this.customers.find(id)) ?? {};
    return [email, pendingEmail].flatMap((address) => address ?? []);
  }

  /** The names of people by their ids, in one query; a person who was deleted has an empty one. */
  async namesOf(ids: string[]): Promise<Map<string, string>> {
    const people = ids.length === 0 ? [] : await this.customers.findNames([...new Set(ids)]);
    return new Map(people.map(({ id, lastName, firstName }) => [id, `${lastName} ${firstName}`.trim()]));
  }

  /** The argon2id hash of a password. Takes some 20 ms of a core; people with one password can share it. */
  hashPassword(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /**
   * Saves a customer with a role, dates and a password hash of their own.
   * @param manager the open transaction
   * @returns the new customer's id
   * @throws Error when the username, e-mail address or phone number is taken
   */
  async importCustomer(data: NewCustomer, manager: EntityManager): Promise<string> {
    const customer = newCustomer(data);
    const isSaved = await this.customers.insert(customer, manager);
    if (!isSaved) throw new Error(`The username, email or phone of ${customer.email} is taken.`);
    return customer.id;
  }

  /**
   * Gives a shop without a manager its first one (MANAGER_EMAIL, MANAGER_PASSWORD).
   * @returns false, and changes nothing, when there is a manager already
   * @throws Error when the password is too weak or the address belongs to someone else
   */
  async ensureManager(email: string, password: string): Promise<boolean> {
    if (await this.customers.hasManager()) return false;
    const problem = passwordProblem(password) ?? (await guessableProblem(password, { email }));
    if (problem) throw new Error(`MANAGER_PASSWORD is refused: ${problem}`);
    const manager = newCustomer({
      lastName: 'Shop',
      firstName: 'Manager',
      email,
      // An empty phone cannot sign in: a name that is neither e-mail address nor digits is a username.
      phone: '',
      dob: '1970-01-01',
      country: 'VN',
      role: 'manager',
      passwordHash: await this.passwords.hash(password),
    });
    const isSaved = await this.transactions.run((open) => this.customers.insert(manager, open));
    if (!isSaved) throw new Error('MANAGER_EMAIL belongs to a customer already: choose another address.');
    return true;
  }

  /** Whether anyone can manage the shop. */
  hasManager(): Promise<boolean> {
    return this.customers.hasManager();
  }

  private async signUpErrors(data: RegisterCustomerDto): Promise<FieldErrors> {
    const errors = signUpErrors(data, today(this.config.shopTimezone));
    if (errors.password !== undefined) return errors;
    // What is wrong of the rest may be of any length and type.
    const owner = Object.entries({ ...data }).filter(([field]) => errors[field] === undefined);
    const problem = await guessableProblem(data.password, Object.fromEntries(owner));
    return problem === undefined ? errors : { ...errors, password: problem };
  }

  private async getById(id: string): Promise<Customer> {
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    return customer;
  }

  private async view(customer: Customer): Promise<CustomerView> {
    return toView(customer, await this.orders.listOfCustomer(customer.id));
  }
}

function receiverOf({ lastName, firstName, phone, address, email }: Profile): OrderingCustomer {
  return { name: `${lastName} ${firstName}`, phone, address, email };
}
