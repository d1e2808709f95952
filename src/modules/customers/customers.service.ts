import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import type { Role } from '../../common/auth/role';
import { today } from '../../common/shop-time';
import { tidyText } from '../../common/text';
import { Config } from '../../config/config';
import { OrdersService, type OrderView, type OwnerRequest, type Receiver } from '../orders/orders.service';
import type { CustomerView } from './customer-view';
import type { Customer } from './customer.entity';
import { passwordProblem, profileErrors, signUpErrors, type FieldErrors } from './customer-rules';
import { CustomersRepository, type UniqueField } from './customers.repository';
import type { RegisterCustomerDto } from './dto/register-customer.dto';
import type { UpdateCustomerDto } from './dto/update-customer.dto';
import { newCustomer, normaliseEmail, searchNameOf, type NewCustomer } from './new-customer';
import { PasswordHasher } from './password-hasher';

export type { NewCustomer };

/** Who an account belongs to, as far as signing in needs to know. */
export interface Account {
  id: string;
  role: Role;
}

/** Somebody who says who they are, known to the shop or not: one cannot tell them apart by time. */
export interface Claimant {
  /** The same for all names of one account; of an unknown name, the name itself. */
  key: string;
  /** The account when the password is its own, else null after the same time. */
  checkPassword(password: string): Promise<Account | null>;
}

const TAKEN: Record<UniqueField, string> = {
  username: 'This username is taken.',
  email: 'This email is already registered.',
  phone: 'This phone number is already registered.',
};

const NO_SUCH_CUSTOMER = 'There is no such customer.';

/** People with an account: what other modules know of customers, they know through this class. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly passwords: PasswordHasher,
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
    const isSaved = await this.customers.insert(customer);
    // Someone else was quicker with the same address or number: find out which it was.
    if (!isSaved) await this.assertFree({ email: customer.email, phone: customer.phone }, undefined, true);
    return toView(customer, []);
  }

  /**
   * A customer with their orders, for themself and for staff.
   * @throws NotFoundException for anyone else, as if there were no such customer
   */
  async getCustomer(id: string, user: AuthenticatedUser): Promise<CustomerView> {
    if (id !== user._id && user.role === 'client') throw new NotFoundException(NO_SUCH_CUSTOMER);
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
    const isSaved = await this.customers.update(id, { ...values, searchName: searchNameOf(changed) });
    if (!isSaved) await this.assertFree(values, id, true);
    return this.view(changed);
  }

  /** Confirms that a cart is the caller's (contract §6); its receiver is filled in from the profile. */
  async attachOrder(id: string, user: AuthenticatedUser, orderId: string): Promise<OrderView> {
    assertSelf(id, user);
    return this.orders.attach(orderId, user, receiverOf(await this.getById(id)));
  }

  /** Places the caller's cart, or cancels their pending order (contract §6). */
  async requestOrder(
    id: string,
    user: AuthenticatedUser,
    orderId: string,
    request: OwnerRequest,
  ): Promise<OrderView> {
    assertSelf(id, user);
    return this.orders.request(orderId, user, request, receiverOf(await this.getById(id)));
  }

  /**
   * Looks up who wants to sign in; their password is checked afterwards.
   * @param identity username, e-mail address (case-insensitive) or phone number
   */
  async findClaimant(identity: string): Promise<Claimant> {
    const name = identity.trim().toLowerCase();
    const customer = await this.findByIdentity(name);
    return {
      key: customer ? `account:${customer.id}` : `name:${name}`,
      checkPassword: async (password) => {
        const isRight = await this.passwords.verify(customer?.passwordHash ?? null, password);
        return customer && isRight ? { id: customer.id, role: customer.role } : null;
      },
    };
  }

  /** The account as it is now, or null when it was deleted. */
  async findAccount(id: string): Promise<Account | null> {
    const customer = await this.customers.find(id);
    return customer && { id, role: customer.role };
  }

  /** Keeps until when the customer has a live sign-in; null when they have none. */
  async setActiveUntil(id: string, activeUntil: Date | null, manager: EntityManager): Promise<void> {
    await this.customers.update(id, { activeUntil }, manager);
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
    const isSaved = await this.customers.insert(manager);
    if (!isSaved) throw new Error('MANAGER_EMAIL belongs to a customer already: choose another address.');
    return true;
  }

  private async getById(id: string): Promise<Customer> {
    const customer = await this.customers.find(id);
    if (!customer) throw new NotFoundException(NO_SUCH_CUSTOMER);
    return customer;
  }

  private async findByIdentity(identity: string): Promise<Customer | null> {
    const field = identity.includes('@') ? 'email' : /^\d+$/.test(identity) ? 'phone' : 'username';
    const customer = await this.customers.findBy(field, identity);
    // Collations find look-alikes too, and a limit that they share would tell that the account exists.
    return customer?.[field] === identity ? customer : null;
  }

  /** @param isKnownTaken the database has refused the values already */
  private async assertFree(
    values: Partial<Record<UniqueField, string>>,
    exceptId?: string,
    isKnownTaken = false,
  ): Promise<void> {
    const errors: FieldErrors = {};
    for (const [field, value] of Object.entries(values) as [UniqueField, string][]) {
      if (field in TAKEN && (await this.customers.isTaken(field, value, exceptId)))
        errors[field] = TAKEN[field];
    }
    const messages = Object.values(errors);
    if (messages.length > 0 || isKnownTaken) {
      throw new ConflictException({ message: messages.join(' ') || 'This account exists already.', errors });
    }
  }

  private async view(customer: Customer): Promise<CustomerView> {
    return toView(customer, await this.orders.listOfCustomer(customer.id));
  }
}

function refuse(errors: FieldErrors): void {
  const messages = Object.values(errors);
  if (messages.length === 0) return;
  const sentences = messages.map((message) => (message.endsWith('.') ? message : `${message}.`));
  throw new BadRequestException({ message: sentences.join(' '), errors });
}

function assertSelf(id: string, user: AuthenticatedUser): void {
  if (id === user._id) return;
  if (user.role === 'client') throw new NotFoundException(NO_SUCH_CUSTOMER);
  throw new ForbiddenException('Only the customer themself may do this.');
}

function tidyChanges(changes: UpdateCustomerDto): UpdateCustomerDto {
  const values = Object.entries(changes).flatMap(([field, value]: [string, string | undefined]) =>
    value === undefined ? [] : [[field, field === 'email' ? normaliseEmail(value) : tidyText(value)]],
  );
  return Object.fromEntries(values) as UpdateCustomerDto;
}

function receiverOf({ lastName, firstName, phone, address }: Customer): Receiver {
  return { name: `${lastName} ${firstName}`, phone, address };
}

function toView(customer: Customer, orders: CustomerView['orders']): CustomerView {
  const { passwordHash: _secret, searchName: _folded, activeUntil, deletedAt: _date, ...seen } = customer;
  return { ...seen, isActive: activeUntil !== null && activeUntil.getTime() > Date.now(), orders };
}
