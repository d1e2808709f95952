import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from '../../web/src/app/app-routes';
import { Providers } from '../../web/src/app/providers';
import { createQueryClient } from '../../web/src/app/query-client';
import { CART_ID, makeCart, makeCustomer, makeProduct, makeToken } from '../../web/src/testing/test-data';
import { configureHttpClient } from '../../web/src/api/http-client';
import type { OrderDto, OrderItemDto, ProductDto } from '../../web/src/api/generated/model';
import { endSession, sessionTokens, startSession } from '../../web/src/state/session';
import { courtNova, customer } from '../../web/src/testing/story-data';

type Role = 'visitor' | 'client' | 'manager';

export const SHOE = makeProduct({ ...courtNova, brand: 'nike', type: 'sneaker', material: 'leather' });

/** The whole app at an address, for tasks across several components. */
export function ShopAt({ address }: { address: string }) {
  const [client] = useState(createQueryClient);
  return (
    <Providers client={client}>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes />
      </MemoryRouter>
    </Providers>
  );
}

/** Waits for the banner's last colour, so that a story's picture does not depend on its duration. */
export const restedBanner = () =>
  waitFor(() => expect(document.querySelector('[aria-label=Announcement]:not([data-warm])')).toBeNull());

/**
 * Mocks the server for one story, signed in with a role: use it as the story's `beforeEach`. MSW's handlers replace
 * `fetch` itself, so no service worker is needed, and the built library works on any web server.
 */
export const mockShop =
  (role: Role, lines: OrderItemDto[] = []) =>
  () => {
    const handlers = answers(role, lines);
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(input, window.location.href),
        init,
      );
      if (!new URL(request.url).pathname.startsWith('/v1/')) return fetch(input, init);
      const refusal = { statusCode: 404, message: 'This story has no such answer.' };
      return (await getResponse(handlers, request)) ?? HttpResponse.json(refusal, { status: 404 });
    };
    configureHttpClient(sessionTokens);
    if (role !== 'visitor') startSession({ token: makeToken(role), refreshToken: 'r' });
    return () => {
      endSession('signed-out');
      window.fetch = fetch;
    };
  };

/** A small shop that remembers changes: one product, one customer, one cart. */
function answers(role: Role, lines: OrderItemDto[]): HttpHandler[] {
  const shop = {
    product: SHOE,
    cart: makeCart(lines),
    placed: makeCart([line(SHOE)], {
      _id: '7a42e8a1c3f00b7d5e91a2c4',
      status: 'pending',
      payment: 'COD',
      placedAt: '2026-11-21T03:00:00.000Z',
    }),
  };
  const put = <Body,>(path: string, answer: (body: Body) => object) =>
    http.put(`*/v1/${path}`, async ({ request }) =>
      HttpResponse.json(answer((await request.json()) as Body)),
    );
  return [
    http.get('*/v1/products/filter', ({ request }) => {
      const found = new URL(request.url).searchParams.has('search') ? [] : [shop.product];
      return HttpResponse.json({ products: found, total: found.length });
    }),
    http.post('*/v1/customers/login', () =>
      HttpResponse.json({ statusCode: 401, message: 'Login failed' }, { status: 401 }),
    ),
    http.get('*/v1/products/facets', () =>
      HttpResponse.json({ brands: [], colors: [], types: [], materials: [], sizes: [], stock: [] }),
    ),
    http.get('*/v1/products/sliderType', () => HttpResponse.json([])),
    http.get('*/v1/products/typeAndNavbarImageFromBrand', () => HttpResponse.json([])),
    http.get('*/v1/products/:id', () => HttpResponse.json(shop.product)),
    put('products/:id', (body: Partial<ProductDto>) => {
      shop.product = makeProduct({ ...shop.product, ...body, stock: shop.product.stock + 7, version: 2 });
      return shop.product;
    }),
    http.get('*/v1/customers/:id', () => {
      const { _id: orderId, status } = shop.cart;
      return HttpResponse.json(
        makeCustomer({
          ...customer,
          role: role === 'visitor' ? 'client' : role,
          orders: [{ orderId, status }],
        }),
      );
    }),
    put('customers/:id/update-order', () => (shop.cart = { ...shop.cart, status: 'pending' })),
    http.get('*/v1/orders', () => HttpResponse.json({ orders: [shop.placed], total: 1 })),
    http.get(`*/v1/orders/${CART_ID}`, () => HttpResponse.json(shop.cart)),
    put(`orders/${CART_ID}/add-product`, (item: Partial<OrderItemDto>) => {
      shop.cart = makeCart([...shop.cart.items, { ...line(shop.product), ...item }]);
      return shop.cart;
    }),
    put('orders/:id/updateStatus', ({ status }: Pick<OrderDto, 'status'>) => {
      shop.placed = { ...shop.placed, status };
      return shop.placed;
    }),
    put(`orders/${CART_ID}`, ({ payment }: Pick<OrderDto, 'payment'>) => {
      shop.cart = { ...shop.cart, payment, placedAt: '2026-11-21T03:00:00.000Z' };
      return shop.cart;
    }),
  ];
}

/** A line of the cart with a pair of the product's first colour. */
export function line(product: ProductDto): OrderItemDto {
  const [first] = product.colors;
  return {
    productId: product._id,
    name: product.name,
    color: first?.color ?? '',
    size: '42',
    price: String(product.price),
    image: product.adImage,
    quantity: 1,
    available: 5,
  };
}
