import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './order-thanks.stories';

const { Default, Transfer, Card, Payable } = storiesOf(module);

const steps = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('shows the shoe, the order number, the total and where it goes', () => {
  render(<Default />);
  const thanks = screen.getByRole('region', { name: 'Thank you!' });
  expect(within(thanks).getByRole('img')).toBeVisible();
  expect(thanks).toHaveTextContent('We have your order #6742e8a1c3f0 for 10.148.000đ.');
  expect(steps()[0]).toHaveTextContent(/^We pack your shoes and bring them to .*Hà Đô Centrosa/);
  expect(steps()[1]).toHaveTextContent('You pay in cash when they arrive.');
});

test('a transfer is the first step, with its code', async () => {
  render(<Transfer />);
  expect(steps()[0]).toHaveTextContent('Pay with the code below in your banking app.');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('nobody is asked to pay by a card that the shop cannot charge', () => {
  render(<Card />);
  expect(steps()[0]).toHaveTextContent('We call you on 0903417268 about the payment');
});

test('a card that can be charged is paid by the button', () => {
  render(<Payable />);
  expect(steps()[0]).toHaveTextContent('Pay with the button below');
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
});
