import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { IdempotencyService } from '../../idempotency/idempotency.service';
import { Mailer } from '../../mail/mailer';
import { TransactionRunner } from '../../database/transaction-runner';
import { AuditEventsService, type AuditEventView } from '../audit-events/audit-events.service';
import { ReauthenticationService } from '../auth/reauthentication.service';
import { SessionsService, type SessionView } from '../auth/sessions.service';
import { SignInDataService } from '../auth/sign-in-data.service';
import { CustomerAdministrationService } from '../customers/customer-administration.service';
import { CustomersService, type CustomerView } from '../customers/customers.service';
import { OrderDataService, type OrderWithHistory } from '../orders/order-data.service';

/** More events than a person has in 400 days of anything but an attack. */
const MOST_EVENTS = 1000;

const STILL_OPEN =
  'You still have an order that is not finished. Cancel it or wait until it has arrived, then delete your account.';

/** All that the shop knows of a person. */
export interface PersonalData {
  customer: CustomerView;
  orders: OrderWithHistory[];
  sessions: SessionView[];
  events: AuditEventView[];
}

/** A person's data as a whole: to take along, and to erase. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly customers: CustomersService,
    private readonly administration: CustomerAdministrationService,
    private readonly orders: OrderDataService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInDataService,
    private readonly audit: AuditEventsService,
    private readonly trail: AuditTrail,
    private readonly idempotency: IdempotencyService,
    private readonly mailer: Mailer,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Everything the shop knows of the caller.
   * @throws BadRequestException when the password is wrong, TooManyAttemptsException (429) after too many tries
   * @throws NotFoundException or ForbiddenException when the account is not one's own
   */
  async export(id: string, user: AuthenticatedUser, currentPassword: string): Promise<PersonalData> {
    await this.reauthentication.prove(id, user, currentPassword);
    await this.transactions.run((manager) =>
      this.trail.record({ action: 'account-exported', subjectId: id, by: user }, manager),
    );
    const [customer, orders, sessions, { events }] = await Promise.all([
      this.customers.getCustomer(id, user),
      this.orders.listAll(id),
      this.sessions.list(id, user),
      this.audit.ofCustomer(id, { page: 1, limit: MOST_EVENTS }),
    ]);
    return { customer, orders, sessions, events: events.map((event) => withoutOthers(event, id)) };
  }

  /**
   * Deletes the caller's own account with all that is known of them.
   * @throws ConflictException while an order of theirs is pending or being delivered: it is neither canceled
   *   unasked, nor could they follow it
   * @throws as `export`, and ForbiddenException for a manager, whom no one may delete
   */
  async eraseOwn(id: string, user: AuthenticatedUser, currentPassword: string): Promise<void> {
    await this.reauthentication.prove(id, user, currentPassword);
    if (user.role === 'manager') throw new ForbiddenException('A manager cannot be deleted.');
    const addresses = await this.customers.addressesOf(id);
    await this.transactions.run(async (manager) => {
      if ((await this.erase(id, user, manager)) > 0) throw new ConflictException(STILL_OPEN);
    });
    await this.mailer.forget(id, addresses);
  }

  /**
   * Deletes someone's account with all that is known of them. An order that is still to be delivered keeps its
   * receiver until it is closed.
   * @throws NotFoundException when there is no such customer; ForbiddenException when it is a manager
   */
  async deleteCustomer(id: string, by: Actor): Promise<void> {
    const addresses = await this.customers.addressesOf(id);
    await this.transactions.run((manager) => this.erase(id, by, manager));
    await this.mailer.forget(id, addresses);
  }

  /** @returns how many orders are still to be delivered */
  private async erase(id: string, by: Actor, manager: EntityManager): Promise<number> {
    // The account first, as in every transaction that writes it and what belongs to it.
    await this.administration.erase(id, by, manager);
    const open = await this.orders.forgetOwner(id, manager);
    await this.signIns.erase(id, manager);
    await this.idempotency.forget(id, manager);
    return open;
  }
}

/** Who else did something, and from where, is those people's data: staff, or strangers who guessed a password. */
function withoutOthers(event: AuditEventView, ownId: string): AuditEventView {
  return event.actorId === ownId ? event : { ...event, actorId: null, actorName: null, address: null };
}
