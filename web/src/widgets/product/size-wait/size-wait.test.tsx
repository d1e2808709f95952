import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './size-wait.stories';

const { Closed, Default, NothingChosen, Waiting, WaitingForAll } = storiesOf(module);

test('is a line that opens the form', () => {
  render(<Closed />);
  const opener = screen.getByRole('button', { name: 'Size sold out? Tell me when it is back' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('asks for a sold-out size', () => {
  const calls = {
    onSize: jest.fn(),
    onSubmit: jest.fn((event: { preventDefault(): void }) => event.preventDefault()),
  };
  const { unmount } = render(<Default {...calls} />);
  fireEvent.click(screen.getByRole('radio', { name: '44' }));
  expect(calls.onSize).toHaveBeenCalledWith('44');
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  expect(calls.onSubmit).toHaveBeenCalledTimes(1);
  unmount();
  render(<NothingChosen />);
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeDisabled();
});

test('says what one waits for, and ends it', () => {
  const onStop = jest.fn();
  const { unmount } = render(<Waiting onStop={onStop} />);
  expect(screen.getByText(/You wait for size 42.5/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Wait no longer for size 42.5' }));
  expect(onStop).toHaveBeenCalledWith('w');
  unmount();
  render(<WaitingForAll />);
  expect(screen.queryByRole('radio')).toBeNull();
});
