import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../audit/audit-trail';
import { assertSelf } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { httpError } from '../../common/refusals/refusal';
import { IdempotencyService } from '../../idempotency/idempotency.service';
import { MailsService } from '../../mail/mails.service';
import { TransactionRunner } from '../../database/transaction-runner';
import { AuditEventsService } from '../audit-events/audit-events.service';
import type { AuditEventDto } from '../audit-events/dto/audit-event.dto';
import { ReauthenticationService, type Proof } from '../auth/reauthentication.service';
import { SessionsService } from '../auth/sessions.service';
import { StaffInvitationsService } from '../auth/staff-invitations/staff-invitations.service';
import { CustomersService } from '../customers/customers.service';
import { OrderPersonalDataService } from '../orders/order-personal-data.service';
import { PaymentListsService } from '../payments/payment-lists.service';
import { ShipmentsService } from '../shipping/shipments.service';
import { FavouritesService } from '../products/favourites/favourites.service';
import { SizeWaitsService } from '../products/back-in-stock/size-waits.service';
import type { PersonalDataDto } from './dto/personal-data.dto';

/** More events than an account collects in 400 days, unless it is under attack. */
const MAX_EVENTS = 1000;

/** Downloads and erases a person's data (rule A31). */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly customers: CustomersService,
    private readonly orders: OrderPersonalDataService,
    private readonly payments: PaymentListsService,
    private readonly shipments: ShipmentsService,
    private readonly waits: SizeWaitsService,
    private readonly favourites: FavouritesService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
    private readonly invitations: StaffInvitationsService,
    private readonly audit: AuditEventsService,
    private readonly trail: AuditTrail,
    private readonly idempotency: IdempotencyService,
    private readonly mails: MailsService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * All data of the caller.
   * @throws as `ReauthenticationService.prove`
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   */
  async export(id: string, user: AuthenticatedUser, proof: Proof): Promise<PersonalDataDto> {
    assertSelf(id, user);
    const proven = await this.reauthentication.prove(user, proof);
    await proven.change((manager) =>
      this.trail.record({ action: 'account-exported', subjectId: id, by: user }, manager),
    );
    const [customer, orders, sizeWaits, { productIds }, { sessions }, { events }] = await Promise.all([
      this.customers.getCustomer(id, user),
      this.orders.listAll(id),
      this.waits.listAll(id),
      this.favourites.list(user),
      this.sessions.list(id, user, user.profile.language),
      this.audit.ofCustomer(id, { page: 1, limit: MAX_EVENTS }),
    ]);
    const moneyOf = await this.payments.listOfOrders(orders.map(({ order }) => order._id));
    return {
      exportedAt: new Date().toISOString(),
      ...{ customer, language: user.profile.language, sizeWaits, sessions },
      favourites: productIds,
      orders: orders.map((one) => ({ ...one, ...moneyOf(one.order._id) })),
      events: events.map((event) => withoutOthers(event, id)),
    };
  }

  /**
   * Deletes the caller's account with all its data.
   * @throws Refusal (409) while an order of theirs is pending or being delivered: orders are not canceled
   * without a request, and without an account they could not follow it
   * @throws as `export`, and Refusal (403) for a manager, who can never be deleted (rule R6)
   */
  async eraseOwn(id: string, user: AuthenticatedUser, proof: Proof): Promise<void> {
    assertSelf(id, user);
    const proven = await this.reauthentication.prove(user, proof);
    if (user.role === 'manager') throw httpError(403, 'manager.stays');
    const addresses = await this.customers.addressesOf(id);
    await proven.change(async (manager) => {
      if ((await this.erase({ id, addresses }, user, manager)) > 0)
        throw httpError(409, 'account.order-open');
    });
    await this.mails.removeFiles(id, addresses);
  }

  /**
   * Deletes an account with all its data. An open order keeps its receiver until it is closed (rule A31).
   * @throws Refusal (404) when there is no such customer; Refusal (403) for a manager
   */
  async deleteCustomer(id: string, by: Actor): Promise<void> {
    const addresses = await this.customers.addressesOf(id);
    await this.transactions.run((manager) => this.erase({ id, addresses }, by, manager));
    await this.mails.removeFiles(id, addresses);
  }

  /** @returns the number of open orders */
  private async erase(
    { id, addresses }: { id: string; addresses: string[] },
    by: Actor,
    manager: EntityManager,
  ): Promise<number> {
    // Lock the account first, as every transaction does that writes an account and its data.
    await this.customers.erase(id, by, manager);
    const open = await this.orders.forgetOwner(id, manager);
    await this.shipments.forget(id, manager);
    await this.waits.forget(id, manager);
    await this.favourites.forget(id, manager);
    await this.sessions.forget(id, manager);
    await this.invitations.forget(addresses, manager);
    await this.idempotency.forget(id, manager);
    await this.mails.forget(id, manager);
    return open;
  }
}

/** Removes other people's ids and addresses from an event: staff, or strangers who guessed passwords. */
function withoutOthers(event: AuditEventDto, ownId: string): AuditEventDto {
  return event.actor?._id === ownId ? event : { ...event, actor: null, address: null };
}
