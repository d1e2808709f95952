import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './cart-summary.stories';

const { Default, Empty, Visitor, OnTheCheckoutPage } = storiesOf(module);

test('the drawer is a dialog named Cart that shows subtotal, free delivery and total', () => {
  render(<Default />);
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(screen.getAllByText('10.148.000đ')).toHaveLength(2);
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('an empty cart cannot be checked out; a visitor is led to sign in', () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  unmount();
  render(<Visitor />);
  expect(screen.getByText('Sign In for Shopping.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
});

test('on the page the total is left to the bar', () => {
  render(<OnTheCheckoutPage />);
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});
