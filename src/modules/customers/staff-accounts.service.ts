import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../access/role';
import { AuditTrail } from '../../audit/audit-trail';
import { tidyPhone } from '../../common/phone';
import { httpError } from '../../common/refusals/refusal';
import { today } from '../../common/shop-time';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { chosen, newCustomer, normaliseEmail } from './customer-records';
import { takenError, throwIfInvalid, throwIfTaken } from './customer-rules';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import type { RegisterCustomerDto } from './dto/customer-requests.dto';
import { PasswordHasher } from './password-hasher';
import { checkSignUp } from './sign-up-check';

/** What a member of staff is asked for. */
type StaffDetails = Pick<RegisterCustomerDto, 'lastName' | 'firstName' | 'email' | 'password'> &
  Partial<Pick<RegisterCustomerDto, 'phone' | 'dob' | 'country'>>;

/** A member of the staff. */
export type StaffMember = Pick<
  Customer,
  'id' | 'lastName' | 'firstName' | 'email' | 'role' | 'signedInAt' | 'secondFactorAt'
>;

/** A person who may join the staff. */
export interface Invitee {
  /** In the form in which addresses are kept. */
  email: string;
  /** Null without an account. */
  accountId: string | null;
}

/** Nobody asks staff for their birthday. */
const UNASKED = { dob: '1970-01-01', country: 'VN' };

/** The accounts of staff: listing, opening, promoting and demoting them (rules R6 and R9). */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly passwords: PasswordHasher,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly config: Config,
  ) {}

  /** All staff: managers first, then by name. */
  list(): Promise<StaffMember[]> {
    return this.customers.findStaff();
  }

  /**
   * The person with this address, if they may join the staff.
   * @throws Refusal (409) when they are of the staff, or their account's address is not confirmed: anyone may have
   * opened it
   */
  async getInvitee(address: string): Promise<Invitee> {
    const email = normaliseEmail(address);
    const account = await this.customers.findBy('email', email);
    if (account && account.role !== 'client') throw httpError(409, 'invitation.staff');
    if (account?.emailConfirmedAt === null) throw httpError(409, 'invitation.unconfirmed');
    return { email, accountId: account?.id ?? null };
  }

  /**
   * Looks at what a new member of staff entered, and hashes their password.
   * @throws Refusal (400) with a message for each wrong field; Refusal (409) for what is taken
   */
  async prepare(details: StaffDetails, role: Role): Promise<Customer> {
    const data = { phone: '', ...UNASKED, ...details };
    const { phone: aboutPhone, ...errors } = await checkSignUp(data, today(this.config.shopTimezone));
    throwIfInvalid(aboutPhone && details.phone !== undefined ? { ...errors, phone: aboutPhone } : errors);
    const { email, phone } = data;
    throwIfTaken(await this.customers.findTaken({ email: normaliseEmail(email), phone: tidyPhone(phone) }));
    const password = chosen(await this.passwords.hash(data.password));
    return newCustomer({ ...data, role, emailConfirmedAt: new Date(), ...password });
  }

  /**
   * Opens the account.
   * @throws Refusal (409) when another account has its address or number meanwhile
   */
  async open(member: Customer, manager: EntityManager): Promise<void> {
    if (!(await this.customers.insert(member, manager))) throw takenError([]);
  }

  /**
   * Opens a manager's account, as an operator does; without a phone number it has none.
   * @throws as `prepare`
   */
  async createManager(details: StaffDetails): Promise<void> {
    const member = await this.prepare(details, 'manager');
    await this.transactions.run(async (manager) => {
      await this.open(member, manager);
      const event = { action: 'account-manager-created', subjectId: member.id } as const;
      await this.trail.record({ ...event, by: { _id: null, ip: null } }, manager);
    });
  }

  /** Gives a client with this confirmed address a role of the staff; false when they have changed meanwhile. */
  promote(id: string, email: string, role: Role, manager: EntityManager): Promise<boolean> {
    const expected = { email, role: 'client', isEmailConfirmed: true } as const;
    return this.customers.updateIf(id, expected, { role }, manager);
  }

  /**
   * Makes an admin a client.
   * @throws Refusal (404) when there is no such member of staff; Refusal (403) for a manager (rule R6)
   */
  async demote(id: string, manager: EntityManager): Promise<void> {
    if (await this.customers.updateIf(id, { role: 'admin' }, { role: 'client' }, manager)) return;
    const account = await this.customers.find(id, manager);
    throw account?.role === 'manager'
      ? httpError(403, 'manager.role-fixed')
      : httpError(404, 'staff.unknown');
  }
}
