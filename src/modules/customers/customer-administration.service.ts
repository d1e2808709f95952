import { ForbiddenException, Injectable } from '@nestjs/common';
import type { Role } from '../../common/auth/role';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrdersService } from '../orders/orders.service';
import { noSuchCustomer } from './customer-access';
import type { CustomerPage } from './customer-query';
import { toView, type CustomerView } from './customer-view';
import { CustomersRepository } from './customers.repository';

/** What staff do with the people who have an account. */
@Injectable()
export class CustomerAdministrationService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly transactions: TransactionRunner,
  ) {}

  /** One page of the customers with their orders, and the number of all matches. */
  async list(query: CustomerPage): Promise<{ customers: CustomerView[]; total: number }> {
    const { rows, total } = await this.customers.findPage(query, (ids) => this.orders.listOfCustomers(ids));
    return { customers: rows.map(([customer, orders = []]) => toView(customer, orders)), total };
  }

  /**
   * Makes a client an admin or an admin a client; it holds from their next call on.
   * @throws NotFoundException when there is no such customer
   * @throws ForbiddenException when it is a manager, whose role nobody changes (specification §4)
   */
  async changeRole(id: string, role: Exclude<Role, 'manager'>): Promise<CustomerView> {
    const isChanged = await this.transactions.run((manager) =>
      this.customers.updateUnlessManager(id, { role }, manager),
    );
    if (!isChanged) throw await this.refusal(id, 'A manager’s role cannot be changed.');
    const customer = await this.customers.find(id);
    if (!customer) throw noSuchCustomer();
    return toView(customer, await this.orders.listOfCustomer(id));
  }

  /**
   * Deletes an account: it is in no list and signs in no more, its tokens are good for nothing from their next
   * use on, and its cart goes. Orders stay as they are, and e-mail address and phone number stay taken.
   * @throws NotFoundException when there is no such customer
   * @throws ForbiddenException when it is a manager (specification §5)
   */
  async delete(id: string): Promise<void> {
    const isDeleted = await this.transactions.run(async (manager) => {
      const gone = { deletedAt: new Date(), activeUntil: null };
      if (!(await this.customers.updateUnlessManager(id, gone, manager))) return false;
      await this.orders.discardCart(id, manager);
      return true;
    });
    if (!isDeleted) throw await this.refusal(id, 'A manager cannot be deleted.');
  }

  private async refusal(id: string, aboutManagers: string): Promise<Error> {
    const customer = await this.customers.find(id);
    return customer ? new ForbiddenException(aboutManagers) : noSuchCustomer();
  }
}
