import { screen, waitFor } from '@testing-library/react';
import { currentUser } from '../state/session';
import { CUSTOMER_ID, answer, collect, refusal, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
const NEW = 'Giay#Moi2027';

async function choose(user: ReturnType<typeof renderApp>['user'], password = NEW, repeated = password) {
  await user.type(await screen.findByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), repeated);
}
const save = () => screen.getByRole('button', { name: 'Save password' });

beforeEach(() => shop.use(answer('checkResetLink')));

describe('a password that was forgotten', () => {
  test('a link that cannot be asked about is tried with the form', async () => {
    shop.use(answer('checkResetLink', refusal(429, { message: 'Later.' })));
    renderApp('/reset-password?token=t0ken');
    expect(await screen.findByLabelText('New Password')).toBeVisible();
  });

  test('the sign-in links to the request for a password link, which does not reveal accounts', async () => {
    const sent: unknown[] = [];
    shop.use(answer('forgotPassword', collect(sent)));
    const { user, address } = renderApp('/sign-in');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
    const email = await screen.findByLabelText('Email');
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
    await user.type(email, 'linh@{Enter}');
    expect(screen.getByText('Enter valid Email.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(email, 'shop.test{Enter}');
    expect(await screen.findByText(/If linh@shop.test has an account here/)).toBeVisible();
    expect(sent).toEqual([{ email: 'linh@shop.test' }]);
  });

  test('too many requests are refused in words', async () => {
    shop.use(answer('forgotPassword', refusal(429, { message: 'Too many attempts.' })));
    const { user } = renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'linh@shop.test{Enter}');
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    expect(screen.queryByText(/If linh@shop.test/)).not.toBeInTheDocument();
  });

  test('the link leads to another password, which ends the sign-in that there was', async () => {
    shop.signIn(null);
    const sent: unknown[] = [];
    shop.use(answer('resetPassword', collect(sent)));
    const { user } = renderApp('/reset-password?token=t0ken');
    await choose(user);
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Your password is changed.' })).toBeVisible();
    expect(sent).toEqual([{ token: 't0ken', password: NEW }]);
    expect(screen.getByRole('main').querySelector('a[href="/sign-in"]')).toBeVisible();
    expect(currentUser()).toBeNull();
  });

  test('a password that breaks a rule, or is not repeated, shows a message before it is sent', async () => {
    const { user } = renderApp('/reset-password?token=t0ken');
    await choose(user, 'short', 'other');
    expect(screen.getByText('At least 8 characters.')).toBeVisible();
    expect(screen.getByText('The passwords you entered does not match.')).toBeVisible();
    expect(save()).toBeDisabled();
  });

  test.each([
    ['without its token', '/reset-password'],
    ['that is used meanwhile', '/reset-password?token=spent'],
    ['that was used before', '/reset-password?token=spent'],
  ])('a link %s leads to asking for another', async (what, path) => {
    const errors = { token: 'This link is not good any more.' };
    shop.use(answer('resetPassword', refusal(400, { message: errors.token, errors })));
    const isUsedMeanwhile = what === 'that is used meanwhile';
    if (!isUsedMeanwhile) shop.use(answer('checkResetLink', refusal(400, { message: errors.token, errors })));
    const { user } = renderApp(path);
    if (isUsedMeanwhile) {
      await choose(user);
      await user.click(save());
    }
    expect(await screen.findByRole('heading', { name: 'This link is not good any more.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('a new e-mail address', () => {
  test('is confirmed by a press, not by opening the link', async () => {
    const sent: unknown[] = [];
    shop.use(answer('confirmEmail', collect(sent)));
    const { user } = renderApp('/confirm-email?token=t0ken');
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    expect(sent).toEqual([]);
    await user.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed.' })).toBeVisible();
    expect(sent).toEqual([{ token: 't0ken' }]);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  test.each([
    [400, 'This link is not good any more.'],
    [409, 'This email has an account already.'],
  ])('a refusal with %p says what became of the link', async (status, title) => {
    shop.use(answer('confirmEmail', refusal(status, { message: 'No.' })));
    const { user } = renderApp('/confirm-email?token=spent');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('a stumble says why and leaves the button', async () => {
    shop.use(answer('confirmEmail', refusal(429, { message: 'Too many attempts.' })));
    const { user } = renderApp('/confirm-email?token=t0ken');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
  });

  test('a link without its token says so', async () => {
    renderApp('/confirm-email');
    expect(await screen.findByRole('heading', { name: 'This link is not good any more.' })).toBeVisible();
  });
});

describe('a wait for a size', () => {
  test('is confirmed by a press, not by opening the link', async () => {
    const wait = {
      _id: 'w',
      productId: 'p',
      name: 'Hẻm Nhỏ',
      slug: 'hem-nho',
      color: 'đen',
      size: '42',
      createdAt: '2026-11-25T03:10:00.000Z',
    };
    shop.use(answer('confirmSizeWait', wait));
    const { user } = renderApp('/confirm-wait?token=t0ken');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'You wait for Hẻm Nhỏ.' })).toBeVisible();
    expect(screen.getByText(/^Black, size 42\. One mail/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the shoe' })).toHaveAttribute('href', '/product/hem-nho');
  });

  test('with a link that is not good any more says so', async () => {
    shop.use(answer('confirmSizeWait', refusal(400, { message: 'No.' })));
    const { user } = renderApp('/confirm-wait?token=spent');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'This link is not good any more.' })).toBeVisible();
  });
});

describe('changing a password in the profile', () => {
  const start = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await user.type(await screen.findByLabelText('Current Password'), 'Sneaker#2026');
  };

  test('takes the current one and the new one, and goes back to the details', async () => {
    shop.signIn(null);
    const sent: unknown[] = [];
    shop.use(answer('changePassword', { id: CUSTOMER_ID }, collect(sent)));
    const { user } = renderApp('/profile');
    await start(user);
    await choose(user);
    await user.click(save());
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'Sneaker#2026', newPassword: NEW }]);
    expect(screen.getByText('linh@shop.test')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(currentUser()).not.toBeNull();
  });

  test('with two-step sign-in it takes a code as well', async () => {
    const sent: unknown[] = [];
    shop.signIn(null, { hasSecondFactor: true });
    shop.use(answer('changePassword', { id: CUSTOMER_ID }, collect(sent)));
    const { user } = renderApp('/profile');
    await start(user);
    await choose(user);
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(save());
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'Sneaker#2026', code: '123456', newPassword: NEW }]);
  });

  test('a wrong current password shows a message at its field', async () => {
    shop.signIn(null);
    const errors = { currentPassword: 'The current password is not correct.' };
    shop.use(
      answer('changePassword', { id: CUSTOMER_ID }, refusal(400, { message: 'Not correct.', errors })),
    );
    const { user } = renderApp('/profile');
    await start(user);
    await choose(user);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toBeInvalid());
    expect(screen.getByText('The current password is not correct.')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    expect(save()).toBeDisabled();
  });

  test('a new password that is too easy shows a message at its field', async () => {
    shop.signIn(null);
    const errors = { newPassword: 'This password is too common.' };
    shop.use(
      answer('changePassword', { id: CUSTOMER_ID }, refusal(400, { message: errors.newPassword, errors })),
    );
    const { user } = renderApp('/profile');
    await start(user);
    await choose(user);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('New Password')).toBeInvalid());
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(errors.newPassword);
  });

  test('Cancel goes back, and edits nothing', async () => {
    shop.signIn(null);
    const { user } = renderApp('/profile');
    await start(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    expect(screen.getByText('linh@shop.test')).toBeVisible();
  });
});
