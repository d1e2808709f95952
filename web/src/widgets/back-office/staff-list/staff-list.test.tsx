import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './staff-list.stories';

const { Default, Ended, NotWithdrawn, OnlyTheManager, Withdrawing } = storiesOf(module);
const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('shows role, address and last sign-in of each, and until when an invitation is good', () => {
  render(<Default />);
  expect(rows('Staff')).toEqual([
    'Nguyễn Hảimanager · hai@shop.testLast sign-in 20/11/2026 10:15 · Two-step sign-in',
    'Trần Lanadmin · lan@shop.testLast sign-in 19/11/2026 15:40End access',
    'Trần Minhadmin · minh.tran.cua-hang-quan-mot@shop.testHas never signed inEnd access',
  ]);
  expect(rows('Open invitations')).toEqual([
    'thu@shop.testSent 18/11/2026, good until 25/11/2026 09:00Withdraw',
  ]);
});

test('the buttons’ names say whom they are about; a manager has none', () => {
  const onEnd = jest.fn();
  const onWithdraw = jest.fn();
  render(<Default onEnd={onEnd} onWithdraw={onWithdraw} />);
  expect(screen.queryByRole('button', { name: /Hải/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'End access: Trần Lan' }));
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ _id: 'a1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw: thu@shop.test' }));
  expect(onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ _id: 'i1' }));
});

test('without invitations it says so', () => {
  render(<OnlyTheManager />);
  expect(screen.getByText('Nobody is invited.')).toBeVisible();
});

test('one that is being withdrawn cannot be pressed again, and a failure is announced', () => {
  const onWithdraw = jest.fn();
  const { unmount } = render(<Withdrawing onWithdraw={onWithdraw} />);
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
  expect(onWithdraw).not.toHaveBeenCalled();
  unmount();
  render(<NotWithdrawn />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached.');
});

test('the result is announced, and has the focus that its row had', () => {
  render(<Ended />);
  expect(screen.getByText('Trần Lan no longer has access.')).toHaveFocus();
});
