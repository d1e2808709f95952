import { AUDIT_ACTIONS, type AuditAction } from '../../../src/audit/audit-event.entity';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ListedAuditEventsDto } from '../../../src/modules/audit-events/dto/audit-event.dto';
import { aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

let shop: TestApp;
let manager: Shopper;
let anna: Shopper;
let shoe: ProductDto;

beforeAll(async () => {
  shop = await createTestApp();
  manager = await aStaffMember(shop, 'manager');
  anna = await aShopper(shop);
  shoe = (await manager.post<ProductDto>('/v1/products', aProduct())).body;
  await manager.put(`/v1/customers/${anna.id}/changeRole`, { role: 'admin' });
});
afterAll(() => shop.close());

const list = async (query = ''): Promise<ListedAuditEventsDto> =>
  (await manager.get<ListedAuditEventsDto>(`/v1/audit-events?limit=100&${query}`)).body;
const actionsOf = async (query: string): Promise<AuditAction[]> => [
  ...new Set((await list(query)).events.map(({ action }) => action)),
];

/** An event written as it would be at this moment. */
async function anEventAt(moment: string, id: string): Promise<void> {
  const sql = 'INSERT INTO audit_events (id, action, subjectId, details, createdAt) VALUES (?, ?, ?, ?, ?)';
  await shop.dataSource.query(sql, [id, 'account-erased', anna.id, '{}', moment]);
}

describe('the list of all audit events', () => {
  it('names authors and what was changed, the newest first', async () => {
    const { events, total } = await list();
    expect(total).toBe(events.length);
    const moments = events.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const role = events.find(({ action }) => action === 'account-role-changed')!;
    expect(role).toMatchObject({ actor: { _id: manager.id }, subject: { kind: 'account', _id: anna.id } });
    const added = events.find(({ action }) => action === 'product-created')!;
    expect(added.subject).toEqual({ kind: 'product', _id: shoe._id, name: shoe.name });
  });

  it('is narrowed by what the events are about, by action, author and subject', async () => {
    expect(await actionsOf('subject=product')).toEqual(['product-created']);
    expect(await actionsOf('subject=account')).not.toContain('product-created');
    const both = await actionsOf('action=product-created,account-role-changed');
    expect(both.sort()).toEqual(['account-role-changed', 'product-created']);
    expect(await list('subject=product&action=account-role-changed')).toEqual({ events: [], total: 0 });
    expect(await actionsOf(`subjectId=${anna.id}&actorId=${manager.id}`)).toEqual(['account-role-changed']);
    expect((await list(`actorId=${'0'.repeat(24)}`)).total).toBe(0);
  });

  it('is paged', async () => {
    const { events, total } = await list();
    const second = await manager.get<ListedAuditEventsDto>('/v1/audit-events?limit=1&page=2');
    expect(second.body).toEqual({ events: [events[1]], total });
  });

  it('counts days in the shop’s time zone, the last one included', async () => {
    // Midnight of 2 March in Hà Nội is 17:00 of 1 March elsewhere.
    await anEventAt('2026-03-01 16:59:59.999', '69a000000000000000000001');
    await anEventAt('2026-03-01 17:00:00.000', '69a000000000000000000002');
    const idsOf = async (query: string): Promise<string[]> =>
      (await list(`action=account-erased&${query}`)).events.map(({ _id }) => _id);
    expect(await idsOf('from=2026-03-02&to=2026-03-02')).toEqual(['69a000000000000000000002']);
    expect(await idsOf('to=2026-03-01')).toEqual(['69a000000000000000000001']);
    expect(await idsOf('from=2026-03-01')).toHaveLength(2);
  });

  it('says of a deleted product that it was deleted', async () => {
    const gone = (await manager.post<ProductDto>('/v1/products', aProduct())).body;
    expect((await manager.put(`/v1/products/${gone._id}/delete`, {})).status).toBe(204);
    const { events } = await list(`subjectId=${gone._id}`);
    expect(new Set(events.map(({ subject }) => subject?.name))).toEqual(new Set(['Deleted product']));
  });

  it.each([
    ['subject=order', 'subject must be any of account, product.'],
    ['action=sneezed', `action must be any of ${AUDIT_ACTIONS.join(', ')}.`],
    ['actorId=me', 'actorId must be an id of 24 hexadecimal digits.'],
    ['subjectId=1', 'subjectId must be an id of 24 hexadecimal digits.'],
    ['from=2026-02-30', 'from must be a day, written YYYY-MM-DD.'],
    ['to=yesterday', 'to must be a day, written YYYY-MM-DD.'],
  ])('refuses %s in words', async (query, message) => {
    const { status, body } = await manager.get<ErrorDto>(`/v1/audit-events?${query}`);
    expect([status, Object.values(body.errors ?? {})]).toEqual([400, [message]]);
  });

  it('is for managers alone', async () => {
    expect((await (await aStaffMember(shop, 'admin')).get('/v1/audit-events')).status).toBe(403);
  });
});
