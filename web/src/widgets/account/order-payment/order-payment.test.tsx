import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { order } from '../../../testing/story-data';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-payment.stories';

const stories = storiesOf(module);
const { Default, Opening, Waiting, Failed, Expired, PartlyPaid, Paid, PaidTooMuch, Transfer } = stories;
const { BrokenOff, TransferFailed, Cash, PartlyRefunded, PairReturned, RefundDue, RefundOnItsWay, Refunded } =
  stories;

/** The live region; the button has another one. */
const said = () => screen.getAllByRole('status')[0]!;
const entries = () =>
  within(screen.getByRole('list', { name: 'Payments and refunds' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const button = () => screen.queryByRole('button', { name: 'Pay now' });

test('an unpaid order says until when it waits, and has one button', () => {
  const onPay = jest.fn();
  render(<Default onPay={onPay} />);
  expect(said()).toHaveTextContent(/^Unpaid 10.148.000đ/);
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
  [
    Waiting,
    'If you have paid at MoMo, please do not pay again: this page shows it by itself, mostly at once. The shop also asks MoMo after about two minutes. If you have not paid, press Pay now.',
  ],
  [Failed, 'You can try again, or choose another payment method.'],
  [Expired, 'The time to pay at VNPay ran out.'],
])('says what came of the last try, and can be paid: %#', (Story, words) => {
  render(<Story />);
  expect(screen.getByText(words)).toBeVisible();
  expect(button()).toBeVisible();
});

test('a try that failed is the first thing said, with what became of the money', () => {
  render(<Failed />);
  const [first, second] = said().querySelectorAll('p');
  expect(first).toHaveTextContent('The payment at MoMo did not go through. No money was taken.');
  expect(second).toHaveTextContent('Unpaid 10.148.000đ');
  expect(screen.getByRole('button', { name: 'Change payment method' })).toBeVisible();
});

test('a paid order says so, how much came and when, and asks for nothing', () => {
  render(<Paid />);
  expect(screen.getByText('Paid')).toBeVisible();
  expect(said()).toHaveTextContent(/^Paid 10.148.000đ$/);
  expect(entries()).toEqual(['10.148.000đ came on 21/11/2026 10:16. MoMo.']);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [PartlyRefunded, 'Paid 7.658.000đ', '2.490.000đ went back to you on 23/11/2026. MoMo.'],
  [
    RefundOnItsWay,
    'Refund due 10.148.000đ',
    '10.148.000đ is on its way back to you, begun on 21/11/2026. MoMo.',
  ],
  [Refunded, 'Refunded 10.148.000đ', '10.148.000đ went back to you on 23/11/2026. MoMo.'],
])('money that goes back is said with its sum and day: %#', (Story, state, line) => {
  render(<Story />);
  expect(said()).toHaveTextContent(state);
  expect(entries()).toContain(line);
});

test('money that is to go back asks nothing of its owner', () => {
  render(<RefundDue />);
  expect(said()).toHaveTextContent(/^Refund due 10\.148\.000đ/);
  expect(screen.getByText('The shop sends this money back. You need not do anything.')).toBeVisible();
});

test('of a pair that came back its price is to go back, not all that was paid', () => {
  render(<PairReturned />);
  expect(said()).toHaveTextContent(/^Refund due 2\.490\.000đ/);
});

test('part of the money: what came, and what is left', () => {
  render(<PartlyPaid />);
  expect(screen.getByText('5.000.000đ has arrived, 5.148.000đ is still to pay.')).toBeVisible();
  expect(entries()).toEqual(['5.000.000đ came on 21/11/2026 10:16. Bank transfer.']);
});

test('an order that was sent unpaid is no longer threatened', () => {
  render(
    <Default
      order={{ ...order, payment: 'eWallet', status: 'delivering', payBy: '2026-11-21T03:42:00.000Z' }}
    />,
  );
  expect(screen.getByText('Unpaid')).toBeVisible();
  expect(screen.queryByText(/is canceled/)).toBeNull();
});

test('cash is paid at the door', () => {
  render(<Cash />);
  expect(said()).toHaveTextContent(/^You pay 10.148.000đ in cash when it arrives\.$/);
  expect(screen.getByRole('button')).toHaveAccessibleName('Change payment method');
});

test('another way of payment is chosen, and the focus comes back', async () => {
  const onChange = jest.fn(() => Promise.resolve(true));
  render(<Default change={{ onChange, status: 'idle', failure: '' }} />);
  const opener = () => screen.getByRole('button', { name: 'Change payment method' });
  fireEvent.click(opener());
  const radios = within(screen.getByRole('radiogroup', { name: 'Payment Method' })).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual(['COD', 'QR', 'eWallet', 'credit']);
  expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: 'COD' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(onChange).toHaveBeenCalledWith('COD');
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('money beyond the total is said to go back', () => {
  render(<PaidTooMuch />);
  expect(said()).toHaveTextContent(/^Paid 10.148.000đYou paid 500.000đ too much. The shop sends it back.$/);
  expect(button()).toBeNull();
});

test('an order that is paid in part says until when the rest is awaited, and what follows', () => {
  render(<PartlyPaid />);
  const words =
    'Please pay the rest by 21/11/2026 10:42. After that the order is canceled, and your money goes back.';
  expect(screen.getByText(words)).toBeVisible();
});

test('a page that led back unpaid says so first, and that its provider is still asked', () => {
  render(<BrokenOff />);
  expect(said().querySelector('p')).toHaveTextContent('ZaloPay reports that you have not paid.');
  expect(screen.getByText(/^Press Pay now to try again, or choose another payment method\./)).toBeVisible();
  expect(said()).not.toHaveTextContent('If you have paid at ZaloPay');
  expect(button()).toBeVisible();
});

test('a transfer at payOS that failed names payOS', () => {
  render(<TransferFailed />);
  expect(screen.getByText('The payment at payOS did not go through. No money was taken.')).toBeVisible();
  expect(screen.queryByText(/^Once you have transferred it/)).toBeNull();
});

test('a transfer says what to do when it fails, or does not arrive', () => {
  render(<Transfer />);
  expect(screen.getByText(/^If your bank reports an error, please transfer it again\./)).toBeVisible();
});

test('a transfer has no button', () => {
  render(<Transfer />);
  expect(screen.getByText('Unpaid')).toBeVisible();
  expect(button()).toBeNull();
});
