import { fireEvent, render, screen } from '@testing-library/react';
import { aReturn } from '../../../testing/story-data';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './return-list.stories';

const { Default, ForItsCustomer, ForStaff, Received, Refused } = storiesOf(module);

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('tells a customer the state and the sum in words, and lets them withdraw it', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByText(/^Requested: 5\.074\.000đ\. Please wait/)).toBeVisible();
  expect(screen.getByText('2 × Court Nova Low, Orange red, size 42')).toBeVisible();
  expect(buttons()).toEqual([]);
  unmount();
  const onWithdraw = jest.fn();
  render(<ForItsCustomer onWithdraw={onWithdraw} />);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ _id: aReturn._id }));
});

test('gives staff the moves that the state allows', () => {
  const staff = { onApprove: jest.fn(), onReceive: jest.fn(), onRefuse: jest.fn(), onSettle: jest.fn() };
  const { rerender } = render(<ForStaff staff={staff} onOpen={undefined} />);
  expect(buttons()).toEqual(['Approve', 'Refuse', 'Received', 'Refuse', 'Received', 'Nothing to pay back']);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nothing to pay back' }));
  expect([staff.onApprove.mock.calls, staff.onSettle.mock.calls]).toEqual([[[aReturn._id]], [['3']]]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Received' })[1]!);
  expect(staff.onReceive).toHaveBeenCalledWith(expect.objectContaining({ _id: '2' }));
  rerender(<ForStaff staff={{ ...staff, onSettle: undefined }} onOpen={undefined} />);
  expect(buttons()).toEqual(['Approve', 'Refuse', 'Received', 'Refuse', 'Received']);
});

test('lets staff receive pairs that come after the return has expired', () => {
  const staff = { onApprove: jest.fn(), onReceive: jest.fn(), onRefuse: jest.fn() };
  render(<ForStaff staff={staff} returns={[{ ...aReturn, status: 'expired' }]} onOpen={undefined} />);
  expect(buttons()).toEqual(['Received']);
  fireEvent.click(screen.getByRole('button', { name: 'Received' }));
  expect(staff.onReceive).toHaveBeenCalledWith(expect.objectContaining({ _id: aReturn._id }));
});

test('says what goes back, and why it was refused', () => {
  const { unmount } = render(<Received />);
  expect(screen.getByText(/sends back what you paid of 5\.074\.000đ/)).toBeVisible();
  unmount();
  render(<Refused />);
  expect(screen.getByText('Why it was refused: Đế giày đã mòn.')).toBeVisible();
});
