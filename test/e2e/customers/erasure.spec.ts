import { Mailer } from '../../../src/mail/mailer';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { PasswordResetsRepository } from '../../../src/modules/auth/password-resets.repository';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aStaffMember, call, signIn, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { tracesOf } from '../support/traces';

const ROUNDS = 12;

let shop: TestApp;
let manager: Shopper;
let shoe: string;
beforeAll(async () => {
  shop = await createTestApp();
  manager = await aStaffMember(shop, 'manager');
  const colors = [aColor('black', { '42': 100_000 })];
  shoe = (await shop.app.get(ProductEditingService).createProduct(aProduct({ colors })))._id;
});
afterAll(() => shop.close());
afterEach(() => {
  jest.restoreAllMocks();
});

/** A person with a unique name and numbers, and all texts known of them. */
interface Known {
  person: Shopper;
  email: string;
  texts: string[];
}

let made = 0;

async function somebody(): Promise<Known> {
  made += 1;
  const email = `first.q${made}x@erasure.example`;
  const names = { lastName: `Wexq${made}x`, firstName: `Quor${made}x` };
  const phone = `0377${String(made).padStart(6, '0')}`;
  const dob = new Date(Date.UTC(1950, 0, made)).toISOString().slice(0, 10);
  const registration = { ...aRegistration(names), email, phone, dob };
  const key = { 'idempotency-key': `sign-up-${made}` };
  const { statusCode, body } = await shop.inject({
    ...{ method: 'POST', url: '/v1/customers', payload: registration, headers: key },
    remoteAddress: `198.51.100.${made % 250}`,
  });
  expect({ statusCode, body }).toMatchObject({ statusCode: 201 });
  const person = await signIn(shop, email, (JSON.parse(body) as CustomerDto)._id);
  const address = `12 Ngõ Q${made}x`;
  await person.put(`/v1/customers/${person.id}/updateCustomer`, { address });
  return { person, email, texts: [names.lastName, names.firstName, phone, dob, address, `q${made}x@`] };
}

const line = () => ({ productId: shoe, color: 'black', size: '42', quantity: 1 });

/** A cart that is ready to be placed, with the person as the receiver. */
async function readyCart({ person, texts }: Known): Promise<string> {
  const { _id } = await person.prepare([line()]);
  const [name = '', , phone = '', , address = ''] = texts;
  const receiver = { name: `${name} Nguyễn`, phone, address };
  const saved = await withKey(person, `/v1/orders/${_id}/add-information`, receiver);
  expect(saved).toBe(200);
  return _id;
}

async function withKey({ tokens }: Shopper, url: string, payload: object): Promise<number> {
  const headers = {
    authorization: `Bearer ${tokens.token}`,
    'idempotency-key': `key-${url}-${Math.random()}`,
  };
  return (await shop.inject({ method: 'PUT', url, payload, headers })).statusCode;
}

const place = ({ person }: Known, orderId: string, status = 'pending') =>
  withKey(person, `/v1/customers/${person.id}/update-order`, { orderId, status });

const erase = async ({ person }: Known): Promise<number> =>
  (await person.post(`/v1/customers/${person.id}/erase`, { currentPassword: PASSWORD })).status;

const remove = async ({ person }: Known): Promise<number> =>
  (await manager.put(`/v1/customers/${person.id}/delete`, undefined)).status;

const setStatus = async (orderId: string, status: string): Promise<OrderDto> => {
  const answer = await manager.put<OrderDto>(`/v1/orders/${orderId}/updateStatus`, { status });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
};

const askForLink = (email: string) => call(shop, 'POST', '/v1/customers/forgot-password', { email });

/**
 * Creates everything that a customer can leave behind: orders in every status, a cart, changes, links, wrong
 * passwords.
 */
async function wholeLife(known: Known): Promise<Known> {
  const { person, email } = known;
  const completed = await readyCart(known);
  expect(await place(known, completed)).toBe(200);
  for (const status of ['delivering', 'completed']) await setStatus(completed, status);
  const canceled = await readyCart(known);
  expect(await place(known, canceled)).toBe(200);
  expect(await place(known, canceled, 'canceled')).toBe(200);
  const deleted = await readyCart(known);
  expect(await place(known, deleted)).toBe(200);
  await manager.put(`/v1/orders/${deleted}/delete`, undefined);
  await readyCart(known);

  await askForLink(email);
  const moved = email.replace('first.', 'second.');
  await person.moveTo(moved);
  await askForLink(moved);
  await person.update({ email: email.replace('first.', 'third.') });
  const wrong = { username: moved, password: 'Wrong#2026' };
  expect((await call(shop, 'POST', '/v1/customers/login', wrong)).status).toBe(401);
  await person.post(`/v1/customers/${person.id}/second-factor`, { currentPassword: PASSWORD });
  await person.post(`/v1/customers/${person.id}/export`, { currentPassword: PASSWORD });
  await manager.put(`/v1/customers/${person.id}/changeRole`, { role: 'admin' });
  await manager.put(`/v1/customers/${person.id}/changeRole`, { role: 'client' });
  return known;
}

describe('after an erasure', () => {
  it.each([
    ['by themself', erase],
    ['by a manager', remove],
  ])('%s, no column of any table and no message tells of the person', async (_by, forget) => {
    const known = await wholeLife(await somebody());
    const before = await tracesOf(shop, known.texts);
    expect(before).toEqual(
      expect.arrayContaining(['customers.email', 'idempotency_keys.answer', 'orders.address', 'outbox']),
    );
    expect(await forget(known)).toBe(204);
    expect(await tracesOf(shop, known.texts)).toEqual([]);
  });

  it('an order that is still to be delivered keeps its receiver until it is closed', async () => {
    const known = await somebody();
    const orderId = await readyCart(known);
    expect(await place(known, orderId)).toBe(200);
    expect(await erase(known)).toBe(409);
    expect(await remove(known)).toBe(204);
    const receiver = ['orders.address', 'orders.name', 'orders.phone', 'orders.searchText'];
    expect(await tracesOf(shop, known.texts)).toEqual(receiver);
    expect(await setStatus(orderId, 'delivering')).toMatchObject({ address: known.texts[4] });
    expect(await setStatus(orderId, 'completed')).toMatchObject({
      status: 'completed',
      address: '',
      total: expect.any(Number),
    });
    expect(await tracesOf(shop, known.texts)).toEqual([]);
  });

  it('the answer to a sign-up under a key is gone at once', async () => {
    const known = await somebody();
    expect(await tracesOf(shop, known.texts)).toContain('idempotency_keys.answer');
    await erase(known);
    expect(await tracesOf(shop, known.texts)).toEqual([]);
  });

  it('a link that was asked for before is neither saved nor left in the outbox', async () => {
    const known = await somebody();
    const resets = shop.app.get(PasswordResetsRepository);
    const find = resets.findOf.bind(resets);
    // The account has been found, and the link is about to be saved.
    jest.spyOn(resets, 'findOf').mockImplementationOnce(async (...asked) => {
      expect(await erase(known)).toBe(204);
      return find(...asked);
    });
    await askForLink(known.email);
    expect(await tracesOf(shop, known.texts)).toEqual([]);
    const rows = await shop.dataSource.query<object[]>('SELECT * FROM password_resets WHERE customerId = ?', [
      known.person.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('a message that is written at that moment does not stay', async () => {
    const known = await somebody();
    const mailer = shop.app.get(Mailer);
    const send = mailer.send.bind(mailer);
    let erased: Promise<number> | undefined;
    jest.spyOn(mailer, 'send').mockImplementation(async (...message) => {
      expect(await (erased ??= erase(known))).toBe(204);
      return send(...message);
    });
    await known.person.update({ email: known.email.replace('first.', 'next.') });
    expect(await tracesOf(shop, known.texts)).toEqual([]);
    expect(mailer.send).toHaveBeenCalledTimes(2);
  });
});

describe('an erasure at the same moment as', () => {
  const OPEN = ['orders.address', 'orders.name', 'orders.phone', 'orders.searchText'];

  it('the placing of an order leaves either the account or nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = await somebody();
      const orderId = await readyCart(known);
      const [placed, erased] = await Promise.all([place(known, orderId), erase(known)]);
      expect([200, 401, 404]).toContain(placed);
      expect(erased).toBe(placed === 200 ? 409 : 204);
      if (erased === 204) expect(await tracesOf(shop, known.texts)).toEqual([]);
    }
  });

  it('the placing of an order that a manager does not wait for leaves its receiver alone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = await somebody();
      const orderId = await readyCart(known);
      const [placed, removed] = await Promise.all([place(known, orderId), remove(known)]);
      expect(removed).toBe(204);
      expect([200, 401, 404]).toContain(placed);
      expect(await tracesOf(shop, known.texts)).toEqual(placed === 200 ? OPEN : []);
      if (placed === 200) await setStatus(orderId, 'canceled');
      expect(await tracesOf(shop, known.texts)).toEqual([]);
    }
  });

  it('its cancellation by the customer leaves nothing once it is closed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = await somebody();
      const orderId = await readyCart(known);
      expect(await place(known, orderId)).toBe(200);
      const [canceled, removed] = await Promise.all([place(known, orderId, 'canceled'), remove(known)]);
      expect(removed).toBe(204);
      if (canceled !== 200) await setStatus(orderId, 'canceled');
      expect(await tracesOf(shop, known.texts)).toEqual([]);
    }
  });

  it('everything else that the person does leaves nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = await somebody();
      const { person, email } = known;
      const orderId = await readyCart(known);
      const [removed] = await Promise.all([
        remove(known),
        withKey(person, `/v1/orders/${orderId}/add-information`, {
          name: known.texts[0],
          address: known.texts[4],
        }),
        person.update({ email: email.replace('first.', 'other.') }),
        person.put(`/v1/customers/${person.id}/updateCustomer`, { lastName: known.texts[0] }),
        call(shop, 'POST', '/v1/customers/login', { username: email, password: PASSWORD }),
        askForLink(email),
        person.cart(),
      ]);
      expect(removed).toBe(204);
      expect(await tracesOf(shop, known.texts)).toEqual([]);
      const sessions = await shop.dataSource.query<object[]>('SELECT * FROM sessions WHERE customerId = ?', [
        person.id,
      ]);
      expect(sessions).toEqual([]);
    }
  });
});
