import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { openChatLog } from '../features/chat/chat-log';
import { carryState, takeUpState } from '../state/language';
import { startSession } from '../state/session';
import { fillInSignUp } from '../testing/fill-in-sign-up';
import {
  CUSTOMER_ID,
  answer,
  loggedErrors,
  makeCart,
  makeCustomer,
  makeLine,
  makeProduct,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const product = makeProduct();

/** The next call with the token is refused, and so is its renewal. */
function endOnServer(name: 'updateProduct' | 'updateCustomer' | 'addOrderInformation') {
  shop.use(
    answer(name, refusal(401, { message: 'Please sign in to continue.' })),
    answer('refreshToken', refusal(401, { message: 'Please sign in again.' })),
  );
}

/** Signs in through the form, as this person. */
async function signInAgain(user: ReturnType<typeof renderApp>['user'], role: 'client' | 'manager') {
  shop.use(answer('login', { token: makeToken(role), refreshToken: 'r2' }));
  await user.type(await screen.findByLabelText('Email or Phone Number'), 'someone{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026{Enter}');
}

/** Another document of the same tab, as after a reload or in the other language. */
function openAgain(at: string) {
  cleanup();
  return renderApp(at);
}

/** Another tab signs out. */
function signOutElsewhere() {
  localStorage.removeItem('accessToken');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
}

async function writeIntoProduct() {
  startSession({ token: makeToken('manager'), refreshToken: 'r' });
  shop.use(
    answer('getCustomer', makeCustomer({ role: 'manager' })),
    answer('getProduct', { id: product._id }, product),
  );
  const app = renderApp('/admin?section=product');
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
  await app.user.type(await form.findByRole('textbox', { name: 'Description' }), ' Mới.');
  return { ...app, form };
}
const description = async () =>
  within(await screen.findByRole('dialog', { name: 'Edit Product' })).findByRole('textbox', {
    name: 'Description',
  });

test('a product whose session ends while it is saved comes back with its text', async () => {
  const { user, form, address } = await writeIntoProduct();
  endOnServer('updateProduct');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your sign-in has ended. Sign in again to go on.')).toBeVisible();
  await signInAgain(user, 'manager');
  expect(await description()).toHaveValue('Một đôi giày. Mới.');
  expect(address()).toBe('/admin?section=product');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  openAgain('/admin?section=product');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(loggedErrors()).toEqual(['The product could not be saved. ApiError: Please sign in to continue.']);
});

test("a product's text meets what a colleague saved meanwhile", async () => {
  await writeIntoProduct();
  signOutElsewhere();
  expect(await screen.findByText('Sign in to go on. Then you are back where you were.')).toBeVisible();
  shop.use(answer('getProduct', { id: product._id }, makeProduct({ version: 2, price: 2000000 })));
  cleanup();
  startSession({ token: makeToken('manager'), refreshToken: 'r' });
  openAgain('/admin?section=product');
  expect(await description()).toHaveValue('Một đôi giày. Mới.');
  expect(await screen.findByText(/taken over: Price\./)).toBeVisible();
});

test('the address and the payment of a checkout come back, and go with the order', async () => {
  const cart = makeCart([makeLine()]);
  shop.signIn(cart);
  const { user } = renderApp('/checkout');
  await user.click(await screen.findByRole('radio', { name: 'COD' }));
  await user.click(screen.getByRole('button', { name: 'Edit information' }));
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), '7 Hàng Bạc, Phường Hoàn Kiếm, Hà Nội');
  endOnServer('addOrderInformation');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await signInAgain(user, 'client');
  expect(await screen.findByRole('radio', { name: 'COD' })).toBeChecked();
  expect(screen.getByLabelText('Address')).toHaveValue('7 Hàng Bạc, Phường Hoàn Kiếm, Hà Nội');
  shop.use(
    answer('addOrderInformation', { name: 'Nguyễn Linh', phone: '0903417268', address: '7 Hàng Bạc' }),
    answer('updateOrder', { id: cart._id }, cart),
    answer('placeOrder', { ...cart, status: 'pending' }),
  );
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Hàng Bạc'));
});

test('the profile comes back with what was typed, but never with a password', async () => {
  shop.signIn(null);
  shop.use(
    answer(
      'updateCustomer',
      { id: CUSTOMER_ID },
      refusal(403, { message: 'Your password.', code: 'reauthentication-required' }),
    ),
  );
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '0987654321');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.type(await screen.findByLabelText('Current Password'), 'Sneaker#2026');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sneaker#2026');
  endOnServer('updateCustomer');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await signInAgain(user, 'client');
  expect(await screen.findByLabelText('Phone')).toHaveValue('0987654321');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  openAgain('/profile');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(loggedErrors()).toEqual(['The profile could not be updated. ApiError: Please sign in to continue.']);
});

test('the sign-up form goes along into the other language, without its passwords, and is sent once', async () => {
  const { user } = renderApp('/sign-up');
  await fillInSignUp(user);
  const again = openAgain('/sign-up');
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Nguyễn');
  expect(screen.getByLabelText('Email')).toHaveValue('linh@shop.test');
  expect(screen.getByLabelText('Year')).toHaveValue('1996');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sneaker#2026');
  shop.use(answer('registerCustomer', makeCustomer()));
  await again.user.type(screen.getByLabelText('Password'), 'Sneaker#2026');
  await again.user.type(screen.getByLabelText('Confirm Password'), 'Sneaker#2026');
  await again.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(sessionStorage.getItem('kept')).toBeNull());
});

test('a sign-in asked for by a shoe says so, in either language, and knows the way back', async () => {
  const state = {
    returnTo: '/nike?active=productDetail&product=pho-co',
    choice: { color: 'đen', size: '42' },
  };
  window.history.replaceState(null, '', '/vi/sign-in');
  carryState('/sign-in', state);
  takeUpState();
  const { usr } = window.history.state as { usr: object };
  expect(usr).toMatchObject(state);
  window.history.replaceState(null, '', '/');
  renderApp('/sign-in', undefined, usr);
  expect(
    await screen.findByText(
      'Sign in to buy. Then you are back at the shoe, with the color and size you chose.',
    ),
  ).toBeVisible();
});

describe('the chat of a customer whose session ends', () => {
  const openChat = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Open chat' }));
    return within(screen.getByRole('region', { name: 'Chat' }));
  };

  test.each<[string, () => Promise<unknown>]>([
    [
      'by Log Out',
      async () => {
        shop.use(answer('logout'));
        act(() => screen.getByRole('button', { name: 'Log Out' }).click());
        return screen.findByLabelText('Email or Phone Number');
      },
    ],
    [
      'in another tab',
      async () => {
        signOutElsewhere();
        await screen.findByLabelText('Email or Phone Number');
      },
    ],
  ])('%s is nobody else’s', async (_how, end) => {
    openChatLog();
    shop.signIn(null);
    shop.use(answer('askChat', { reply: 'Còn 3 đôi.', products: [] }));
    const { user } = renderApp('/profile');
    const chat = await openChat(user);
    await user.type(chat.getByRole('textbox'), 'bí mật của tôi{Enter}');
    expect(await chat.findByText('Còn 3 đôi.')).toBeVisible();
    await user.type(chat.getByRole('textbox'), 'chưa gửi');
    await end();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('bí mật của tôi');
    cleanup();
    startSession({ token: makeToken('client', 'b'.repeat(24)), refreshToken: 'r' });
    openChatLog();
    const next = openAgain('/about');
    const theirs = await openChat(next.user);
    expect(theirs.queryByText('bí mật của tôi')).not.toBeInTheDocument();
    expect(theirs.getByRole('textbox')).toHaveValue('');
  });
});
