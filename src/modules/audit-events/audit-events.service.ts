import { Injectable } from '@nestjs/common';
import { AUDIT_ACTIONS, subjectOf, type AuditEvent } from '../../audit/audit-event.entity';
import { AuditTrail } from '../../audit/audit-trail';
import { noSuchCustomer } from '../../access/assert-self';
import { NamesRepository } from '../../access/names.repository';
import { spanOfDays } from '../../common/shop-time';
import { Config } from '../../config/config';
import type { PageQueryDto } from '../../http/list-query.dto';
import {
  AuditEventDto,
  ListedAuditEventDto,
  type AuditEventListDto,
  type ListedAuditEventsDto,
} from './dto/audit-event.dto';
import type { ListAuditEventsQueryDto } from './dto/audit-events-query.dto';
import { CatalogueService } from '../products/catalog/catalogue.service';
import { StockService } from '../products/inventory/stock.service';

/** Replaces the name of a deleted account. */
const DELETED = 'Deleted account';
const DELETED_PRODUCT = 'Deleted product';

/** The audit trail of a customer, of a product and of everything, for managers (rule A32). */
@Injectable()
export class AuditEventsService {
  constructor(
    private readonly trail: AuditTrail,
    private readonly stock: StockService,
    private readonly names: NamesRepository,
    private readonly catalogue: CatalogueService,
    private readonly config: Config,
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

  /** A page of all events that pass the filters, newest first. */
  async listAll({
    subject,
    action,
    actorId,
    subjectId,
    ...rest
  }: ListAuditEventsQueryDto): Promise<ListedAuditEventsDto> {
    const actions = AUDIT_ACTIONS.filter(
      (one) => (!action || action.includes(one)) && (!subject || subject.includes(subjectOf(one))),
    );
    if (actions.length === 0) return { events: [], total: 0 };
    const isNarrow = actions.length < AUDIT_ACTIONS.length;
    const days = spanOfDays(rest, this.config.shopTimezone);
    const filter = { ...days, actorId, subjectId, ...(isNarrow && { actions }) };
    const { events, total } = await this.trail.listAll(filter, rest);
    return { events: await this.withNames(events), total };
  }

  private async withNames(events: AuditEvent[]): Promise<ListedAuditEventDto[]> {
    const isOfProduct = ({ action }: AuditEvent): boolean => subjectOf(action) === 'product';
    const productIds = events.filter(isOfProduct).flatMap(({ subjectId }) => subjectId ?? []);
    const [people, products] = await Promise.all([
      this.names.find(events.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat())),
      this.catalogue.findProducts([...new Set(productIds)]),
    ]);
    const productNames = new Map(products.map(({ _id, name }) => [_id, name]));
    const person = (id: string | null): string => people.get(id ?? '') || DELETED;
    return events.map((event) => {
      const product = productNames.get(event.subjectId ?? '') ?? DELETED_PRODUCT;
      const subject = isOfProduct(event) ? product : person(event.subjectId);
      return ListedAuditEventDto.of(event, { actor: person(event.actorId), subject });
    });
  }

  private async list(subjectId: string, page: PageQueryDto): Promise<AuditEventListDto> {
    const { events, total } = await this.trail.list(subjectId, page);
    const names = await this.names.find(events.flatMap(({ actorId }) => actorId ?? []));
    const nameOf = (id: string | null): string => names.get(id ?? '') || DELETED;
    return { events: events.map((event) => AuditEventDto.from(event, nameOf(event.actorId))), total };
  }
}
