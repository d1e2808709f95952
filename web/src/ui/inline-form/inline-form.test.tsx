import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../testing/stories-of';
import * as module from './inline-form.stories';

const { Default, Empty, PasswordAndCode, Sending } = storiesOf(module);

const calls = () => ({ onSubmit: jest.fn(), onCancel: jest.fn() });

test('the first field has the focus, and Enter sends', async () => {
  const on = calls();
  render(<Default {...on} />);
  expect(screen.getByLabelText('Current Password')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(on.onSubmit).toHaveBeenCalledTimes(1);
});

test('Escape and Cancel leave, and Cancel says what it cancels', async () => {
  const on = calls();
  render(<Default {...on} />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Download my data' }));
  expect(on.onCancel).toHaveBeenCalledTimes(2);
  expect(on.onSubmit).not.toHaveBeenCalled();
});

test('nothing is sent before every field is filled, nor twice', async () => {
  const on = calls();
  const { unmount } = render(<Empty {...on} />);
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  unmount();
  render(<Sending {...on} />);
  await userEvent.keyboard('{Enter}');
  expect(on.onSubmit).not.toHaveBeenCalled();
});

test('the server’s message for a field is below it', () => {
  render(<PasswordAndCode />);
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'The code is not correct.',
  );
});
