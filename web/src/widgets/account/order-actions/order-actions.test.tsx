import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-actions.stories';

const { Default, Pending, Delivering, Canceled, NotEverythingLeft, TooLateToExchange } = storiesOf(module);

test('says how far the packing is, in words', () => {
  const { rerender } = render(<Pending />);
  expect(screen.getByText('Your pairs are set aside and wait to be packed.')).toBeVisible();
  rerender(<Delivering />);
  expect(screen.getByText('Your pairs are packed and on their way to you.')).toBeVisible();
  rerender(<Default />);
  expect(screen.getByText('Your pairs were packed and handed over.')).toBeVisible();
  rerender(<Canceled />);
  expect(screen.getByText(/nothing is packed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('has a further sentence', () => {
  render(<TooLateToExchange />);
  expect(screen.getByText('The 30 days for changing the size are over.')).toBeVisible();
});

test('names what is not left, and how much of it is', () => {
  render(<NotEverythingLeft />);
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines[0]).toMatch(/size 42: none left$/);
  expect(lines[1]).toMatch(/size 43: 1 of 2 pairs$/);
});
