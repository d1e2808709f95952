import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-line.stories';

const { Default, Exchanged, TooFewLeft } = storiesOf(module);

test('a line shows colour, size, quantity and price x quantity', () => {
  render(<Default />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Orange red')).toBeVisible();
  expect(within(first as HTMLElement).getByText('2.490.000đ')).toBeVisible();
  expect(within(second as HTMLElement).getByText('2')).toBeVisible();
  expect(within(second as HTMLElement).getByText('7.658.000đ')).toBeVisible();
});

test('a line above the stock says what to do', () => {
  const { unmount } = render(<TooFewLeft />);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Sold out. Remove it to check out.',
    'Only 1 left. Lower the quantity.',
  ]);
  unmount();
  render(<Default />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a line tells the size that its pairs were exchanged for, once they are', () => {
  const { unmount } = render(<Exchanged />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Size\d+, exchanged for 45Quantity1/);
  expect(second).toHaveTextContent(/Size[\d.]+, 1 of 2 exchanged for 45Quantity2/);
  unmount();
  const exchanges = module.Exchanged.args?.exchanges?.map((one) => ({ ...one, status: 'approved' }));
  render(<Exchanged exchanges={exchanges} />);
  expect(screen.queryByText(/exchanged for/)).toBeNull();
});
