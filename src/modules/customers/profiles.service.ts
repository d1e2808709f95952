import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertSelf, noSuchCustomer } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { tidyPhone } from '../../common/phone';
import { tidyAddress, tidyLine } from '../../common/text';
import { isDuplicate } from '../../database/duplicates';
import { OrdersService } from '../orders/orders.service';
import { profileErrors, takenError, throwIfInvalid, throwIfTaken } from './customer-rules';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import { waitsForAnother } from './dto/customer.dto';
import type { UpdateCustomerDto } from './dto/customer-requests.dto';
import { NO_PENDING_EMAIL, listNamesOf, normaliseEmail } from './customer-records';

type Details = Pick<Customer, 'lastName' | 'firstName' | 'phone' | 'address'>;

/** What is saved as it is sent. */
type Saved = Details & Pick<Customer, 'newsAt'>;

const TIDY: Record<keyof Details, (text: string) => string> = {
  lastName: tidyLine,
  firstName: tidyLine,
  phone: tidyPhone,
  address: tidyAddress,
};

/** What a customer wants to change of their own details, checked and tidied. */
export interface ProfileChange {
  id: string;
  /** The confirmed e-mail address, before the change. */
  email: string;
  /** The address that is to take its place; missing when it is the same. */
  newEmail?: string;
  /** The number that is to take the place of another; missing when it is the same. */
  newPhone?: string;
  /** All that is saved at once, the phone number included. */
  details: Partial<Saved>;
}

/** An e-mail address that waits until the link with this token is followed. */
export interface PendingEmail {
  email: string;
  tokenHash: string;
  until: Date;
}

/** A pending e-mail change and its account. */
export interface WaitingEmail {
  id: string;
  email: string;
  tokenHash: string;
  /** Whether it takes the place of another; else it is the one that the account was opened with. */
  isAnother: boolean;
}

/** An address that a link is to confirm. */
export type UnconfirmedEmail = Pick<WaitingEmail, 'id' | 'email' | 'isAnother'>;

/** What customers change of themselves. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
  ) {}

  /**
   * Looks at what is to change, before anything does.
   * @throws Refusal (400) with a message for each wrong field (rule A26)
   */
  async plan(id: string, user: AuthenticatedUser, sent: UpdateCustomerDto): Promise<ProfileChange> {
    assertSelf(id, user);
    throwIfInvalid(profileErrors(sent));
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    const { lastName, firstName, phone, address, email } = sent;
    const given = Object.entries({ lastName, firstName, phone, address }).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, TIDY[field as keyof Details](value)]],
    );
    const details: Partial<Saved> = {
      ...(Object.fromEntries(given) as Partial<Details>),
      ...newsOf(sent, customer),
    };
    const newEmail = email === undefined ? customer.email : normaliseEmail(email);
    return {
      ...{ id, email: customer.email, details },
      ...(newEmail === customer.email ? {} : { newEmail }),
      ...(details.phone === undefined || details.phone === customer.phone ? {} : { newPhone: details.phone }),
    };
  }

  /** @throws Refusal (409) with a message on the e-mail address or phone number that is taken */
  async assertFree({ id, newEmail, newPhone }: ProfileChange): Promise<void> {
    const values = { ...(newEmail ? { email: newEmail } : {}), ...(newPhone ? { phone: newPhone } : {}) };
    throwIfTaken(await this.customers.findTaken(values, id));
  }

  /**
   * Saves the details, but for a new e-mail address, which waits for its link.
   * @param manager the open transaction
   * @throws Refusal (409) when another account has taken the number meanwhile
   */
  async save({ id, details }: ProfileChange, manager: EntityManager): Promise<void> {
    const customer = await this.customers.find(id, manager);
    if (!customer) throw noSuchCustomer();
    const changed = Object.entries(details).filter(
      ([field, value]) => customer[field as keyof Saved] !== value,
    );
    if (changed.length === 0) return;
    const saved = { ...Object.fromEntries(changed), ...listNamesOf({ ...customer, ...details }) };
    if (!(await this.customers.update(id, saved, manager))) throw takenError(['phone']);
  }

  /** The address that waits for the link with this token; null when the link was used or replaced, or is too old. */
  async findWaiting(tokenHash: string): Promise<WaitingEmail | null> {
    const customer = await this.customers.findByPendingEmail(tokenHash, new Date());
    if (!customer?.pendingEmail) return null;
    const { id, email: before, pendingEmail: email } = customer;
    return { id, email, tokenHash, isAnother: email !== before };
  }

  /**
   * The caller's address that a link would confirm: one that is to take the place of another, or their own; null when
   * neither has to be.
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   */
  async findUnconfirmed(id: string, user: AuthenticatedUser): Promise<UnconfirmedEmail | null> {
    assertSelf(id, user);
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    const { email, pendingEmail, emailConfirmedAt } = customer;
    if (pendingEmail !== null && waitsForAnother(customer))
      return { id, email: pendingEmail, isAnother: true };
    return emailConfirmedAt === null ? { id, email, isAnother: false } : null;
  }

  /** Keeps for which link an address waits; one that was sent before is not good any more. */
  async keepPending(id: string, pending: PendingEmail, manager: EntityManager): Promise<void> {
    const { email, tokenHash, until } = pending;
    const values = { pendingEmail: email, pendingEmailHash: tokenHash, pendingEmailUntil: until };
    await this.customers.update(id, values, manager);
  }

  /**
   * Puts an address that waited in the place of the one before; the order list follows.
   * @param manager the open transaction
   * @returns false, and changes nothing, when its link was used or replaced meanwhile
   * @throws Refusal (409) when another account has the address by now
   */
  async confirmEmail({ id, email, tokenHash }: WaitingEmail, manager: EntityManager): Promise<boolean> {
    const expected = { pendingEmailHash: tokenHash };
    const values = { email, emailConfirmedAt: new Date(), ...NO_PENDING_EMAIL };
    try {
      if (!(await this.customers.updateIf(id, expected, values, manager))) return false;
    } catch (error) {
      throw isDuplicate(error) ? takenError(['email']) : error;
    }
    await this.orders.followEmail(id, email, manager);
    return true;
  }
}

/** Since when news are wanted; nothing when that stays as it is. */
function newsOf({ news }: UpdateCustomerDto, { newsAt }: Customer): Partial<Saved> {
  if (news === undefined || news === (newsAt !== null)) return {};
  return { newsAt: news ? new Date() : null };
}
