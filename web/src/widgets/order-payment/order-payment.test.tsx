import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './order-payment.stories';

const { Default, Opening, Waiting, Failed, PartlyPaid, Paid, Transfer } = storiesOf(module);

const button = () => screen.queryByRole('button', { name: 'Pay now' });

test('an unpaid order says until when it waits, and has one button', () => {
  const onPay = jest.fn();
  render(<Default onPay={onPay} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Pay now');
  expect(screen.getByText('Please pay by 21/11/2026 10:42. After that the order is canceled.')).toBeVisible();
  fireEvent.click(button()!);
  expect(onPay).toHaveBeenCalledTimes(1);
});

test('while the page opens, presses are ignored', () => {
  const onPay = jest.fn();
  render(<Opening onPay={onPay} />);
  fireEvent.click(button()!);
  expect(onPay).not.toHaveBeenCalled();
});

test.each([
  [Waiting, 'If you have paid, wait here: this page shows when the money arrives.'],
  [Failed, 'The last payment did not go through. You can try again.'],
  [PartlyPaid, '5.000.000đ has arrived, 5.148.000đ is still to pay.'],
])('says what came of the last try, and can be paid: %#', (Story, words) => {
  render(<Story />);
  expect(screen.getByText(words)).toBeVisible();
  expect(button()).toBeVisible();
});

test('a paid order says so and asks for nothing', () => {
  render(<Paid />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Paid$/);
  expect(button()).toBeNull();
});

test('a transfer has no button', () => {
  render(<Transfer />);
  expect(screen.getByText('Not paid yet')).toBeVisible();
  expect(button()).toBeNull();
});
