import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { noSuchCustomer } from '../../access/access';
import { NamesRepository } from '../../access/names.repository';
import type { PageQueryDto } from '../../http/list-query.dto';
import { AuditEventDto, type AuditEventListDto } from './dto/audit-event.dto';
import { StockService } from '../products/inventory/stock.service';

/** Replaces the name of a deleted account. */
const DELETED = 'Deleted account';

/** A customer's or a product's audit trail, for managers (rule A32). */
@Injectable()
export class AuditEventsService {
  constructor(
    private readonly trail: AuditTrail,
    private readonly stock: StockService,
    private readonly names: NamesRepository,
  ) {}

  /**
   * A page of an account's events, newest first, also for a deleted account.
   * @throws Refusal (404) when the account never existed
   */
  async ofCustomer(id: string, page: PageQueryDto): Promise<AuditEventListDto> {
    const names = await this.names.find([id]);
    if (!names.has(id)) throw noSuchCustomer();
    return this.list(id, page);
  }

  /**
   * A page of a product's events, newest first, also for a deleted product.
   * @throws Refusal (404) when the product never existed
   */
  async ofProduct(id: string, page: PageQueryDto): Promise<AuditEventListDto> {
    await this.stock.assertEver(id);
    return this.list(id, page);
  }

  private async list(subjectId: string, page: PageQueryDto): Promise<AuditEventListDto> {
    const { events, total } = await this.trail.list(subjectId, page);
    const names = await this.names.find(events.flatMap(({ actorId }) => actorId ?? []));
    const nameOf = (id: string | null): string => names.get(id ?? '') || DELETED;
    return { events: events.map((event) => AuditEventDto.from(event, nameOf(event.actorId))), total };
  }
}
