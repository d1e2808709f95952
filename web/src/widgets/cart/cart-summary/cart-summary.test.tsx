import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './cart-summary.stories';

const { Default, OnTheCheckoutPage } = storiesOf(module);

test('subtotal, free delivery, total and the way to the checkout', () => {
  render(<Default />);
  expect(screen.getAllByText('10.148.000đ')).toHaveLength(2);
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByText('VAT included (8%)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

test('on the page the total is left to the bar', () => {
  render(<OnTheCheckoutPage />);
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});
