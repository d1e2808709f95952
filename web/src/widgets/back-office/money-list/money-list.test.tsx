import { fireEvent, render, screen } from '@testing-library/react';
import { openMoney } from '../../../testing/story-data';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './money-list.stories';

const { Default, OfAnOrder, InAnotherCurrency, Settled } = storiesOf(module);

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('unknown money is matched to a suggested order, to another one, or settled', () => {
  const onMatch = jest.fn();
  render(<Default onMatch={onMatch} />);
  expect(screen.getByText('It names no order, or several')).toBeVisible();
  expect(buttons()).toEqual([expect.stringMatching(/Bảo Linh: 10\.148\.000đ$/), 'Another order', 'Settle']);
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(onMatch).toHaveBeenCalledWith(openMoney, openMoney.suggestions[0]);
});

test('money of an order says why it is here, and is matched no more', () => {
  render(<OfAnOrder />);
  for (const why of [/^More than was due/, /^The order was paid already/, /VNPay/])
    expect(screen.getByText(why)).toBeVisible();
  expect(buttons()).not.toContain('Another order');
});

test('money in another currency is settled alone; settled money has its note', () => {
  const { unmount } = render(<InAnotherCurrency />);
  expect(screen.getByText('120 USD')).toBeVisible();
  expect(buttons()).toEqual(['Settle']);
  unmount();
  render(<Settled />);
  expect(screen.getByText(/^Settled on .+: Khách chuyển nhầm/)).toBeVisible();
  expect(buttons()).toEqual([]);
});
