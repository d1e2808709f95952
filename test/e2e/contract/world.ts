import { Readiness } from '../../../src/health/readiness';
import { IdempotencyRepository } from '../../../src/idempotency/idempotency.repository';
import { Mailer } from '../../../src/mail/mailer';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { StockLine } from '../../../src/modules/products/inventory/stock.service';
import { PictureStore } from '../../../src/modules/products/media/picture-store';
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
import { textOfMessage } from '../support/mail-content';
import { CARRIER_KEYS, PROVIDER_KEYS } from '../support/provider-keys';
import { createTestApp, type TestApp } from '../support/test-app';

/** An operation's request; the caller is given separately. */
export interface Ask {
  /** The owner of the data, if it is not the world's client. */
  owner?: Shopper;
  /** The caller, if it is not the one who generally may. */
  by?: Shopper;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Sent as JSON; a string or bytes are sent unchanged, with the headers given here. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The request's network address; limits count by it. */
  remoteAddress?: string;
}

export const UNKNOWN_ID = 'f'.repeat(24);

/** A shop with one person of each role, in which every operation can be called. */
export class World {
  private constructor(
    readonly shop: TestApp,
    public client: Shopper,
    /** Another client, without a connection to the first. */
    public stranger: Shopper,
    public admin: Shopper,
    public manager: Shopper,
  ) {
    const mailer = shop.app.get(Mailer);
    jest
      .spyOn(mailer, 'send')
      .mockImplementation(async (message) => void this.letters.push(textOfMessage(message)));
  }

  private readonly letters: string[] = [];

  /** @param isLimited turns rate limits on, for the tests that reach them */
  static async open(isLimited = false): Promise<World> {
    const shop = await createTestApp({
      ...PROVIDER_KEYS,
      ...CARRIER_KEYS,
      RATE_LIMITS: isLimited ? 'on' : 'off',
    });
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

  /** Makes the next call with an `Idempotency-Key` exceed its customer's daily limit. */
  letKeysRunOut(): void {
    const keys = this.shop.app.get(IdempotencyRepository);
    jest.spyOn(keys, 'countOfCaller').mockResolvedValueOnce(1000);
  }

  /** Makes the next call meet a shop that is still starting. */
  startAgain(): void {
    jest.spyOn(this.shop.app.get(Readiness), 'isStarting').mockReturnValueOnce(true);
  }

  /** Calls an operation at its documented address. */
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

  /** Renews everyone's tokens, as browsers do: an access token is valid for 15 minutes. */
  async refreshTokens(): Promise<void> {
    this.client = await refreshed(this.shop, this.client);
    this.stranger = await refreshed(this.shop, this.stranger);
    this.admin = await refreshed(this.shop, this.admin);
    this.manager = await refreshed(this.shop, this.manager);
  }

  /** A new person, for changes that cannot be undone. */
  somebody(): Promise<Shopper> {
    return aShopper(this.shop);
  }

  /** Another sign-in of the same person. */
  async signedInAgain(person: Shopper): Promise<Shopper> {
    return signIn(this.shop, (await person.profile()).email, person.id);
  }

  /** A new staff member, for limits that count by person. */
  someStaff(role: 'admin' | 'manager'): Promise<Shopper> {
    return aStaffMember(this.shop, role);
  }

  /** A new address, for limits that count by address. */
  newAddress(): string {
    return aNewAddress();
  }

  /** The token of a visitor's link that confirms a wait. */
  waitToken(body: object): Promise<string> {
    return this.tokenOfLetter(() => this.ask('askForSizeAsVisitor', { body }));
  }

  /** The token of a link that resets the person's password. */
  async resetToken(person: Shopper): Promise<string> {
    const { email } = await person.profile();
    return this.tokenOfLetter(() =>
      this.ask('forgotPassword', { body: { email }, remoteAddress: this.newAddress() }),
    );
  }

  /** The token of a link that confirms the person's new e-mail address. */
  confirmationToken(person: Shopper, email = `new.${person.id}@example.com`): Promise<string> {
    return this.tokenOfLetter(() => person.update({ email }));
  }

  /** An open invitation of the address to the staff, and its link's token. */
  async invitation(email: string): Promise<{ id: string; token: string }> {
    // For all these calls one manager invites more people than the hourly limit.
    await this.shop.app.get(RateLimits).forget(LIMITS.invitations, this.manager.id);
    let id = '';
    const token = await this.tokenOfLetter(async () => {
      const { body } = await this.ask('inviteStaff', { body: { email } }, this.manager.tokens.token);
      id = String(body._id);
    });
    return { id, token };
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

  /** Makes the next call see a full quota of uploaded pictures. */
  fillUploads(): void {
    jest.spyOn(this.shop.app.get(PictureStore), 'size').mockResolvedValueOnce(Infinity);
  }

  /** A product in black, size 42, with plenty of stock by default. */
  product(quantity = 1000): Promise<ProductDto> {
    const colors = [aColor('black', { '42': quantity })];
    return this.shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
  }

  async line(quantity = 1): Promise<StockLine> {
    const { _id } = await this.product();
    return { productId: _id, color: 'black', size: '42', quantity };
  }

  /** The client's cart with one line. */
  async cartWithLine(): Promise<{ cart: OrderDto; line: StockLine }> {
    const line = await this.line(2);
    const { _id } = await this.client.cart();
    return { cart: (await this.client.add(_id, line)).body, line };
  }

  /** An order that the client has just placed. */
  async placedOrder(payment = 'COD'): Promise<OrderDto> {
    // For all these calls one client places more orders than the hourly limit.
    await this.shop.app.get(RateLimits).forget(LIMITS.placing, this.client.id);
    const { _id, total } = await this.client.prepare([await this.line()]);
    if (payment !== 'COD') await this.client.put(`/v1/orders/${_id}`, { total, payment });
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
