import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { useEffect } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router';
import { configureHttpClient } from '../api/http-client';
import type { CustomerDto, OrderDto } from '../api/generated/model';
import { AppRoutes } from '../app/app-routes';
import { Providers } from '../app/providers';
import { createQueryClient } from '../app/query-client';
import { TIMINGS } from '../lib/timings';
import { kept } from '../state/kept';
import { endSession, sessionTokens, startSession } from '../state/session';
import { answer } from './api-mock';
import { makeCustomer, makeToken } from './test-data';
import { usualAnswers } from './usual-answers';

export * from './api-mock';
export { loggedErrors } from './logged-errors';
export * from './test-data';

/** Delays before an answer is shown or a page changes. Nothing waits for them but the tests that name them. */
const NO_DELAYS: Partial<Record<keyof typeof TIMINGS, number>> = {
  cartSpinner: 0,
  chatDelay: 0,
  checkoutRedirect: 0,
  checkoutSpinner: 0,
  checkoutSuccess: 0,
  dashboardSpinner: 0,
  deleteSpinner: 0,
  productClose: 0,
  productFailed: 0,
  productTick: 0,
  searchRest: 0,
  signInDelay: 0,
  signInRedirect: 0,
  signInTick: 0,
  signUpRedirect: 0,
  signUpSuccess: 0,
  suggestionRest: 0,
};

/** The whole app with an API mocked by MSW, for a test file; a test adds its own handlers with `use`. */
export function startTestShop() {
  const server = setupServer();
  const promised = { ...TIMINGS };
  // The machine may be slow.
  jest.setTimeout(60_000);
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    window.scrollTo = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    HTMLMediaElement.prototype.play = () => Promise.resolve();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    configureHttpClient(sessionTokens);
    Object.assign(TIMINGS, promised, NO_DELAYS);
    server.use(...usualAnswers());
  });
  afterEach(() => {
    endSession('signed-out');
    kept.clear();
    server.resetHandlers();
    jest.restoreAllMocks();
  });
  return {
    use: (...handlers: HttpHandler[]) => server.use(...handlers),
    /** Takes as long as promised, for a test of the delays. */
    takeTime: () => Object.assign(TIMINGS, promised),
    /** A signed-in customer with this cart, or without one for null. */
    signIn: (cart: OrderDto | null, customer: Partial<CustomerDto> = {}) => {
      startSession({ token: makeToken(), refreshToken: 'r' });
      const orders = cart ? [{ orderId: cart._id, status: 'cart' as const }] : [];
      server.use(answer('getCustomer', makeCustomer({ orders, ...customer })));
      if (cart) server.use(answer('getOrder', cart));
    },
  };
}

/** Renders the app at an address. `address()` returns the present one. */
export function renderApp(at: string, client = createQueryClient(), state?: unknown) {
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, retryDelay: 0 } });
  const shown = { address: at };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      shown.address = pathname + search;
    }, [pathname, search]);
    return null;
  }
  const { unmount } = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return { user: userEvent.setup({ delay: null }), address: () => shown.address, unmount };
}

/** Collects the files that the app would download: text and name. */
export function watchDownloads(): { name: string; text: string }[] {
  const files: { name: string; text: string }[] = [];
  let text = '';
  jest.spyOn(globalThis, 'Blob').mockImplementation((parts) => {
    text = (parts as string[]).join('');
    return {} as Blob;
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text });
  });
  return files;
}
