import { Injectable, NotFoundException } from '@nestjs/common';
import { AuditTrail, type AuditRecord } from '../../audit/audit-trail';
import { CustomersService } from '../customers/customers.service';
import { ProductsService } from '../products/products.service';

/** Stands for a person whose account was deleted, in place of their name. */
const DELETED = 'Deleted account';

interface Page {
  page: number;
  limit: number;
}

/** An event with the name of who did it, as that is today. */
export interface AuditEventView extends AuditRecord {
  actorName: string | null;
}

/** What was done to a customer or a product, for managers to read. */
@Injectable()
export class AuditEventsService {
  constructor(
    private readonly trail: AuditTrail,
    private readonly products: ProductsService,
    private readonly customers: CustomersService,
  ) {}

  /**
   * One page of what was done to an account, newest first; that of a deleted one can still be read.
   * @throws NotFoundException when there never was such an account
   */
  async ofCustomer(id: string, page: Page): Promise<{ events: AuditEventView[]; total: number }> {
    const names = await this.customers.namesOf([id]);
    if (!names.has(id)) throw new NotFoundException('There is no such customer.');
    return this.list(id, page);
  }

  /**
   * One page of what was done to a product, newest first; that of a deleted one can still be read.
   * @throws NotFoundException when there never was such a product
   */
  async ofProduct(id: string, page: Page): Promise<{ events: AuditEventView[]; total: number }> {
    await this.products.assertEver(id);
    return this.list(id, page);
  }

  private async list(subjectId: string, page: Page): Promise<{ events: AuditEventView[]; total: number }> {
    const { events, total } = await this.trail.list(subjectId, page);
    const names = await this.customers.namesOf(events.flatMap(({ actorId }) => actorId ?? []));
    const nameOf = (id: string | null): string | null => (id === null ? null : names.get(id) || DELETED);
    return { events: events.map((event) => ({ ...event, actorName: nameOf(event.actorId) })), total };
  }
}
