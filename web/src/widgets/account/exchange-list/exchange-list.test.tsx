import { fireEvent, render, screen } from '@testing-library/react';
import { exchange } from '../../../testing/story-data';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './exchange-list.stories';

const {
  Default,
  Approved,
  Received,
  RefusedWithAReason,
  Withdrawn,
  ForItsCustomer,
  ForStaff,
  InAnOrdersDialog,
  Busy,
} = storiesOf(module);

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('tells a customer the state in words, without buttons', () => {
  render(<Default />);
  expect(screen.getByText(/Requested\. Size 43 is set aside until/)).toBeVisible();
  expect(buttons()).toEqual([]);
});

test('gives staff the moves that the state allows, first what comes next, never another one in its place', () => {
  const staff = { onMove: jest.fn(), onRefuse: jest.fn() };
  const { unmount } = render(<ForStaff staff={staff} onOpen={undefined} />);
  expect(buttons()).toEqual(['Approve', 'Refuse', 'Received', 'Refuse', 'Received']);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(staff.onMove.mock.calls).toEqual([[exchange._id, 'approve']]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Refuse' })[1]!);
  expect(staff.onRefuse).toHaveBeenCalledWith(expect.objectContaining({ _id: '2' }));
  expect(staff.onMove).toHaveBeenCalledTimes(1);
  unmount();
  render(<Received staff={staff} />);
  expect(buttons()).toEqual([]);
});

test('tells staff whom an exchange is for', () => {
  render(<ForStaff />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Nguyễn Phước Bảo Linh · 0901234567');
});

test('says what becomes of the new pair once the old one has arrived', () => {
  const { unmount } = render(<Received />);
  expect(
    screen.getByText('Exchanged: your old pair has arrived. The new pair in size 43 is sent to you.'),
  ).toBeVisible();
  unmount();
  render(<InAnOrdersDialog />);
  expect(screen.getByText(/Send the customer the new pair in size 43\./)).toBeVisible();
});

test('says why it was refused', () => {
  render(<RefusedWithAReason />);
  expect(screen.getByText(/^Reason: Đế giày đã mòn/)).toBeVisible();
});

test('lets its customer withdraw what is still open, and nothing else', () => {
  const onWithdraw = jest.fn();
  const { unmount } = render(<ForItsCustomer onWithdraw={onWithdraw} />);
  expect(buttons()).toEqual(['Withdraw']);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onWithdraw).toHaveBeenCalledWith(exchange);
  unmount();
  render(<Approved onWithdraw={onWithdraw} />);
  expect(buttons()).toEqual(['Withdraw']);
});

test('says that it was withdrawn', () => {
  render(<Withdrawn />);
  expect(screen.getByText('Withdrawn. The pair that was set aside is back on sale.')).toBeVisible();
});

test('ignores presses while a move is made', () => {
  const staff = { onMove: jest.fn(), onRefuse: jest.fn() };
  render(<Busy staff={staff} />);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Refuse' })[0]!);
  expect(staff.onMove).not.toHaveBeenCalled();
  expect(staff.onRefuse).not.toHaveBeenCalled();
});
