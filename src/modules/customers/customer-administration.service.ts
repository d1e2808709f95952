import { ForbiddenException, Injectable } from '@nestjs/common';
import { AuditTrail, type Actor } from '../../audit/audit-trail';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../common/access';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrdersService } from '../orders/orders.service';
import { noSuchCustomer } from './customer-access';
import { erasedCustomer } from './erased-customer';
import type { CustomerPage } from './customer-filter';
import { toView, type CustomerView } from './customer-view';
import { CustomersRepository } from './customers.repository';

/** What staff do with the people who have an account. */
@Injectable()
export class CustomerAdministrationService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /** One page of the customers with their orders, and the number of all matches. */
  async list(query: CustomerPage): Promise<{ customers: CustomerView[]; total: number }> {
    const { customers, total } = await this.customers.findPage(query);
    const orders = await this.orders.listOfCustomers(customers.map(({ id }) => id));
    return { customers: customers.map((one) => toView(one, orders.get(one.id) ?? [])), total };
  }

  /**
   * Makes a client an admin or an admin a client; it holds from their next call on.
   * @throws NotFoundException when there is no such customer
   * @throws ForbiddenException when it is a manager, whose role never changes (rule R6)
   */
  async changeRole(id: string, role: Exclude<Role, 'manager'>, by: Actor): Promise<CustomerView> {
    const isChanged = await this.transactions.run(async (manager) => {
      const before = await this.customers.find(id, manager);
      if (!(await this.customers.updateUnlessManager(id, { role }, manager))) return false;
      if (before && before.role !== role) {
        const details = { from: before.role, to: role };
        await this.trail.record({ action: 'account-role-changed', subjectId: id, by, details }, manager);
      }
      return true;
    });
    if (!isChanged) throw await this.refusal(id, 'A manager’s role cannot be changed.');
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    return toView(customer, await this.orders.listOfCustomer(id));
  }

  /**
   * Deletes an account and what is known of its person: it is in no list and signs in no more, its tokens are
   * invalid from their next use on. Only its id, its role and the day it was opened stay.
   * @param by who deletes it: a manager, or the person themself
   * @throws NotFoundException when there is no such customer
   * @throws ForbiddenException when it is a manager (rule R6)
   */
  async erase(id: string, by: Actor, manager: EntityManager): Promise<void> {
    const isErased = await this.customers.updateUnlessManager(id, erasedCustomer(id, new Date()), manager);
    if (!isErased) throw await this.refusal(id, 'A manager cannot be deleted.', manager);
    const action = by._id === id ? 'account-erased' : 'account-deleted';
    await this.trail.record({ action, subjectId: id, by }, manager);
  }

  private async refusal(id: string, aboutManagers: string, manager?: EntityManager): Promise<Error> {
    const customer = await this.customers.find(id, manager);
    return customer ? new ForbiddenException(aboutManagers) : noSuchCustomer();
  }
}
