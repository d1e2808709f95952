import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './chat-product-card.stories';

const { Default, SeveralSizes, SoldOut } = storiesOf(module);

test('the name links to the product; colour, size, stock and price are shown', () => {
  render(<Default />);
  expect(screen.getByRole('link', { name: 'Court Nova Low' })).toHaveAttribute(
    'href',
    '?active=productDetail&product=court-nova-low',
  );
  expect(screen.getByText('Nike · Ivory')).toBeVisible();
  expect(screen.getByText('Size 42 · 7 left')).toBeVisible();
  expect(screen.getByText('2.490.000đ')).toBeVisible();
});

test('of several sizes only those that are left are named', () => {
  render(<SeveralSizes />);
  expect(screen.getByText('Sizes 38, 40, 42.5, 44')).toBeVisible();
});

test('sold out is shown in words', () => {
  render(<SoldOut />);
  expect(screen.getByText('Sold Out')).toBeVisible();
  expect(screen.queryByText(/Size/)).not.toBeInTheDocument();
});
