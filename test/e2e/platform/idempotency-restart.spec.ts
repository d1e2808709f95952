import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../../src/app';
import { loadConfig } from '../../../src/config/load-config';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

jest.setTimeout(180_000);

const KILLS = 2;
const PAIRS_BEFORE_A_KILL = 8;
const SHOPPERS = 4;

interface Shopper {
  readonly email: string;
  token: string;
  cartId: string;
  /** Each sent key, with its answer if there was one. */
  readonly sent: Map<string, string | undefined>;
}

/** A server is killed while customers fill their carts, each call with its own key. */
describe('a call that was cut off', () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess | undefined;
  let port: number;
  let line: { productId: string; color: string; size: string; quantity: number };
  const shoppers: Shopper[] = [];

  beforeAll(buildServer, 300_000);
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-keys-'));
    database = await createTestDatabase();
    const app = await createApp(loadConfig({ ...environment(), NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
    await app.init();
    const colors = [aColor('black', { '42': 10_000 })];
    const { _id } = await app.get(ProductEditingService).createProduct(aProduct({ colors }));
    line = { productId: _id, color: 'black', size: '42', quantity: 1 };
    await app.close();
  });
  afterAll(async () => {
    await server?.kill('SIGKILL');
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const environment = (): Record<string, string> => ({
    DATA_DIR: dataDir,
    DEMO: 'false',
    ...(database.url ? { DATABASE_URL: database.url } : {}),
  });

  async function call(method: string, path: string, body?: object, token?: string, key?: string) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { text, isReplayed: response.headers.get('idempotency-replayed') === 'true' };
  }

  async function open(): Promise<void> {
    server = new ServerProcess(environment());
    port = await server.port();
    for (const shopper of shoppers) {
      const login = await call('POST', '/v1/customers/login', {
        username: shopper.email,
        password: PASSWORD,
      });
      shopper.token = (JSON.parse(login.text) as TokensDto).token;
    }
  }

  async function signUp(): Promise<void> {
    const { email, ...details } = aRegistration();
    await call('POST', '/v1/customers', { email, ...details });
    const login = await call('POST', '/v1/customers/login', { username: email, password: PASSWORD });
    const { token } = JSON.parse(login.text) as TokensDto;
    const cart = JSON.parse((await call('POST', '/v1/orders', undefined, token)).text) as OrderDto;
    shoppers.push({ email, token, cartId: cart._id, sent: new Map() });
  }

  const add = ({ cartId, token }: Shopper, key: string) =>
    call('PUT', `/v1/orders/${cartId}/add-product`, line, token, key);

  /** Adds pairs until the server is gone. A broken connection is expected; an error answer is passed on. */
  async function addOnAndOn(shopper: Shopper, isKilled: () => boolean): Promise<void> {
    while (!isKilled()) {
      const key = `pair-${shopper.sent.size}`;
      shopper.sent.set(key, undefined);
      try {
        shopper.sent.set(key, (await add(shopper, key)).text);
      } catch (error) {
        if (!isKilled()) throw error;
      }
    }
  }

  const answered = (): number =>
    shoppers.flatMap(({ sent }) => [...sent.values()]).filter((answer) => answer !== undefined).length;

  it('is done once when it is sent again to the next server, and what was answered is answered so again', async () => {
    server = new ServerProcess(environment());
    port = await server.port();
    while (shoppers.length < SHOPPERS) await signUp();
    for (let round = 1; round <= KILLS; round += 1) {
      let isKilled = false;
      const goal = answered() + PAIRS_BEFORE_A_KILL + round;
      const everybody = Promise.all(shoppers.map((shopper) => addOnAndOn(shopper, () => isKilled)));
      while (answered() < goal) await Promise.race([sleep(1), everybody]);
      isKilled = true;
      await server.kill('SIGKILL');
      await everybody;
      await open();
      await repeatEverything();
    }
  });

  async function repeatEverything(): Promise<void> {
    for (const shopper of shoppers) {
      for (const [key, answer] of shopper.sent) {
        const again = await add(shopper, key);
        if (answer !== undefined) expect(again).toEqual({ text: answer, isReplayed: true });
        shopper.sent.set(key, again.text);
      }
      const { text } = await call('GET', `/v1/orders/${shopper.cartId}`, undefined, shopper.token);
      expect((JSON.parse(text) as OrderDto).items[0]!.quantity).toBe(shopper.sent.size);
    }
  }
});
