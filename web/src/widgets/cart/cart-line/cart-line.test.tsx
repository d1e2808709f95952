import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './cart-line.stories';

const { Default, LongName, LastPair, TooMany, Gone, NoLongerSold } = storiesOf(module);

test('shows the product and its cost: price x quantity', () => {
  render(<LongName />);
  expect(screen.getByText('White · 43')).toBeVisible();
  expect(screen.getByText('7.658.000đ')).toBeVisible();
});

test('at the last pair increasing does nothing, decreasing still works', () => {
  const onIncrease = jest.fn();
  const onDecrease = jest.fn();
  render(<LastPair {...{ onIncrease, onDecrease }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(onIncrease).not.toHaveBeenCalled();
  expect(onDecrease).toHaveBeenCalledTimes(1);
});

test('several pairs say what one costs, and the last one why there are no more', () => {
  const { unmount } = render(<LastPair />);
  expect(screen.getByText('2.490.000đ each')).toBeVisible();
  expect(screen.getByText('Only 5 left')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveAccessibleDescription(
    /Only 5 left/,
  );
  unmount();
  render(<Default />);
  expect(screen.queryByText(/each|left/)).not.toBeInTheDocument();
});

test('the name and the picture lead to the shoe', () => {
  const { container } = render(<Default />);
  const link = screen.getByRole('link', { name: 'Court Nova Low' });
  expect(link).toHaveAttribute('href', '/product/court-nova-low');
  expect(container.querySelector('a:has(img)')).toHaveAttribute('href', '/product/court-nova-low');
});

test('one below the last pair increasing works', () => {
  const onIncrease = jest.fn();
  render(<Default {...{ onIncrease }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(onIncrease).toHaveBeenCalledTimes(1);
});

test('a line above the stock says what to do', () => {
  const { unmount } = render(<TooMany />);
  expect(screen.getByRole('alert')).toHaveTextContent('Only 1 left. Lower the quantity.');
  unmount();
  render(<Gone />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sold out. Remove it to check out.');
});

test('a line that is no longer sold says so, and one press removes it', () => {
  const onDecrease = jest.fn();
  render(<NoLongerSold {...{ onDecrease }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No longer sold.');
  const remove = screen.getByRole('button', { name: 'Remove' });
  expect(remove).toHaveAccessibleDescription(/^Giày chạy bộ nam .*No longer sold\.$/);
  fireEvent.click(remove);
  expect(onDecrease).toHaveBeenCalledTimes(1);
});

test('the stepper is described by the line it belongs to', () => {
  render(<Default />);
  expect(screen.getByRole('group', { name: 'Quantity' })).toHaveAccessibleDescription(/Court Nova Low/);
});
