import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './admin-product-row.stories';

const { Default, LongName, ForAdmins } = storiesOf(module);

test('a row shows picture, name, brand, pairs sold, type, colours, quantity, price and day (rule V16)', () => {
  render(<Default />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1, 7)).toEqual([
    'Court Nova LowNike · 37 sold',
    'Sneaker',
    '3 colors',
    'Quantity 120, stock movements of Court Nova Low',
    '2.490.000đ',
    '21/11/2026',
  ]);
  const picture = screen.getAllByRole('cell')[0]!.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/shoes/court-nova-low/do-cam/three-quarter-960.webp');
});

test('one color is no colors', () => {
  render(<LongName />);
  expect(screen.getAllByRole('cell')[3]).toHaveTextContent('1 color');
});

test('an admin has no edit and delete buttons, but can open the stock movements', () => {
  render(<ForAdmins />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /stock movements/ })).toBeVisible();
});
