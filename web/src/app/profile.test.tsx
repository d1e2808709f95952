import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { getGetCustomerQueryKey } from '../api/generated/customers/customers';
import { activateLocale, i18n } from '../lib/i18n';
import { createQueryClient } from './query-client';
import {
  CUSTOMER_ID,
  answer,
  collect,
  loggedErrors,
  makeCustomer,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();

async function edit(user: ReturnType<typeof renderApp>['user'], address: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), address);
}
/** React Hook Form validates a moment after a change. */
async function save(user: ReturnType<typeof renderApp>['user']) {
  await waitFor(() => expect(update()).toBeEnabled());
  await user.click(update());
}
afterEach(() => activateLocale('en'));

const update = () => screen.getByRole('button', { name: 'Update' });

test('only changed fields are sent, and the details show them', async () => {
  const sent: unknown[] = [];
  shop.signIn(null);
  shop.use(
    answer('updateCustomer', { id: CUSTOMER_ID }, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      shop.use(answer('getCustomer', makeCustomer(body)));
      return makeCustomer(body);
    }),
  );
  const { user } = renderApp('/profile');
  await edit(user, '9 Lê Lợi');
  await save(user);
  expect(await screen.findByText('9 Lê Lợi')).toBeVisible();
  expect(sent).toEqual([{ address: '9 Lê Lợi' }]);
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('a change by another tab meanwhile is not undone', async () => {
  const sent: unknown[] = [];
  shop.signIn(null);
  shop.use(answer('updateCustomer', { id: CUSTOMER_ID }, collect(sent, makeCustomer())));
  const client = createQueryClient();
  const { user } = renderApp('/profile', client);
  await edit(user, '9 Lê Lợi');
  act(() => {
    client.setQueryData(getGetCustomerQueryKey(CUSTOMER_ID), makeCustomer({ phone: '0987654321' }));
  });
  await save(user);
  await waitFor(() => expect(sent).toEqual([{ address: '9 Lê Lợi' }]));
});

test('Update waits for a change and for every field to be fine', async () => {
  shop.signIn(null);
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(update()).toBeDisabled();
  await user.type(screen.getByLabelText('Phone'), '123456');
  expect(await screen.findByText('Phone must be 10-11 digits')).toBeVisible();
  expect(update()).toBeDisabled();
  await user.type(screen.getByLabelText('Phone'), '{Backspace>6/}');
  await user.type(screen.getByLabelText('Address'), ' 2');
  await waitFor(() => expect(update()).toBeEnabled());
});

test('one change is enough: a text that is pasted or filled in by the browser', async () => {
  shop.signIn(null);
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByLabelText('Address'));
  await user.paste(', Quận 1');
  await waitFor(() => expect(update()).toBeEnabled());
});

test('a failed update shows a message, and keeps the input', async () => {
  shop.signIn(null);
  shop.use(answer('updateCustomer', { id: CUSTOMER_ID }, HttpResponse.error()));
  const { user } = renderApp('/profile');
  await edit(user, '9 Lê Lợi');
  await save(user);
  expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('9 Lê Lợi');
  expect(loggedErrors()).toEqual([
    'The profile could not be updated. ApiError: The shop cannot be reached. Check your connection and try again.',
  ]);
});

test('a field that the shop refuses is marked', async () => {
  shop.signIn(null);
  const errors = { address: 'Address is too far away' };
  shop.use(answer('updateCustomer', { id: CUSTOMER_ID }, refusal(400, { message: 'Not valid.', errors })));
  const { user } = renderApp('/profile');
  await edit(user, '9 Lê Lợi');
  await save(user);
  expect(await screen.findByText('Address is too far away')).toBeVisible();
  expect(screen.queryByText('Not valid.')).not.toBeInTheDocument();
  expect(loggedErrors()).toEqual(['The profile could not be updated. ApiError: Not valid.']);
});

test('a ward takes the place of a new customer’s address, in Vietnamese too', async () => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  i18n.load('vi', { Unknown: 'Chưa có địa chỉ' });
  activateLocale('vi');
  shop.signIn(null, { address: 'Unknown' });
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const address = screen.getByLabelText('Address');
  expect(address).toHaveValue('Chưa có địa chỉ');
  await user.click(screen.getByRole('button', { name: 'Choose province and ward' }));
  await user.type(await screen.findByRole('combobox', { name: 'Province or city' }), 'hue{Enter}');
  await user.type(await screen.findByRole('combobox', { name: /^Ward in/ }), 'vy da{Enter}');
  await waitFor(() => expect(address).toHaveValue(', Phường Vỹ Dạ, Thành phố Huế'));
});

test('nothing can be typed while the update is on its way', async () => {
  let respond = () => undefined as void;
  const isAnswered = new Promise<void>((resolve) => (respond = resolve));
  shop.signIn(null);
  shop.use(
    answer('updateCustomer', { id: CUSTOMER_ID }, async () => {
      await isAnswered;
      return refusal(400, { message: 'Not now.' });
    }),
  );
  const { user } = renderApp('/profile');
  await edit(user, '9 Lê Lợi');
  await save(user);
  await user.type(screen.getByLabelText('Address'), ', Quận 1');
  await user.type(screen.getByLabelText('First Name'), ' Chi');
  expect(screen.getByLabelText('Address')).toHaveValue('9 Lê Lợi');
  expect(screen.getByLabelText('First Name')).toHaveValue('Linh');
  expect(screen.getByRole('button', { name: 'Choose province and ward' })).toBeDisabled();
  respond();
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.type(screen.getByLabelText('Address'), ', Quận 1');
  expect(screen.getByLabelText('Address')).toHaveValue('9 Lê Lợi, Quận 1');
  expect(loggedErrors()).toEqual(['The profile could not be updated. ApiError: Not now.']);
});

describe('e-mail and phone are changed with the current password', () => {
  const needed = {
    code: 'reauthentication-required',
    message: 'Enter your current password to change this.',
  };
  const wrong = { currentPassword: 'The current password is not correct.' };
  async function changePhone(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '0987654321');
    await save(user);
    return screen.findByLabelText('Current Password');
  }

  test('it is asked for in place, and the call is repeated with it', async () => {
    const sent: unknown[] = [];
    shop.signIn(null);
    shop.use(
      answer('updateCustomer', { id: CUSTOMER_ID }, async ({ request }) => {
        const body = await request.json();
        if (!body.currentPassword) return refusal(403, needed);
        sent.push(body);
        return makeCustomer({ phone: '0987654321' });
      }),
    );
    const { user, address } = renderApp('/profile');
    const field = await changePhone(user);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      'Changing your email or phone number takes your current password.',
    );
    expect(update()).toBeDisabled();
    await user.type(field, 'Sneaker#2026{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(sent).toEqual([{ phone: '0987654321', currentPassword: 'Sneaker#2026' }]);
    expect(address()).toBe('/profile');
  });

  test('a wrong one shows a message below its field, which has the focus', async () => {
    shop.signIn(null);
    shop.use(answer('updateCustomer', { id: CUSTOMER_ID }, refusal(403, needed)));
    const { user } = renderApp('/profile');
    const field = await changePhone(user);
    shop.use(
      answer('updateCustomer', { id: CUSTOMER_ID }, refusal(400, { message: 'Not valid.', errors: wrong })),
    );
    await user.type(field, 'wrong');
    await user.click(update());
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong.currentPassword));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    expect(screen.queryByText('Not valid.')).not.toBeInTheDocument();
  });

  test('Escape closes the question and keeps the input; Cancel leaves the form', async () => {
    shop.signIn(null);
    shop.use(answer('updateCustomer', { id: CUSTOMER_ID }, refusal(403, needed)));
    const { user } = renderApp('/profile');
    await changePhone(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveValue('0987654321');
    expect(update()).toHaveFocus();
    await user.click(update());
    await screen.findByLabelText('Current Password');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    expect(screen.getByText('0903417268')).toBeVisible();
  });

  test('with two-step sign-in a code is asked for as well', async () => {
    const sent: unknown[] = [];
    shop.signIn(null, { hasSecondFactor: true });
    const errors = { code: 'The code is not correct.' };
    const answers = [
      refusal(403, needed),
      refusal(400, { message: 'Not valid.', errors }),
      makeCustomer({ phone: '0987654321', hasSecondFactor: true }),
    ];
    shop.use(
      answer('updateCustomer', { id: CUSTOMER_ID }, async ({ request }) => {
        sent.push(await request.json());
        return answers.shift()!;
      }),
    );
    const { user } = renderApp('/profile');
    await user.type(await changePhone(user), 'Sneaker#2026');
    expect(update()).toBeDisabled();
    const code = screen.getByLabelText('Code');
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(errors.code));
    expect(code).toHaveFocus();
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
    const proof = { currentPassword: 'Sneaker#2026', code: '123456' };
    expect(sent.at(-1)).toEqual({ phone: '0987654321', ...proof });
  });

  test('an address that is not confirmed yet gets another link', async () => {
    shop.signIn(null, { isEmailConfirmed: false });
    shop.use(
      answer('sendConfirmation', { id: CUSTOMER_ID }, refusal(429, { message: 'Too many attempts.' })),
    );
    const { user } = renderApp('/profile');
    expect(await screen.findByText(/^Your email is not confirmed yet\./)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send another link' });
    await user.click(send);
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    shop.use(answer('sendConfirmation', { id: CUSTOMER_ID }, undefined));
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    expect(await screen.findByText('A new link is on its way to linh@shop.test.')).toBeVisible();
  });

  test('a confirmed address asks for nothing', async () => {
    shop.signIn(null);
    renderApp('/profile');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send another link' })).not.toBeInTheDocument();
  });

  test('a new e-mail address that waits for its link is shown', async () => {
    shop.signIn(null, { pendingEmail: 'new@shop.test' });
    renderApp('/profile');
    expect(await screen.findByText('Confirm your new email: we sent a link to new@shop.test.')).toBeVisible();
    expect(screen.getByText('linh@shop.test')).toBeVisible();
  });
});

test('Log Out leads to the sign-in even when it does not reach the shop', async () => {
  shop.signIn(null);
  shop.use(answer('logout', HttpResponse.error()));
  const { user, address } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(/Sign in to go on/)).not.toBeInTheDocument();
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(loggedErrors()).toEqual([
    'The sign-out did not reach the shop. ApiError: The shop cannot be reached. Check your connection and try again.',
  ]);
});

test('Log Out is one also where the shop has ended the session meanwhile', async () => {
  shop.signIn(null);
  const { user, address } = renderApp('/profile');
  const button = await screen.findByRole('button', { name: 'Log Out' });
  shop.use(
    answer('logout', refusal(401, { message: 'Please sign in.' })),
    answer('refreshToken', refusal(401, { message: 'Spent.' })),
  );
  await user.click(button);
  await waitFor(() => expect(address()).toBe('/sign-in'));
  await waitFor(() => expect(loggedErrors()).toEqual([expect.stringContaining('did not reach the shop')]));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(/Your sign-in has ended|Sign in to go on/)).not.toBeInTheDocument();
});

test('a visitor who opens the profile is told why they sign in', async () => {
  renderApp('/profile');
  expect(await screen.findByText('Sign in to go on. Then you are back where you were.')).toBeVisible();
});
