import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './new-password.stories';

const { Default, Wrong } = storiesOf(module);

test('the first field tells the rules; the browser fills in a new password, as long as the shop takes', () => {
  render(<Default />);
  const rules = 'At least 8 characters, with an uppercase letter, a number and a special character.';
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(rules);
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('');
  for (const label of ['Password', 'Confirm Password']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '128');
  }
});

test('each field has its own error', () => {
  render(<Wrong />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters.');
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
    'The passwords you entered does not match.',
  );
});
