import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { configureHttpClient } from '../api/http-client';
import {
  getAddOrderInformationMockHandler,
  getCreateCartMockHandler,
  getGetOrderMockHandler,
} from '../api/generated/orders/orders.msw';
import { getGetCustomerMockHandler } from '../api/generated/customers/customers.msw';
import {
  getFilterProductsMockHandler,
  getGetProductFacetsMockHandler,
  getGetProductMockHandler,
  getListBrandTypesMockHandler,
  getListSliderProductsMockHandler,
} from '../api/generated/products/products.msw';
import type { CustomerDto, OrderDto, OrderItemDto, ProductDto } from '../api/generated/model';
import { endSession, sessionTokens, startSession } from '../state/session';
import { AppRoutes } from './app-routes';
import { Providers } from './providers';

/** For tests: the whole app over a shop that MSW plays. */
export const CUSTOMER_ID = 'c'.repeat(24);
export const CART_ID = '6742e8a1c3f0'.padEnd(24, '0');

export function makeToken(role = 'client'): string {
  return `h.${btoa(JSON.stringify({ userId: CUSTOMER_ID, role }))}.s`;
}

export function makeCustomer(change: Partial<CustomerDto> = {}): CustomerDto {
  return {
    _id: CUSTOMER_ID,
    username: null,
    lastName: 'Nguyễn',
    firstName: 'Linh',
    email: 'linh@shop.test',
    phone: '0903417268',
    address: '12 Nguyễn Huệ',
    dob: '1996-08-17',
    country: 'VN',
    role: 'client',
    isActive: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    orders: [],
    ...change,
  };
}

export function makeLine(change: Partial<OrderItemDto> = {}): OrderItemDto {
  return {
    productId: 'a'.repeat(24),
    color: 'đen',
    size: '42',
    name: 'Phố Cổ',
    price: '1000000',
    image: '/media/shoes/pho-co/den/three-quarter-960.webp',
    quantity: 1,
    available: 2,
    ...change,
  };
}

export function makeCart(items: OrderItemDto[], change: Partial<OrderDto> = {}): OrderDto {
  const total = items.reduce((sum, line) => sum + Number(line.price) * line.quantity, 0);
  return {
    _id: CART_ID,
    status: 'cart',
    name: 'Nguyễn Linh',
    phone: '0903417268',
    address: '12 Nguyễn Huệ',
    payment: null,
    items,
    total,
    totalPrice: total,
    createdAt: '2026-11-20T00:00:00.000Z',
    placedAt: null,
    ...change,
  };
}

export function makeProduct(change: Partial<ProductDto> = {}): ProductDto {
  return {
    _id: 'a'.repeat(24),
    name: 'Phố Cổ',
    type: 'sneaker',
    brand: 'nike',
    slug: 'pho-co',
    price: 1000000,
    highLight: 'Da lộn',
    desc: 'Một đôi giày.',
    adImage: '/media/shoes/pho-co/den/three-quarter-960.webp',
    navbarImage: '/media/shoes/pho-co/den/side-960.webp',
    stock: 3,
    importAt: '2026-11-01T00:00:00.000Z',
    quantitySold: 0,
    version: 1,
    colors: [
      {
        color: 'đen',
        colorHex: '#111111',
        imageDetail: ['/media/shoes/pho-co/den/three-quarter-960.webp'],
        sizes: [
          { size: '41', quantity: 0 },
          { size: '42', quantity: 3 },
        ],
      },
    ],
    ...change,
  };
}

/** Starts the played shop for a test file; each test may `use` handlers that come before the usual ones. */
export function startTestShop() {
  const server = setupServer();
  // The timings of specification §9 are real here, and the machine may be busy.
  jest.setTimeout(60_000);
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    window.scrollTo = () => undefined;
    Element.prototype.scrollTo = () => undefined;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    configureHttpClient(sessionTokens);
    server.use(...usualAnswers());
  });
  afterEach(() => {
    endSession('signed-out');
    server.resetHandlers();
    jest.restoreAllMocks();
  });
  return {
    use: (...handlers: HttpHandler[]) => server.use(...handlers),
    /** A signed-in customer with this cart; null for none yet. */
    signIn: (cart: OrderDto | null, customer: Partial<CustomerDto> = {}) => {
      startSession({ token: makeToken(), refreshToken: 'r' });
      const orders = cart ? [{ orderId: cart._id, status: 'cart' as const }] : [];
      server.use(getGetCustomerMockHandler(makeCustomer({ orders, ...customer })));
      if (cart) server.use(getGetOrderMockHandler(cart));
    },
  };
}

/** Renders the app at an address. `address()` says where it is now. */
export function renderApp(at: string) {
  const shown = { address: at };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      shown.address = pathname + search;
    }, [pathname, search]);
    return null;
  }
  render(
    <Providers>
      <MemoryRouter initialEntries={[at]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return { user: userEvent.setup({ delay: null }), address: () => shown.address };
}

/** A call that is refused with the shop's one error shape. */
export function refuse(
  method: 'get' | 'post' | 'put',
  path: string,
  status: number,
  body: object,
): HttpHandler {
  return http[method](`*${path}`, () => HttpResponse.json({ statusCode: status, ...body }, { status }));
}

function usualAnswers(): HttpHandler[] {
  return [
    getFilterProductsMockHandler({ products: [makeProduct()], total: 1 }),
    getGetProductFacetsMockHandler({ brands: [], colors: [], types: [], stock: [] }),
    getListSliderProductsMockHandler([]),
    getListBrandTypesMockHandler([]),
    getGetProductMockHandler(makeProduct()),
    getCreateCartMockHandler(makeCart([])),
    getAddOrderInformationMockHandler(),
  ];
}
