import { getResponse, type HttpHandler } from 'msw';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from '../../web/src/app/app-routes';
import { Providers } from '../../web/src/app/providers';
import { createQueryClient } from '../../web/src/app/query-client';
import { answer, refusal } from '../../web/src/testing/api-mock';
import { CART_ID, makeCart, makeCustomer, makeProduct, makeToken } from '../../web/src/testing/test-data';
import { configureHttpClient } from '../../web/src/api/http-client';
import type { OrderItemDto, ProductDto } from '../../web/src/api/generated/model';
import { endSession, sessionTokens, startSession } from '../../web/src/state/session';
import { courtNova, customer } from '../../web/src/testing/story-data';
import { usualAnswers } from '../../web/src/testing/usual-answers';

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
 * `fetch` itself, so no service worker is needed, and the built library works on any web server. `others` go before
 * the usual answers.
 */
export const mockShop =
  (role: Role, lines: OrderItemDto[] = [], others: HttpHandler[] = []) =>
  () => {
    const handlers = [...others, ...answers(role, lines), ...usualAnswers()];
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(input, window.location.href),
        init,
      );
      if (!new URL(request.url).pathname.startsWith('/v1/')) return fetch(input, init);
      return (
        (await getResponse(handlers, request)) ?? refusal(404, { message: 'This story has no such answer.' })
      );
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
  return [
    answer('filterProducts', ({ request }) => {
      const found = new URL(request.url).searchParams.has('search') ? [] : [shop.product];
      return { products: found, total: found.length };
    }),
    answer('login', refusal(401, { message: 'Login failed' })),
    // By its address alone: others below `/v1/products/` have calls of their own.
    ...[SHOE._id, SHOE.slug].map((id) => answer('getProduct', { id }, () => shop.product)),
    answer('updateProduct', async ({ request }) => {
      const { stock } = shop.product;
      const body = (await request.json()) as Partial<ProductDto>;
      shop.product = makeProduct({ ...shop.product, ...body, stock: stock + 7, version: 2 });
      return shop.product;
    }),
    answer('getCustomer', () => {
      const { _id: orderId, status } = shop.cart;
      return makeCustomer({
        ...customer,
        role: role === 'visitor' ? 'client' : role,
        orders: [{ orderId, status }],
      });
    }),
    answer('placeOrder', () => (shop.cart = { ...shop.cart, status: 'pending' })),
    answer('listOrders', () => ({ orders: [shop.placed], total: 1 })),
    answer('getOrder', { id: CART_ID }, () => shop.cart),
    answer('addOrderItem', { id: CART_ID }, async ({ request }) => {
      shop.cart = makeCart([...shop.cart.items, { ...line(shop.product), ...(await request.json()) }]);
      return shop.cart;
    }),
    answer('updateOrderStatus', async ({ request }) => {
      const { status } = await request.json();
      shop.placed = { ...shop.placed, status };
      return shop.placed;
    }),
    answer('updateOrder', { id: CART_ID }, async ({ request }) => {
      const { payment } = await request.json();
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
