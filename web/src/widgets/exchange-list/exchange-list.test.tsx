import { fireEvent, render, screen } from '@testing-library/react';
import { exchange } from '../../testing/story-data';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './exchange-list.stories';

const { Default, Approved, Received, Withdrawn, ForItsCustomer, ForStaff, Busy } = storiesOf(module);

checkEveryStory(module);

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('tells a customer the state in words, without buttons', () => {
  render(<Default />);
  expect(screen.getByText(/Requested\. Size 43 is set aside until/)).toBeVisible();
  expect(buttons()).toEqual([]);
});

test('gives staff the moves that the state allows', () => {
  const onMove = jest.fn();
  const { unmount } = render(<ForStaff onMove={onMove} onOpen={undefined} />);
  expect(buttons()).toEqual(['Approve', 'Received', 'Refuse', 'Received', 'Refuse']);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onMove).toHaveBeenCalledWith(expect.any(String), 'approve');
  unmount();
  render(<Received onMove={onMove} />);
  expect(buttons()).toEqual([]);
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
  const onMove = jest.fn();
  render(<Busy onMove={onMove} />);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onMove).not.toHaveBeenCalled();
});
