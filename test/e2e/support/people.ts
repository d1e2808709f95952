import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { StockLine } from '../../../src/modules/products/inventory/stock.service';
import { aRegistration, PASSWORD } from './factories/customer';
import { tokenSentTo } from './outbox';
import { createTestApp, type TestApp } from './test-app';

/** An answer; `body` is the parsed JSON, undefined without one. */
export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

let calls = 0;

/**
 * Calls the shop, with a bearer token if given. Each call has its own network address, so that limits by address
 * apply only to calls that set one.
 */
export async function call<T>(
  shop: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  token?: string,
  remoteAddress = aNewAddress(),
): Promise<Answer<T>> {
  const response = await shop.inject({
    method,
    url,
    remoteAddress,
    ...(payload === undefined ? {} : { payload: payload as object }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const body = response.body === '' ? undefined : response.json<T>();
  return { status: response.statusCode, body: body as T, headers: response.headers };
}

/** A new network address. */
export function aNewAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** A signed-in person and their calls to the shop, all over HTTP. */
export class Shopper {
  constructor(
    private readonly shop: TestApp,
    readonly id: string,
    readonly tokens: TokensDto,
  ) {}

  get<T>(url: string): Promise<Answer<T>> {
    return call(this.shop, 'GET', url, undefined, this.tokens.token);
  }

  put<T>(url: string, payload: unknown): Promise<Answer<T>> {
    return call(this.shop, 'PUT', url, payload, this.tokens.token);
  }

  post<T>(url: string, payload?: unknown): Promise<Answer<T>> {
    return call(this.shop, 'POST', url, payload, this.tokens.token);
  }

  delete<T>(url: string): Promise<Answer<T>> {
    return call(this.shop, 'DELETE', url, undefined, this.tokens.token);
  }

  /** Changes details, with the current password, which some of them need. */
  update<T = CustomerDto>(changes: object): Promise<Answer<T>> {
    return this.put(`/v1/customers/${this.id}/updateCustomer`, { currentPassword: PASSWORD, ...changes });
  }

  /** Changes the e-mail address and follows the link. */
  async moveTo(email: string): Promise<void> {
    const asked = await this.update({ email });
    const token = await tokenSentTo(this.shop, email, 'confirm-email');
    const confirmed = await this.post('/v1/customers/confirm-email', { token });
    if (confirmed.status !== 204) throw new Error(`Not moved: ${JSON.stringify([asked, confirmed])}`);
  }

  /** Follows the link of the sign-up. */
  async confirmEmail(): Promise<void> {
    const { email } = await this.profile();
    const token = await tokenSentTo(this.shop, email, 'confirm-email');
    const confirmed = await this.post('/v1/customers/confirm-email', { token });
    if (confirmed.status !== 204) throw new Error(`Not confirmed: ${JSON.stringify(confirmed)}`);
  }

  async cart(): Promise<OrderDto> {
    return (await this.post<OrderDto>('/v1/orders')).body;
  }

  async profile(): Promise<CustomerDto> {
    return (await this.get<CustomerDto>(`/v1/customers/${this.id}`)).body;
  }

  add(orderId: string, line: StockLine): Promise<Answer<OrderDto>> {
    return this.put(`/v1/orders/${orderId}/add-product`, line);
  }

  /** Fills the cart, sets the receiver and confirms the total: everything before placing. */
  async prepare(lines: StockLine[]): Promise<OrderDto> {
    let cart = await this.cart();
    for (const line of lines) cart = (await this.add(cart._id, line)).body;
    const receiver = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };
    await this.put(`/v1/orders/${cart._id}/add-information`, receiver);
    const confirmed = await this.put<OrderDto>(`/v1/orders/${cart._id}`, {
      total: cart.total,
      payment: 'COD',
    });
    if (confirmed.status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(confirmed.body)}`);
    return confirmed.body;
  }

  /** Checkout's second step, with the call's `status`. */
  request<T = OrderDto>(orderId: string, status?: string): Promise<Answer<T>> {
    return this.put(`/v1/customers/${this.id}/update-order`, { orderId, ...(status ? { status } : {}) });
  }
}

/** Signs in over HTTP. */
export async function signIn(shop: TestApp, username: string, id: string): Promise<Shopper> {
  const answer = await call<TokensDto>(shop, 'POST', '/v1/customers/login', { username, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(answer.body)}`);
  return new Shopper(shop, id, answer.body);
}

/** The same person, with refreshed tokens. */
export async function refreshed(shop: TestApp, { id, tokens }: Shopper): Promise<Shopper> {
  const { refreshToken } = tokens;
  const answer = await call<TokensDto>(shop, 'POST', '/v1/customers/refresh-token', { refreshToken });
  if (answer.status !== 200) throw new Error(`Not signed in any more: ${JSON.stringify(answer.body)}`);
  return new Shopper(shop, id, answer.body);
}

/** Signs up a new customer over HTTP, and signs them in. */
export async function aShopper(shop: TestApp): Promise<Shopper> {
  const registration = aRegistration();
  const answer = await call<CustomerDto>(shop, 'POST', '/v1/customers', registration);
  if (answer.status !== 201) throw new Error(`Not signed up: ${JSON.stringify(answer.body)}`);
  return signIn(shop, registration.email, answer.body._id);
}

/** A signed-in admin or manager; over HTTP alone a new account is always a client. */
export async function aStaffMember(shop: TestApp, role: 'admin' | 'manager'): Promise<Shopper> {
  const customers = shop.app.get(CustomersService);
  const { password, ...details } = aRegistration();
  const passwordHash = await customers.hashPassword(password);
  const id = await shop.app
    .get(TransactionRunner)
    .run((manager) => customers.importCustomer({ ...details, passwordHash, role }, manager));
  return signIn(shop, details.email, id);
}

/** A shop and a manager of it, for the tests of a block. */
export function useManagedShop(): { shop: TestApp; manager: Shopper } {
  const desk = {} as { shop: TestApp; manager: Shopper };
  beforeAll(async () => {
    desk.shop = await createTestApp();
    desk.manager = await aStaffMember(desk.shop, 'manager');
  });
  afterAll(() => desk.shop.close());
  return desk;
}

/** Many signed-in customers, who share one password hash. */
export async function aCrowd(shop: TestApp, people: number): Promise<Shopper[]> {
  const customers = shop.app.get(CustomersService);
  const passwordHash = await customers.hashPassword(PASSWORD);
  const accounts = await shop.app.get(TransactionRunner).run(async (manager) => {
    const saved: { id: string; email: string }[] = [];
    for (let i = 0; i < people; i += 1) {
      const { password: _password, ...details } = aRegistration();
      const id = await customers.importCustomer({ ...details, passwordHash }, manager);
      saved.push({ id, email: details.email });
    }
    return saved;
  });
  return Promise.all(accounts.map(({ id, email }) => signIn(shop, email, id)));
}
