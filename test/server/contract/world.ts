import { IdempotencyRepository } from '../../../src/idempotency/idempotency.repository';
import { Mailer } from '../../../src/mail/mailer';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductsService, type StockLine } from '../../../src/modules/products/products.service';
import { PictureStore } from '../../../src/modules/products/editing/uploads/picture-store';
import { LIMITS } from '../../../src/rate-limits/limits';
import { RateLimits } from '../../../src/rate-limits/rate-limits.service';
import { getOperation } from '../support/api-document';
import { aColor, aProduct } from '../support/factories/product';
import {
  aNewAddress,
  aShopper,
  aStaffMember,
  refreshed,
  signIn,
  type Answer,
  type Shopper,
} from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

/** What is asked of an operation; who asks is said elsewhere. */
export interface Ask {
  /** The person whose things are asked for, when it is not the world's client. */
  owner?: Shopper;
  /** Who asks, when it is not the person who has the right to in general. */
  by?: Shopper;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Sent as JSON; a text or bytes are sent as they are, with the headers given here. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Where the request comes from; addresses have limits of their own. */
  remoteAddress?: string;
}

export const UNKNOWN_ID = 'f'.repeat(24);

const BANK = { BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'NGUYEN VAN A' };

/** A shop with one person of each kind, in which every operation can be asked for. */
export class World {
  private constructor(
    readonly shop: TestApp,
    public client: Shopper,
    /** Another client, with nothing in common with the first. */
    public stranger: Shopper,
    public admin: Shopper,
    public manager: Shopper,
  ) {
    const mailer = shop.app.get(Mailer);
    jest.spyOn(mailer, 'send').mockImplementation(async ({ text }) => void this.letters.push(text));
  }

  private readonly letters: string[] = [];

  /** @param isLimited whether limits count, for what comes to meet them */
  static async open(isLimited = false): Promise<World> {
    const shop = await createTestApp({ ...BANK, RATE_LIMITS: isLimited ? 'on' : 'off' });
    return new World(
      shop,
      await aShopper(shop),
      await aShopper(shop),
      await aStaffMember(shop, 'admin'),
      await aStaffMember(shop, 'manager'),
    );
  }

  close(): Promise<void> {
    jest.restoreAllMocks();
    return this.shop.close();
  }

  /** Lets the next call with an `Idempotency-Key` be one of a person who has used all that there are in a day. */
  letKeysRunOut(): void {
    const keys = this.shop.app.get(IdempotencyRepository);
    jest.spyOn(keys, 'countOfCaller').mockResolvedValueOnce(1000);
  }

  /** Asks for an operation at the address that the document gives it. */
  async ask(operationId: string, ask: Ask = {}, token?: string): Promise<Answer<Record<string, unknown>>> {
    const { method, path } = getOperation(operationId);
    const isRaw = typeof ask.body === 'string' || Buffer.isBuffer(ask.body);
    const response = await this.shop.inject({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ask.params?.[name] ?? '')),
      query: textsOf(ask.query),
      ...(ask.body === undefined ? {} : { payload: ask.body as object }),
      headers: {
        ...(ask.body !== undefined && !isRaw ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...ask.headers,
      },
      remoteAddress: ask.remoteAddress ?? this.newAddress(),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = isJson && response.body !== '' ? response.json<Record<string, unknown>>() : {};
    return { status: response.statusCode, body, headers: response.headers };
  }

  /** Gives everyone new tokens, as their browsers do: those that they have are good for a quarter of an hour. */
  async refreshTokens(): Promise<void> {
    this.client = await refreshed(this.shop, this.client);
    this.stranger = await refreshed(this.shop, this.stranger);
    this.admin = await refreshed(this.shop, this.admin);
    this.manager = await refreshed(this.shop, this.manager);
  }

  /** A person of their own, for what cannot be undone. */
  somebody(): Promise<Shopper> {
    return aShopper(this.shop);
  }

  /** One more sign-in of the same person. */
  async signedInAgain(person: Shopper): Promise<Shopper> {
    return signIn(this.shop, (await person.profile()).email, person.id);
  }

  /** Staff of their own, for limits that count by person. */
  someStaff(role: 'admin' | 'manager'): Promise<Shopper> {
    return aStaffMember(this.shop, role);
  }

  /** An address nobody has called from, for limits that count by address. */
  newAddress(): string {
    return aNewAddress();
  }

  /** The token of the link that someone is sent who has forgotten their password. */
  async resetToken(person: Shopper): Promise<string> {
    const { email } = await person.profile();
    return this.tokenOfLetter(() =>
      this.ask('forgotPassword', { body: { email }, remoteAddress: this.newAddress() }),
    );
  }

  /** The token of the link that someone is sent who wants another e-mail address. */
  confirmationToken(person: Shopper, email = `new.${person.id}@example.com`): Promise<string> {
    return this.tokenOfLetter(() => person.update({ email }));
  }

  private async tokenOfLetter(ask: () => Promise<unknown>): Promise<string> {
    this.letters.length = 0;
    await ask();
    for (let i = 0; i < 500; i += 1) {
      const token = this.letters.map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('No letter with a link came.');
  }

  /** Lets the next call find that uploaded pictures have reached their quota. */
  fillUploads(): void {
    jest.spyOn(this.shop.app.get(PictureStore), 'size').mockResolvedValueOnce(Infinity);
  }

  /** A product in black, size 42, of which there are plenty unless a quantity is given. */
  product(quantity = 1000): Promise<ProductDto> {
    const colors = [aColor('black', { '42': quantity })];
    return this.shop.app.get(ProductsService).createProduct(aProduct({ colors }));
  }

  async line(quantity = 1): Promise<StockLine> {
    const { _id } = await this.product();
    return { productId: _id, color: 'black', size: '42', quantity };
  }

  /** The client's cart with one line in it. */
  async cartWithLine(): Promise<{ cart: OrderDto; line: StockLine }> {
    const line = await this.line(2);
    const { _id } = await this.client.cart();
    return { cart: (await this.client.add(_id, line)).body, line };
  }

  /** An order that the client has just placed. */
  async placedOrder(): Promise<OrderDto> {
    // One client places more for all these calls than a person may in an hour.
    await this.shop.app.get(RateLimits).forget(LIMITS.placing, this.client.id);
    const { _id } = await this.client.prepare([await this.line()]);
    const placed = await this.client.request(_id);
    if (placed.status !== 200) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`);
    return placed.body;
  }
}

function textsOf(query: Record<string, unknown> = {}): Record<string, string | string[]> {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(String) : String(value),
  ]);
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}
