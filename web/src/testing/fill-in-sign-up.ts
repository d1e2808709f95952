import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in the sign-up form with valid values, pasted: each letter typed draws its many options again. */
export async function fillInSignUp(user: UserEvent, email = 'linh@shop.test') {
  const texts = {
    'Last Name': 'Nguyễn',
    'First Name': 'Linh',
    Email: email,
    Phone: '0903417268',
    Password: 'Sneaker#2026',
    'Confirm Password': 'Sneaker#2026',
  };
  const options = { Country: 'VN', Day: '7', Month: '8', Year: '1996' };
  await screen.findByLabelText('Last Name');
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  for (const [label, option] of Object.entries(options))
    await user.selectOptions(screen.getByLabelText(label), option);
}
