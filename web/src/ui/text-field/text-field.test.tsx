import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../testing/stories-of';
import * as module from './text-field.stories';

const { Password, WithHint } = storiesOf(module);

test('a field is described by its error, and by its hint only while nothing is wrong', () => {
  const { unmount } = render(<WithHint />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAccessibleDescription('10 to 12 digits.');
  expect(field).toBeValid();
  unmount();
  render(<WithHint error="Enter valid Phone Number." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter valid Phone Number.');
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('a password may be pasted, filled in by the browser and shown', async () => {
  render(<Password />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.clear(field);
  await userEvent.paste('Pasted#2031');
  expect(field).toHaveValue('Pasted#2031');
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(field).toHaveAttribute('type', 'text');
});
