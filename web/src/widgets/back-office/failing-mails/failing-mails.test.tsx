import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './failing-mails.stories';

const { AllSent, Default, Many, One } = storiesOf(module);

test('a mail says to whom, why not, since when, and when it is tried again', () => {
  render(<Default />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('To thu.tran@example.com. The mail server does not answer (ESOCKET CONN).');
  expect(first).toHaveTextContent('Written 20/11/2026 10:10');
  expect(first).toHaveTextContent('Next attempt 20/11/2026 12:31');
  expect(second).toHaveTextContent('The mail server refuses the address (EENVELOPE RCPT TO 550).');
  expect(second).toHaveTextContent('No further attempt');
});

test('their number is told, also of those that are not shown', () => {
  const { unmount } = render(<One />);
  expect(screen.getByText('1 mail could not be sent.')).toBeVisible();
  unmount();
  render(<Many />);
  expect(screen.getByText('218 mails could not be sent.')).toBeVisible();
  expect(screen.getByText('The newest 3 are shown.')).toBeVisible();
});

test('the keyboard tries again, and is not lost when the button goes', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Default onRetry={onRetry} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<AllSent />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('All mails were sent.')).toHaveFocus();
});
