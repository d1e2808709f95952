import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-dialog.stories';

const { Default, HistoryFailed, Failed, Gone } = storiesOf(module);

test('shows the order, its receiver and its history', () => {
  render(<Default />);
  const dialog = screen.getByRole('dialog', { name: 'Order #6742e8a1c3f0' });
  expect(within(dialog).getByText('10.148.000đ')).toBeVisible();
  expect(within(dialog).getByText('COD')).toBeVisible();
  const history = within(dialog).getByRole('region', { name: 'History' });
  const changes = within(history).getAllByRole('listitem');
  expect(changes.map((change) => change.textContent)).toEqual([
    'pendingNguyễn Phước Bảo Linh, customer21/11/2026 10:12',
    'canceledTrần Thị Ngọc Ánh, staff21/11/2026 11:00',
    'deletedstaff21/11/2026 12:00',
  ]);
});

test('the packing slip is printed, and is outside the dialog', () => {
  const print = jest.fn();
  window.print = print;
  render(<Default />);
  fireEvent.click(screen.getByRole('button', { name: 'Print packing slip' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.body.querySelector<HTMLElement>(':scope > [data-print-sheet]');
  expect(sheet).toHaveTextContent('To collect: 10.148.000đ');
});

test('a failure can be tried again, an order that is not there cannot', () => {
  const onRetry = jest.fn();
  const failed = render(<Failed record={{ ...module.Failed.args.record, onRetry }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  failed.unmount();
  const history = render(<HistoryFailed />);
  expect(screen.getByText('The history could not be loaded.')).toBeInTheDocument();
  history.unmount();
  render(<Gone />);
  expect(screen.getByText('There is no such order.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
