import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-money.stories';

const { Default, Unpaid, PaidTwice, BeingRefunded, Refunded, Loading, Failed } = storiesOf(module);
const lines = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('tells the state, each attempt, and what came through whom and when', () => {
  render(<Default />);
  expect(screen.getByRole('region', { name: 'Money' })).toHaveTextContent(
    'Payment statePaidReceived10.148.000đ',
  );
  expect(lines('Attempts to pay')).toEqual([
    'MoMo, failedDH7K01P4QAN210.148.000đ21/11/2026 10:13',
    'MoMo, paidDH7K01P4QAN310.148.000đ21/11/2026 10:13',
  ]);
  expect(lines('Money received')).toEqual(['MoMoAs much as was due · 408887865310.148.000đ21/11/2026 10:20']);
  expect(screen.queryByRole('list', { name: 'Refunds' })).toBeNull();
});

test('says what is still to pay', () => {
  render(<Unpaid />);
  expect(screen.getByRole('region')).toHaveTextContent('Payment stateUnpaidStill to pay10.148.000đ');
  expect(screen.queryByRole('list')).toBeNull();
});

test('money that is to be looked at says why', () => {
  render(<PaidTwice />);
  expect(lines('Money received')[1]).toContain('The order was paid already · to be looked at');
});

test.each([
  [BeingRefunded, 'MoMo, on its wayKhách hủy đơn · Trần Hà10.148.000đ22/11/2026 10:20', 'Refund due'],
  [Refunded, 'Sent by hand, sent backKhách hủy đơn · Trần Hà10.148.000đ22/11/2026 11:20', 'Refunded'],
])('a refund tells its way, reason and day', (Story, line, state) => {
  render(<Story />);
  expect(lines('Refunds')).toEqual([line]);
  expect(screen.getByRole('region')).toHaveTextContent(`Payment state${state}`);
});

test('says that it loads, and why it did not, with a way to try again', async () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByText('Loading the payments')).toBeInTheDocument();
  const onRetry = jest.fn();
  rerender(<Failed onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The payments could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
