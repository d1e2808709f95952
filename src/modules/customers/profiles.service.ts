import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { tidyText } from '../../common/text';
import { isDuplicate } from '../../database/duplicates';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrdersService } from '../orders/orders.service';
import { assertSelf, noSuchCustomer, refuse } from './customer-access';
import { profileErrors } from './customer-rules';
import { toView, type CustomerView } from './customer-view';
import type { Customer } from './customer.entity';
import { CustomersRepository } from './customers.repository';
import type { UpdateCustomerDto } from './dto/update-customer.dto';
import { NO_PENDING_EMAIL, normaliseEmail, searchNameOf } from './new-customer';
import { assertFree, takenError } from './unique-fields';

type Details = Pick<Customer, 'lastName' | 'firstName' | 'phone' | 'address'>;

/** A customer after the change. */
export type ProfileView = CustomerView;

/** What a customer wants to change of their own details, checked and tidied. */
export interface ProfileChange {
  id: string;
  /** The confirmed address, before the change. */
  email: string;
  /** The address that is to take its place; missing when it is the same. */
  newEmail?: string;
  /** The number that is to take the place of another; missing when it is the same. */
  newPhone?: string;
  /** All that is saved at once, the phone number included. */
  details: Partial<Details>;
}

/** An e-mail address that waits until the link with this token is followed. */
export interface PendingEmail {
  address: string;
  tokenHash: string;
  until: Date;
}

/** What customers change of themselves. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Looks at what is to change, before anything does.
   * @throws BadRequestException with a message for each wrong field (specification §5, profile edit)
   */
  async plan(id: string, user: AuthenticatedUser, sent: UpdateCustomerDto): Promise<ProfileChange> {
    assertSelf(id, user);
    refuse(profileErrors(sent));
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    const { lastName, firstName, phone, address, email } = sent;
    const given = Object.entries({ lastName, firstName, phone, address }).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, tidyText(value)]],
    );
    const details = Object.fromEntries(given) as Partial<Details>;
    const newEmail = email === undefined ? customer.email : normaliseEmail(email);
    return {
      ...{ id, email: customer.email, details },
      ...(newEmail === customer.email ? {} : { newEmail }),
      ...(details.phone === undefined || details.phone === customer.phone ? {} : { newPhone: details.phone }),
    };
  }

  /** @throws ConflictException with a message on the e-mail address or phone number that is taken */
  async assertFree({ id, newEmail, newPhone }: ProfileChange): Promise<void> {
    const values = { ...(newEmail ? { email: newEmail } : {}), ...(newPhone ? { phone: newPhone } : {}) };
    await assertFree(this.customers, values, id);
  }

  /**
   * Saves the details, and the new e-mail address as one that waits.
   * @param whileOpen what else belongs to the transaction; it comes first
   * @throws ConflictException, and nothing is saved, when another account has taken the number meanwhile
   */
  async save(
    { id, details }: ProfileChange,
    pending?: PendingEmail,
    whileOpen?: (manager: EntityManager) => Promise<void>,
  ): Promise<ProfileView> {
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    const values = { ...details, ...(pending ? toColumns(pending) : {}) };
    const changed = { ...customer, ...values };
    if (Object.keys(values).length > 0) {
      await this.transactions.run(async (manager) => {
        await whileOpen?.(manager);
        const saved = { ...values, searchName: searchNameOf(changed) };
        if (!(await this.customers.update(id, saved, manager))) throw takenError(['phone']);
      });
    }
    return toView(changed, await this.orders.listOfCustomer(id));
  }

  /**
   * Puts the address of a link in the place of the one before; the order list follows.
   * @param whileOpen what else belongs to the transaction
   * @returns false when the link was used or replaced, or is too old
   * @throws ConflictException when another account has the address by now
   */
  async confirmEmail(
    tokenHash: string,
    whileOpen: (id: string, manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    const customer = await this.customers.findByPendingEmail(tokenHash, new Date());
    if (!customer?.pendingEmail) return false;
    const { id, pendingEmail: email } = customer;
    try {
      return await this.transactions.run(async (manager) => {
        const expected = { pendingEmailHash: tokenHash };
        const values = { email, ...NO_PENDING_EMAIL };
        if (!(await this.customers.updateIf(id, expected, values, manager))) return false;
        await this.orders.followEmail(id, email, manager);
        await whileOpen(id, manager);
        return true;
      });
    } catch (error) {
      throw isDuplicate(error) ? takenError(['email']) : error;
    }
  }
}

function toColumns({ address, tokenHash, until }: PendingEmail): Partial<Customer> {
  return { pendingEmail: address, pendingEmailHash: tokenHash, pendingEmailUntil: until };
}
