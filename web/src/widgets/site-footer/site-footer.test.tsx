import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './site-footer.stories';

const { Default } = storiesOf(module);

test('it leads into the catalogue, whole and by brand', () => {
  render(<Default />);
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/product');
  expect(screen.getByRole('link', { name: 'Nike shoes' })).toHaveAttribute('href', '/product?brand=nike');
});

test('links, contact and opening hours are there', () => {
  render(<Default />);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('link', { name: '028 3822 0106' })).toHaveAttribute('href', 'tel:02838220106');
  expect(screen.getByText('Mon-Fri 7:00-21:00')).toBeVisible();
  expect(screen.getByText('Weekend 9:00-21:00')).toBeVisible();
});
