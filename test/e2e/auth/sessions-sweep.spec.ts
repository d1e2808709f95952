import { newId } from '../../../src/common/new-id';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { PasswordReset } from '../../../src/modules/auth/password-reset.entity';
import { Session } from '../../../src/modules/auth/session.entity';
import { SessionsService } from '../../../src/modules/auth/sessions.service';
import { aShopper, useManagedShop } from '../support/people';

const HOUR_MS = 3_600_000;
/** More than one statement deletes. */
const MANY = 450;

describe('the sweep of sign-ins', () => {
  const desk = useManagedShop();

  it('deletes what is over, of people who never return as well, and nothing else', async () => {
    const { shop } = desk;
    const gone = await aShopper(shop);
    const here = await aShopper(shop);
    const sessions = shop.dataSource.getRepository(Session);
    const [live] = await sessions.findBy({ customerId: gone.id });
    const at = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
    const copies = (count: number, change: Partial<Session>): Session[] =>
      Array.from({ length: count }, () => ({ ...live!, id: newId(), ...change }));
    await shop.app.get(TransactionRunner).run(async (manager) => {
      await manager.insert(Session, copies(MANY, { expiresAt: at(-1) }));
      await manager.insert(Session, copies(3, { endedAt: at(-1) }));
      for (const [person, hours] of [[gone, -1] as const, [here, 1] as const]) {
        const customerId = person.id;
        const tokenHash = customerId.padEnd(64, '0');
        await manager.insert(PasswordReset, {
          ...{ customerId, email: 'someone@shop.test', tokenHash },
          ...{ createdAt: at(-2), expiresAt: at(hours) },
        });
      }
    });
    await shop.app.get(SessionsService).sweep();

    expect((await sessions.findBy({ customerId: gone.id })).map(({ id }) => id)).toEqual([live!.id]);
    const resets = await shop.dataSource.getRepository(PasswordReset).find();
    expect(resets.map(({ customerId }) => customerId)).toEqual([here.id]);
    expect((await gone.get(`/v1/customers/${gone.id}`)).status).toBe(200);
  });
});
