import { screen, waitFor, within } from '@testing-library/react';
import { fillInSignUp } from '../testing/fill-in-sign-up';
import { answer, collect, makeCustomer, refusal, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();

const button = () => screen.getByRole('button', { name: 'Sign Up' });

test('a field speaks when it is left and when it is changed', async () => {
  const { user } = renderApp('/sign-up');
  await user.click(await screen.findByLabelText('Last Name'));
  expect(screen.queryByText('Enter your Last Name')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter your Last Name')).toBeVisible();
  await user.type(screen.getByLabelText('Last Name'), 'N');
  expect(screen.queryByText('Enter your Last Name')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'short');
  expect(screen.getByText('At least 8 characters.')).toBeVisible();
  expect(button()).toBeDisabled();
});

test('the password’s rules are told before it is typed', async () => {
  renderApp('/sign-up');
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(
    'At least 8 characters, with an uppercase letter, a number and a special character.',
  );
});

test('a date that does not exist is refused as soon as its three parts are chosen', async () => {
  const { user } = renderApp('/sign-up');
  await user.selectOptions(await screen.findByLabelText('Day'), '31');
  await user.selectOptions(screen.getByLabelText('Month'), '2');
  const group = screen.getByRole('group', { name: 'Date of birth' });
  expect(within(group).getByText('Date of birth')).toBeVisible();
  expect(within(group).queryByRole('alert')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Year'), '2004');
  expect(within(group).getByRole('alert')).toHaveTextContent('Date is invalid.');
});

/** Accepts a registration and collects its body. */
function acceptSignUp() {
  const sent: unknown[] = [];
  shop.use(answer('registerCustomer', collect(sent, makeCustomer())));
  return sent;
}

test('sends the payload without the repeated password, then leads to sign-in', async () => {
  const sent = acceptSignUp();
  const { user, address } = renderApp('/sign-up');
  await fillInSignUp(user);
  await user.click(button());
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(sent).toEqual([
    {
      lastName: 'Nguyễn',
      firstName: 'Linh',
      country: 'VN',
      dob: '1996-08-07',
      email: 'linh@shop.test',
      phone: '0903417268',
      password: 'Sneaker#2026',
    },
  ]);
});

test('news are asked for only by who ticks the box', async () => {
  const sent = acceptSignUp();
  const { user } = renderApp('/sign-up');
  await fillInSignUp(user);
  const box = screen.getByRole('checkbox', { name: 'Send me news and offers' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(button());
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ news: true })]));
});

test('a phone number written in groups is sent as its digits', async () => {
  const sent = acceptSignUp();
  const { user } = renderApp('/sign-up');
  await fillInSignUp(user);
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '+84 912 345 678');
  await user.click(button());
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ phone: '0912345678' })]));
});

test('a refusal marks the field it names, until that field changes', async () => {
  const errors = { email: 'This email is already used.' };
  shop.use(answer('registerCustomer', refusal(409, { message: 'Already used.', errors })));
  const { user, address } = renderApp('/sign-up');
  await fillInSignUp(user);
  await user.click(button());
  expect(await screen.findByText(errors.email)).toBeVisible();
  expect(button()).toBeDisabled();
  expect(address()).toBe('/sign-up');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByText(errors.email)).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toBeEnabled());
});

test('a refused field keeps its message when it is left, and has the focus', async () => {
  const errors = { email: 'This email is already used.' };
  shop.use(answer('registerCustomer', refusal(409, { message: 'Already used.', errors })));
  const { user } = renderApp('/sign-up');
  await fillInSignUp(user);
  await user.click(button());
  await screen.findByText(errors.email);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.tab();
  expect(screen.getByText(errors.email)).toBeVisible();
});

test('the repeated password is compared again when the first one changes', async () => {
  const { user } = renderApp('/sign-up');
  await user.type(await screen.findByLabelText('Password'), 'Sneaker#2026');
  expect(screen.queryByText('Enter your Confirm Password')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Confirm Password'), 'Sneaker#2026');
  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.getByText('The passwords you entered does not match.')).toBeVisible();
});
