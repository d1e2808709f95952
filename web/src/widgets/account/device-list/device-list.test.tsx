import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './device-list.stories';

const { Default, Ended, Ending, Failed, Loading, OnlyThisOne, Twenty } = storiesOf(module);

test('shows each device with address and last use; the present one has no button', () => {
  render(<Default />);
  const [here, phone] = screen.getAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome on Windows');
  expect(here).toHaveTextContent('Signed in 2/11/2026 from 203.0.113.7');
  expect(here).toHaveTextContent('Last used 22/11/2026 16:05');
  expect(here).toHaveTextContent('This device');
  expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
  expect(within(phone!).getByRole('button')).toHaveTextContent('Sign out');
});

test('the button’s name says which device it signs out', () => {
  const onEnd = jest.fn();
  render(<Default onEnd={onEnd} />);
  fireEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ _id: 's2' }));
});

test('the present device comes first, wherever it is in the answer', () => {
  const known = {
    address: null,
    createdAt: '2026-11-02T03:10:00.000Z',
    lastUsedAt: '2026-11-02T03:10:00.000Z',
  };
  const other = { ...known, _id: 'other', device: 'Safari on iOS', isCurrent: false };
  const here = { ...known, _id: 'here', device: 'Chrome on Windows', isCurrent: true };
  render(<Default devices={[other, here]} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('This device');
});

test('of twenty devices no two buttons are called the same', () => {
  render(<Twenty />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toHaveLength(19);
  expect(new Set(names).size).toBe(19);
});

test('one that is being signed out cannot be pressed again', () => {
  const onEnd = jest.fn();
  render(<Ending onEnd={onEnd} />);
  fireEvent.click(screen.getByRole('button', { name: /Safari on iPhone/ }));
  expect(onEnd).not.toHaveBeenCalled();
});

test('the result is announced, and has the focus that its row had', () => {
  render(<Ended />);
  expect(screen.getByText('Safari on iPhone is signed out.')).toHaveFocus();
});

test('loading, one alone, and a failure that can be tried again', () => {
  const onRetry = jest.fn();
  const { unmount } = render(<Loading />);
  expect(screen.getByText('Loading your devices')).toBeInTheDocument();
  unmount();
  const one = render(<OnlyThisOne />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  one.unmount();
  render(<Failed onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
