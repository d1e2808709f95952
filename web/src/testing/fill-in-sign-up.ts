import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in the sign-up form with valid values. */
export async function fillInSignUp(user: UserEvent, email = 'linh@shop.test') {
  await user.type(await screen.findByLabelText('Last Name'), 'Nguyễn');
  await user.type(screen.getByLabelText('First Name'), 'Linh');
  await user.selectOptions(screen.getByLabelText('Country'), 'VN');
  await user.selectOptions(screen.getByLabelText('Day'), '7');
  await user.selectOptions(screen.getByLabelText('Month'), '8');
  await user.selectOptions(screen.getByLabelText('Year'), '1996');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Phone'), '0903417268');
  await user.type(screen.getByLabelText('Password'), 'Sneaker#2026');
  await user.type(screen.getByLabelText('Confirm Password'), 'Sneaker#2026');
}
