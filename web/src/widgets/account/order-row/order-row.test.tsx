import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-row.stories';

const { Default, FourItems, FiveItems, Payments } = storiesOf(module);

test('the row is one button that opens the order, with number, date, status and total', () => {
  const onOpen = jest.fn();
  render(<Default {...{ onOpen }} />);
  const row = screen.getByRole('button');
  expect(row).toHaveTextContent('#6742e8a1c3f0');
  expect(row).not.toHaveTextContent('6742e8a1c3f00');
  expect(row).toHaveTextContent('21/11/2026');
  expect(row).toHaveTextContent('pending');
  expect(row).toHaveTextContent('10.148.000đ');
  fireEvent.click(row);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('four items are four pictures; five are three and a mark for the rest', () => {
  const { container, unmount } = render(<FourItems />);
  expect(container.querySelectorAll('img')).toHaveLength(4);
  unmount();
  const five = render(<FiveItems />);
  expect(five.container.querySelectorAll('img')).toHaveLength(3);
  expect(screen.getByText('and 2 more')).toBeInTheDocument();
});

test('how far it is paid, but for cash that is paid at the door', () => {
  const { unmount } = render(<Payments />);
  const rows = screen.getAllByRole('button').map((row) => row.textContent);
  ['Unpaid', 'Partly paid', 'Paid', 'Refund due', 'Refunded'].forEach((words, index) =>
    expect(rows[index]).toContain(words),
  );
  unmount();
  render(<Default />);
  expect(screen.getByRole('button')).not.toHaveTextContent('Unpaid');
});
