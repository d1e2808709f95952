import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { createApp } from '../../../src/app';
import { loadConfig } from '../../../src/config/load-config';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

jest.setTimeout(180_000);

const SHOPPERS = 6;
const KILLS = 3;
const ORDERS_BEFORE_A_KILL = 15;
const PAIRS = 5000;

/** A customer who orders repeatedly over the network. */
interface Regular {
  id: string;
  email: string;
  token: string;
}

describe('a server that is killed while orders are being placed', () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess | undefined;
  let port: number;
  const productIds: string[] = [];
  const regulars: Regular[] = [];
  const acknowledged: { regular: Regular; placed: OrderDto }[] = [];

  beforeAll(buildServer, 300_000);
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-crash-'));
    database = await createTestDatabase();
    await inside(seed);
  });
  afterAll(async () => {
    await server?.kill('SIGKILL');
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const environment = (): Record<string, string> => ({
    DATA_DIR: dataDir,
    DEMO: 'false',
    ...{ RATE_LIMITS: 'off', PENDING_ORDERS: '1000000', PENDING_PAIRS: '1000000' },
    ...(database.url ? { DATABASE_URL: database.url } : {}),
  });

  /** Opens the same database in this process, while no server uses it. */
  async function inside<T>(work: (app: NestFastifyApplication) => Promise<T>): Promise<T> {
    const app = await createApp(loadConfig({ ...environment(), NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
    await app.init();
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  }

  async function seed(app: NestFastifyApplication): Promise<void> {
    for (let i = 0; i < 2; i += 1) {
      const colors = [aColor('black', { '42': PAIRS })];
      productIds.push((await app.get(ProductEditingService).createProduct(aProduct({ colors })))._id);
    }
    const customers = app.get(CustomersService);
    const passwordHash = await customers.hashPassword(PASSWORD);
    for (let i = 0; i < SHOPPERS; i += 1) {
      const details = { ...aRegistration(), address: '12 Nguyễn Huệ', passwordHash };
      const id = await app
        .get(TransactionRunner)
        .run((manager) => customers.importCustomer(details, manager));
      regulars.push({ id, email: details.email, token: '' });
    }
  }

  async function call<T>(method: string, path: string, body: object | undefined, token: string): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async function open(): Promise<void> {
    server = new ServerProcess(environment());
    port = await server.port();
    for (const regular of regulars) {
      const credentials = { username: regular.email, password: PASSWORD };
      regular.token = (await call<TokensDto>('POST', '/v1/customers/login', credentials, '')).token;
    }
  }

  /** One order of a pair of each shoe, from the cart to the server's confirmation. */
  async function order({ id, token }: Regular): Promise<OrderDto> {
    const cart = await call<OrderDto>('POST', '/v1/orders', undefined, token);
    let filled = cart;
    for (const productId of productIds.filter((product) => !holds(cart, product))) {
      const line = { productId, color: 'black', size: '42', quantity: 1 };
      filled = await call<OrderDto>('PUT', `/v1/orders/${cart._id}/add-product`, line, token);
    }
    await call('PUT', `/v1/orders/${cart._id}`, { total: filled.total, payment: 'COD' }, token);
    return call<OrderDto>('PUT', `/v1/customers/${id}/update-order`, { orderId: cart._id }, token);
  }

  const holds = (cart: OrderDto, productId: string): boolean =>
    cart.items.some((item) => item.productId === productId);

  /** Orders until the server is gone. A broken connection is expected; an error answer is passed on. */
  async function orderOnAndOn(regular: Regular, isKilled: () => boolean): Promise<void> {
    while (!isKilled()) {
      try {
        acknowledged.push({ regular, placed: await order(regular) });
      } catch (error) {
        if (!isKilled()) throw error;
      }
    }
  }

  it('has every order it acknowledged, none by halves, and has lost no pair', async () => {
    for (let round = 1; round <= KILLS; round += 1) {
      await open();
      let isKilled = false;
      const goal = acknowledged.length + ORDERS_BEFORE_A_KILL + round;
      const shoppers = Promise.all(regulars.map((regular) => orderOnAndOn(regular, () => isKilled)));
      while (acknowledged.length < goal) await Promise.race([sleep(2), shoppers]);
      isKilled = true;
      const { signal } = await server!.kill('SIGKILL');
      expect(signal).toBe('SIGKILL');
      await shoppers;
    }

    await inside(checkTheBooks);
    await open();
    for (const { regular, placed } of acknowledged) {
      expect(await call('GET', `/v1/orders/${placed._id}`, undefined, regular.token)).toEqual(placed);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ORDERS_BEFORE_A_KILL);
  });

  async function checkTheBooks(app: NestFastifyApplication): Promise<void> {
    const dataSource = app.get(DataSource);
    const halfPlaced = await dataSource.query<object[]>(
      "SELECT id FROM orders WHERE (status = 'cart') <> (placedAt IS NULL) OR (status = 'cart') <> (cartOwnerId IS NOT NULL)",
    );
    expect(halfPlaced).toEqual([]);
    for (const productId of productIds) {
      const { stock, quantitySold } = await app.get(CatalogueService).getProduct(productId);
      const [ordered] = await dataSource.query<{ pairs: number | string }[]>(
        `SELECT SUM(i.quantity) AS pairs FROM order_items i JOIN orders o ON o.id = i.orderId
         WHERE o.status = 'pending' AND i.productId = ?`,
        [productId],
      );
      expect(quantitySold).toBe(Number(ordered!.pairs));
      expect(stock + quantitySold).toBe(PAIRS);
    }
  }
});
