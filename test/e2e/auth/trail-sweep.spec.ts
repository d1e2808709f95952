import { AuditTrail } from '../../../src/audit/audit-trail';
import { AuditEventsRepository } from '../../../src/audit/audit-events.repository';
import type { AuditEventListDto } from '../../../src/modules/audit-events/dto/audit-event.dto';
import { newId } from '../../../src/common/new-id';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { aShopper, useManagedShop } from '../support/people';

const DAY_MS = 24 * 3_600_000;
/** More than the sweep removes at once. */
const MANY = 2100;

describe('the sweep of the audit trail', () => {
  const desk = useManagedShop();

  const record = (subjectId: string, daysAgo: number, count = 1): Promise<void> =>
    desk.shop.app.get(TransactionRunner).run(async (open) => {
      const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
      for (let i = 0; i < count; i += 1) {
        const event = { subjectId, actorId: null, address: '192.0.2.1', details: {} };
        const action = 'account-sign-in-failed' as const;
        await desk.shop.app
          .get(AuditEventsRepository)
          .insert({ id: newId(createdAt), action, createdAt, ...event }, open);
      }
    });

  it('removes what is older than 400 days, however much it is, and nothing else', async () => {
    const { id } = await aShopper(desk.shop);
    await desk.manager.put(`/v1/customers/${id}/changeRole`, { role: 'admin' });
    await record(id, 399);
    await record(id, 401, MANY);
    const read = async () =>
      (await desk.manager.get<AuditEventListDto>(`/v1/customers/${id}/audit-events?limit=100`)).body;
    const { total } = await read();
    await desk.shop.app.get(AuditTrail).sweep();

    const left = await read();
    expect(left.total).toBe(total - MANY);
    const actions = left.events.map(({ action }) => action);
    expect(actions[0]).toBe('account-role-changed');
    expect(actions.at(-1)).toBe('account-sign-in-failed');
  });
});
