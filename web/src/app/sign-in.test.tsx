import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { fillInSignUp } from '../testing/fill-in-sign-up';
import { TIMINGS } from '../lib/timings';
import { currentUser } from '../state/session';
import {
  CUSTOMER_ID,
  answer,
  makeCart,
  makeCustomer,
  makeLine,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
beforeEach(() => localStorage.removeItem('mySize'));
const identity = () => screen.findByLabelText('Email or Phone Number');

test('the password step appears after an identity, and again after another identity', async () => {
  const { user } = renderApp('/sign-in');
  await user.type(await identity(), '   {Enter}');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.type(await identity(), 'linh@shop.test{Enter}');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await user.type(password, 'x');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await user.type(await identity(), 'x');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test("a refusal shows the server's sentence until the password changes", async () => {
  shop.use(answer('login', refusal(401, { message: 'Wrong name or password.' })));
  const { user, address } = renderApp('/sign-in');
  await user.type(await identity(), 'linh{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Wrong name or password.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  expect(address()).toBe('/sign-in');
  expect(currentUser()).toBeNull();
  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText('Wrong name or password.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('too many tries: the server’s sentence, with how long to wait', async () => {
  const message = 'Too many attempts. Please try again later.';
  const limited = { status: 429, headers: { 'Retry-After': '240' } };
  shop.use(answer('login', () => HttpResponse.json({ message }, limited)));
  const { user } = renderApp('/sign-in');
  await user.type(await identity(), 'linh{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Too many attempts. Please try again in 4 minutes.')).toBeVisible();
});

test.each([
  ['no answer', () => HttpResponse.error(), /^Login failed\. The shop cannot be reached/],
  ['an answer without words', () => new HttpResponse(null, { status: 500 }), /^Login failed/],
])('%s is a failed login, and says so', async (_what, lost, words) => {
  shop.use(answer('login', lost));
  const { user } = renderApp('/sign-in');
  await user.type(await identity(), 'linh{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('success stores the tokens after two seconds and leads to the profile after 0.9 more', async () => {
  shop.takeTime();
  shop.use(
    answer('login', { token: makeToken(), refreshToken: 'refresh' }),
    answer('getCustomer', makeCustomer()),
  );
  const { user, address } = renderApp('/sign-in');
  await user.type(await identity(), 'linh{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026');
  const started = performance.now();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUser()).toEqual({ _id: CUSTOMER_ID, role: 'client' }));
  expect(performance.now() - started).toBeGreaterThanOrEqual(1950);
  expect(address()).toBe('/sign-in');
  expect(localStorage.getItem('refreshToken')).toBe('refresh');
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(performance.now() - started).toBeGreaterThanOrEqual(2850);
  expect(await screen.findByRole('heading', { name: 'Nguyễn Linh' })).toBeVisible();
  expect(screen.queryByText('Admin')).not.toBeInTheDocument();
});

test('leaving during the two seconds still signs in, and leads nowhere', async () => {
  shop.takeTime();
  shop.use(
    answer('login', { token: makeToken(), refreshToken: 'refresh' }),
    answer('getCustomer', makeCustomer()),
  );
  const { user, address } = renderApp('/sign-in');
  await user.type(await identity(), 'linh{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026{Enter}');
  await user.click(screen.getByRole('link', { name: 'Create Your Account' }));
  await waitFor(() => expect(address()).toBe('/sign-up'));
  await waitFor(() => expect(currentUser()).toEqual({ _id: CUSTOMER_ID, role: 'client' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, TIMINGS.signInRedirect + 200)));
  expect(address()).toBe('/sign-up');
});

test('a signed-in customer is led to their profile', async () => {
  shop.signIn(null);
  const { address } = renderApp('/sign-in');
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(screen.queryByLabelText('Email or Phone Number')).not.toBeInTheDocument();
});

test.each([401, 403, 404])('a login whose customer is answered with %p is forgotten', async (status) => {
  shop.signIn(null);
  localStorage.removeItem('refreshToken');
  shop.use(answer('getCustomer', { id: CUSTOMER_ID }, refusal(status, { message: 'Nobody.' })));
  renderApp('/about');
  await waitFor(() => expect(currentUser()).toBeNull());
  expect(localStorage.getItem('accessToken')).toBeNull();
});

/** Lets the next sign-in succeed, for a customer with this cart. */
function acceptSignIn(cart = makeCart([makeLine()])) {
  shop.use(
    answer('login', { token: makeToken(), refreshToken: 'refresh' }),
    answer('getCustomer', makeCustomer({ orders: [{ orderId: cart._id, status: 'cart' }] })),
    answer('getOrder', cart),
  );
}

async function signInAs(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await identity(), 'linh{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026{Enter}');
}

/** Asks for a code after the password, accepts this one and refuses all others. */
function acceptWithCode(right: string) {
  const tried: unknown[] = [];
  acceptSignIn();
  shop.use(
    answer('login', async ({ request }) => {
      const { code } = await request.json();
      tried.push(code);
      if (code === right) return { token: makeToken(), refreshToken: 'refresh' };
      const asked =
        code === undefined
          ? { code: 'second-factor-required', message: 'Enter the code from your authenticator app.' }
          : { code: 'second-factor-wrong', message: 'The code is not correct.' };
      return refusal(401, asked);
    }),
  );
  return tried;
}

test('an account with two-step sign-in is asked for a code after the password', async () => {
  const tried = acceptWithCode('123456');
  const { user, address } = renderApp('/sign-in');
  await signInAs(user);
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await user.type(code, ' 123456 {Enter}');
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(tried).toEqual([undefined, '123456']);
});

test('a wrong code shows a message at its field, and the next one is tried', async () => {
  acceptWithCode('123456');
  const { user } = renderApp('/sign-in');
  await signInAs(user);
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText('The code is not correct.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeValid();
  await user.type(screen.getByLabelText('Code'), '1');
  expect(screen.queryByText('The code is not correct.')).not.toBeInTheDocument();
});

test('another name takes the code away', async () => {
  acceptWithCode('123456');
  const { user } = renderApp('/sign-in');
  await signInAs(user);
  await screen.findByLabelText('Code');
  await user.type(await identity(), 'x');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

test('a sign-in on the way to the checkout leads there', async () => {
  acceptSignIn();
  const { user, address } = renderApp('/checkout');
  await waitFor(() => expect(address()).toBe('/sign-in'));
  await signInAs(user);
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(await screen.findByRole('heading', { name: /^Order #/ })).toBeVisible();
});

test('a sign-in asked for by the cart or a product leads back to it', async () => {
  acceptSignIn();
  const { user, address } = renderApp('/about?active=cart');
  const cart = await screen.findByRole('dialog', { name: 'Cart' });
  await user.click(await within(cart).findByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(address()).toBe('/sign-in'));
  await signInAs(user);
  await waitFor(() => expect(address()).toBe('/about?active=cart'));
});

describe('what a visitor has chosen', () => {
  /** Collects what is put in the cart and taken out of it. */
  function acceptLines() {
    const put: unknown[] = [];
    const line = makeLine();
    const collect = (items: ReturnType<typeof makeLine>[]) =>
      answer(items.length > 0 ? 'addOrderItem' : 'decreaseOrderItem', async (call) => {
        put.push(await call.request.json());
        return makeCart(items);
      });
    acceptSignIn(makeCart([]));
    shop.use(answer('attachOrder', makeCart([])), ...[collect([line]), collect([])]);
    return put;
  }
  /** An open dialog would keep the next test's from the pointer. */
  const close = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  const product = '/about?active=productDetail&product=pho-co';

  test('is in the cart once they are back, and can be taken out again', async () => {
    const put = acceptLines();
    const { user, address } = renderApp(product);
    await user.click(await screen.findByRole('radio', { name: '42' }));
    await user.click(screen.getByRole('button', { name: 'Sign in to shopping' }));
    await signInAs(user);
    await waitFor(() => expect(address()).toBe(product));
    const notice = await screen.findByText('Size 42 is in your cart.');
    expect(screen.getByRole('radio', { name: '42' })).toBeChecked();
    expect(put).toEqual([expect.objectContaining({ color: 'đen', size: '42', quantity: 1 })]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(put).toHaveLength(2));
    expect(put[1]).toMatchObject({ color: 'đen', size: '42' });
    expect(notice).not.toBeInTheDocument();
    await close(user);
  });

  test('survives a sign-up as well, after which the sign-in knows the e-mail address', async () => {
    const put = acceptLines();
    shop.use(answer('registerCustomer', makeCustomer()));
    const { user, address } = renderApp(product);
    await user.click(await screen.findByRole('radio', { name: '42' }));
    await user.click(screen.getByRole('button', { name: 'Sign in to shopping' }));
    await user.click(await screen.findByRole('link', { name: 'Create Your Account' }));
    await fillInSignUp(user);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText(/^Welcome!/)).toBeVisible();
    expect(await identity()).toHaveValue('linh@shop.test');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026{Enter}');
    await waitFor(() => expect(address()).toBe(product));
    await waitFor(() => expect(put).toHaveLength(1));
    await close(user);
  });

  test('is not put in once more by going back to the sign-in', async () => {
    const put = acceptLines();
    shop.signIn(makeCart([]));
    const state = { returnTo: product, choice: { color: 'đen', size: '42' } };
    const { user, address } = renderApp('/sign-in', undefined, state);
    await waitFor(() => expect(address()).toBe(product));
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(put).toEqual([]);
    await close(user);
  });

  test('is seen on the way', async () => {
    acceptLines();
    const { user } = renderApp(product);
    await user.click(await screen.findByRole('radio', { name: '42' }));
    await user.click(screen.getByRole('button', { name: 'Sign in to shopping' }));
    await identity();
    expect(await within(screen.getByRole('main')).findByRole('listitem')).toHaveTextContent(
      /^Phố Cổ.*ColorBlack.*Size42/,
    );
  });

  test('without a size nothing is put in the cart', async () => {
    const put = acceptLines();
    const { user, address } = renderApp(product);
    await user.click(await screen.findByRole('button', { name: 'Sign in to shopping' }));
    await signInAs(user);
    await waitFor(() => expect(address()).toBe(product));
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDisabled();
    expect(put).toEqual([]);
  });
});

test('a session that the shop has ended says so, and the next one goes on where it was', async () => {
  shop.signIn(null);
  shop.use(
    answer('getCustomer', refusal(401, { message: 'Please sign in.' })),
    answer('refreshToken', refusal(401, { message: 'Spent.' })),
  );
  const { user, address } = renderApp('/checkout');
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(await screen.findByText('Your sign-in has ended. Sign in again to go on.')).toBeVisible();
  acceptSignIn();
  await signInAs(user);
  await waitFor(() => expect(address()).toBe('/checkout'));
});

test('a visitor without an ended session sees no notice', async () => {
  renderApp('/sign-in');
  await identity();
  expect(screen.queryByText(/Your sign-in has ended/)).not.toBeInTheDocument();
});
