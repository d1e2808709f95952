import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-thanks.stories';

const { Default, Transfer, Card, Payable, Failed, Canceled } = storiesOf(module);

const steps = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('shows the shoe, the order number, the total and where it goes', () => {
  render(<Default />);
  const thanks = screen.getByRole('region', { name: 'Thank you!' });
  expect(within(thanks).getByRole('img')).toBeVisible();
  expect(thanks).toHaveTextContent('We have your order #6742e8a1c3f0 for 10.148.000đ.');
  expect(steps()[0]).toHaveTextContent(/^We pack your shoes and bring them to .*Hà Đô Centrosa/);
  expect(steps()[1]).toHaveTextContent('Expect them Mon, 23/11 – Tue, 24/11/2026.');
  expect(steps()[2]).toHaveTextContent('You pay in cash when they arrive.');
});

test('a transfer is the first step, with its code', async () => {
  render(<Transfer />);
  expect(steps()[0]).toHaveTextContent('Pay with the code in your banking app.');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('nobody is asked to pay by a card that the shop cannot charge', () => {
  render(<Card />);
  expect(steps()[0]).toHaveTextContent('We call you on 0903417268 about the payment');
});

test('a card that can be charged is paid by the button; until then the order waits', () => {
  render(<Payable />);
  expect(steps()[0]).toHaveTextContent('We wait for your payment until 21/11/2026 10:42.');
  expect(steps()[0]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
});

test('after a failure nobody is thanked, and the failure comes before everything else', () => {
  render(<Failed />);
  const section = screen.getByRole('region', { name: 'Not paid yet.' });
  expect(section).toHaveTextContent(
    /Not paid yet\.The payment at VNPay did not go through\. No money was taken\..*We have your order/,
  );
});

test('an order that was canceled meanwhile says so, and leads to its detail', () => {
  render(<Canceled />);
  const section = screen.getByRole('region', { name: 'This order is canceled.' });
  expect(section).toHaveTextContent('there is nothing to pay any more');
  expect(within(section).getByRole('link', { name: 'See the order' })).toBeVisible();
  expect(within(section).queryByRole('list')).toBeNull();
});
