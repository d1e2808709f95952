import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser, Profile } from '../../common/auth/authenticated-user';
import { today } from '../../common/shop-time';
import { tidyText } from '../../common/text';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import {
  OrdersService,
  type OrderView,
  type OwnerRequest,
  type OrderingCustomer,
} from '../orders/orders.service';
import { assertSelf, noSuchCustomer, refuse } from './customer-access';
import { passwordProblem, profileErrors, signUpErrors, type FieldErrors } from './customer-rules';
import { toView, type CustomerView } from './customer-view';
import type { Customer } from './customer.entity';
import { CustomersRepository, type UniqueField } from './customers.repository';
import type { RegisterCustomerDto } from './dto/register-customer.dto';
import type { UpdateCustomerDto } from './dto/update-customer.dto';
import { newCustomer, normaliseEmail, searchNameOf, type NewCustomer } from './new-customer';
import { PasswordHasher } from './password-hasher';

export type { NewCustomer };

const TAKEN: Record<UniqueField, string> = {
  username: 'This username is taken.',
  email: 'This email is already registered.',
  phone: 'This phone number is already registered.',
};

/** People with an account: what other modules know of customers, they know through this class. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly passwords: PasswordHasher,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * Opens an account with the role `client`.
   * @throws BadRequestException with a message for each wrong field (specification §5)
   * @throws ConflictException with a message on the e-mail address or phone number that is taken
   */
  async register(data: RegisterCustomerDto): Promise<CustomerView> {
    refuse(signUpErrors(data, today(this.config.shopTimezone)));
    const { email, phone } = data;
    await this.assertFree({ email: normaliseEmail(email), phone: phone.trim() });

    const customer = newCustomer({ ...data, passwordHash: await this.passwords.hash(data.password) });
    return this.transactions.run(async (manager) => {
      const isSaved = await this.customers.insert(customer, manager);
      // Someone else was quicker with the same address or number: find out which it was.
      if (!isSaved)
        await this.assertFree({ email: customer.email, phone: customer.phone }, undefined, true, manager);
      return toView(customer, []);
    });
  }

  /**
   * A customer with their orders, for themself and for staff.
   * @throws NotFoundException for anyone else, as if there were no such customer
   */
  async getCustomer(id: string, user: AuthenticatedUser): Promise<CustomerView> {
    if (id !== user._id && user.role === 'client') throw noSuchCustomer();
    return this.view(await this.getById(id));
  }

  /**
   * Changes the details that are given and leaves the rest.
   * @throws BadRequestException with a message for each wrong field (specification §5, profile edit)
   * @throws ConflictException with a message on the e-mail address or phone number that is taken
   */
  async updateCustomer(
    id: string,
    user: AuthenticatedUser,
    changes: UpdateCustomerDto,
  ): Promise<CustomerView> {
    assertSelf(id, user);
    refuse(profileErrors(changes));
    const customer = await this.getById(id);
    const values = tidyChanges(changes);
    if (Object.keys(values).length === 0) return this.view(customer);

    await this.assertFree(values, id);
    const changed = { ...customer, ...values };
    const isSaved = await this.transactions.run(async (manager) => {
      const isFree = await this.customers.update(
        id,
        { ...values, searchName: searchNameOf(changed) },
        manager,
      );
      if (isFree && changed.email !== customer.email) {
        await this.orders.followEmail(id, changed.email, manager);
      }
      return isFree;
    });
    if (!isSaved) await this.assertFree(values, id, true);
    return this.view(changed);
  }

  /** Confirms that a cart is the caller's (contract §6); its receiver is filled in from the profile. */
  async attachOrder(id: string, user: AuthenticatedUser, orderId: string): Promise<OrderView> {
    assertSelf(id, user);
    return this.orders.attach(orderId, user, receiverOf(user.profile));
  }

  /** Places the caller's cart, or cancels their pending order (contract §6). */
  async requestOrder(
    id: string,
    user: AuthenticatedUser,
    orderId: string,
    request: OwnerRequest,
  ): Promise<OrderView> {
    assertSelf(id, user);
    return this.orders.request(orderId, user, request, receiverOf(user.profile));
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
   * Gives a shop without a manager its first one (contract §1: MANAGER_EMAIL, MANAGER_PASSWORD).
   * @returns false, and changes nothing, when there is a manager already
   * @throws Error when the password is too weak or the address belongs to someone else
   */
  async ensureManager(email: string, password: string): Promise<boolean> {
    if (await this.customers.hasManager()) return false;
    const problem = passwordProblem(password);
    if (problem) throw new Error(`MANAGER_PASSWORD is too weak: ${problem}`);
    const manager = newCustomer({
      lastName: 'Shop',
      firstName: 'Manager',
      email,
      phone: '0000000000',
      dob: '1970-01-01',
      country: 'VN',
      role: 'manager',
      passwordHash: await this.passwords.hash(password),
    });
    const isSaved = await this.transactions.run((open) => this.customers.insert(manager, open));
    if (!isSaved) throw new Error('MANAGER_EMAIL belongs to a customer already: choose another address.');
    return true;
  }

  private async getById(id: string): Promise<Customer> {
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    return customer;
  }

  /** @param isKnownTaken the database has refused the values already */
  private async assertFree(
    values: Partial<Record<UniqueField, string>>,
    exceptId?: string,
    isKnownTaken = false,
    manager?: EntityManager,
  ): Promise<void> {
    const { username, email, phone } = values;
    const unique = Object.entries({ username, email, phone }).filter(([, value]) => value !== undefined);
    const taken = await this.customers.findTaken(Object.fromEntries(unique), exceptId, manager);
    const errors: FieldErrors = Object.fromEntries(taken.map((field) => [field, TAKEN[field]]));
    const messages = Object.values(errors);
    if (messages.length > 0 || isKnownTaken) {
      throw new ConflictException({ message: messages.join(' ') || 'This account exists already.', errors });
    }
  }

  private async view(customer: Customer): Promise<CustomerView> {
    return toView(customer, await this.orders.listOfCustomer(customer.id));
  }
}

function tidyChanges(changes: UpdateCustomerDto): UpdateCustomerDto {
  const values = Object.entries(changes).flatMap(([field, value]: [string, string | undefined]) =>
    value === undefined ? [] : [[field, field === 'email' ? normaliseEmail(value) : tidyText(value)]],
  );
  return Object.fromEntries(values) as UpdateCustomerDto;
}

function receiverOf({ lastName, firstName, phone, address, email }: Profile): OrderingCustomer {
  return { name: `${lastName} ${firstName}`, phone, address, email };
}
