import {
  type APIRequestContext,
  type APIResponse,
  expect as baseExpect,
  type Locator,
  type Page,
} from '@playwright/test';
import { newPerson, test as base } from './support';

export interface Product {
  _id: string;
  slug: string;
  name: string;
  price: number;
  highLight: string;
  stock: number;
  version: number;
  colors: { color: string; sizes: { size: string; quantity: number }[]; imageDetail: string[] }[];
}

export interface Order {
  _id: string;
  status: string;
  total: number;
}

/** Waits as long as a slow machine needs. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** A test of the back-office: a manager at the API, and products that are deleted after the test. */
export const test = base.extend<{
  manager: Caller;
  /** A product of this test alone, with its stock by size; the last word of its name finds only it. */
  stocked: (sizes: Record<string, number>, word?: string) => Promise<Product>;
}>({
  manager: async ({ request }, use) => use(await signedIn(request, 'manager')),
  stocked: async ({ manager }, use) => {
    const made: Product[] = [];
    await use(async (sizes, word = aWord()) => {
      const product = await aProduct(manager, `Giày ${word}`, sizes);
      made.push(product);
      return product;
    });
    for (const { _id } of made) await manager.send('PUT', `/v1/products/${_id}/delete`);
  },
});

/** Addresses of the lists, filtered to one test's rows. */
export const lists = {
  product: ({ name }: Product) => `/admin?section=product&search=${wordOf(name)}`,
  customer: ({ email }: Caller) => `/admin?section=customer&search=${email}`,
  order: ({ email }: Caller) => `/admin?section=order&search=${email}`,
};

/** The word that finds only this product. */
export const wordOf = (name: string): string => name.split(' ').at(-1)!;

interface Tokens {
  token: string;
  refreshToken: string;
}

const PASSWORD = { demo: 'Sneaker#2026', own: 'Giay#Chay1' };

/** A caller of the shop's API: a signed-in person, or a visitor. */
export class Caller {
  constructor(
    private readonly request: APIRequestContext,
    readonly id = '',
    readonly email = '',
    readonly tokens?: Tokens,
  ) {}

  /** The answer, whatever its status. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<APIResponse> {
    const headers = this.tokens ? { authorization: `Bearer ${this.tokens.token}` } : undefined;
    return this.request.fetch(path, { method, data, headers });
  }

  get<T>(path: string): Promise<T> {
    return this.expectDone(this.send('GET', path));
  }

  put<T>(path: string, data?: unknown): Promise<T> {
    return this.expectDone(this.send('PUT', path, data));
  }

  post<T>(path: string, data?: unknown): Promise<T> {
    return this.expectDone(this.send('POST', path, data));
  }

  /** Buys, from an empty cart to a pending order. */
  async buy(
    product: Product,
    line: { color: string; size: string; quantity: number },
    payment: 'COD' | 'QR' | 'eWallet' | 'credit' = 'COD',
  ): Promise<Order> {
    const cart = await this.post<Order>('/v1/orders');
    const { total } = await this.put<Order>(`/v1/orders/${cart._id}/add-product`, {
      productId: product._id,
      ...line,
    });
    const receiver = {
      name: 'Đặng Thị Ngọc Ánh',
      phone: '0912345678',
      address: '12 Nguyễn Huệ, Phường Sài Gòn',
    };
    await this.put(`/v1/orders/${cart._id}/add-information`, receiver);
    await this.put(`/v1/orders/${cart._id}`, { total, payment });
    return this.put<Order>(`/v1/customers/${this.id}/update-order`, { orderId: cart._id });
  }

  private async expectDone<T>(sent: Promise<APIResponse>): Promise<T> {
    const answer = await sent;
    const text = await answer.text();
    expect(answer.ok(), `${answer.status()} ${answer.url()}: ${text}`).toBe(true);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}

/** Signs in one of the demo's accounts. */
export function signedIn(request: APIRequestContext, username: string): Promise<Caller> {
  return login(request, username, PASSWORD.demo);
}

/** A new customer, signed in. */
export async function aCustomer(request: APIRequestContext, lastName = 'Võ'): Promise<Caller> {
  const { email, phone } = newPerson();
  const details = { lastName, firstName: 'Thu Hà', country: 'VN', dob: '1996-08-17' };
  await new Caller(request).post('/v1/customers', { ...details, email, phone, password: PASSWORD.own });
  return login(request, email, PASSWORD.own);
}

async function login(request: APIRequestContext, username: string, password: string): Promise<Caller> {
  const tokens = await new Caller(request).post<Tokens>('/v1/customers/login', { username, password });
  const claims = JSON.parse(Buffer.from(tokens.token.split('.')[1]!, 'base64url').toString()) as {
    userId: string;
  };
  return new Caller(request, claims.userId, username, tokens);
}

let products = 0;

/** A word that no other name in the shop contains. */
export const aWord = (): string => `k${(Date.now() % 10_000_000).toString(36)}${(products++).toString(36)}`;

/** A black product of this test, imported long ago, so that no list of new products starts with it. */
async function aProduct(manager: Caller, name: string, sizes: Record<string, number>): Promise<Product> {
  const pictured = (await manager.get<{ products: Product[] }>('/v1/products/filter?limit=1')).products[0]!;
  const [first, second] = pictured.colors[0]!.imageDetail;
  return manager.post<Product>('/v1/products', {
    name,
    type: 'running',
    brand: 'nike',
    price: 1_500_000,
    highLight: 'Nhẹ và nhanh',
    desc: 'Một đôi giày để thử.',
    adImage: first,
    navbarImage: second,
    importAt: '2020-03-01T00:00:00.000Z',
    colors: [
      {
        color: 'đen',
        colorHex: '#1f1f21',
        imageDetail: [first, second],
        sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
      },
    ],
  });
}

/**
 * Opens the back-office as a person, without the sign-in form. Undo stays for ten minutes instead of ten seconds, for
 * slow machines.
 */
export async function openAs(page: Page, who: Caller, path: string): Promise<void> {
  await page.addInitScript((tokens) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      start(run, delay === 10_000 ? 600_000 : delay, ...rest)) as typeof setTimeout;
    // Once for each tab: a page that has signed out or refreshed keeps its own tokens.
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', 'yes');
    localStorage.setItem('accessToken', tokens.token);
    localStorage.setItem('refreshToken', tokens.refreshToken);
  }, who.tokens);
  await page.goto(path);
}

/** The list's rows, without its header. */
export const rowsOf = (page: Page): Locator => page.getByRole('table').locator('[data-row]');

export const statusOf = (row: Locator): Locator =>
  row.getByRole('button', { name: /^(pending|delivering|completed|canceled)$/ });

export const roleOf = (row: Locator): Locator => row.getByRole('button', { name: /^(client|admin)$/ });

/** The button with exactly this name. */
export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });
