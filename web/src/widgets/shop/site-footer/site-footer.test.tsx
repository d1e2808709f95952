import { render, screen } from '@testing-library/react';
import { SELLER, setSeller } from '../../../lib/shop';
import { storiesOf } from '../../../testing/stories-of';
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

test('it says who sells, and on what terms', () => {
  render(<Default />);
  expect(screen.getByText('Công ty TNHH Bước Mẫu (không có thật)')).toBeVisible();
  expect(screen.getByText('Tax code 0000000000')).toBeVisible();
  expect(screen.getByText(/128 Nguyễn Thị Minh Khai/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.queryByRole('img')).toBeNull();
});

test('its Vietnamese words are marked as such', () => {
  render(<Default />);
  expect(screen.getByText('Việt Nam · VNĐ')).toHaveAttribute('lang', 'vi');
});

test('the badge of the ministry leads to its page', () => {
  setSeller({ ...SELLER, badge: { url: 'https://badge.test/a.png', link: 'https://badge.test/shop' } });
  render(<Default />);
  expect(screen.getByRole('link', { name: 'Bộ Công Thương' })).toHaveAttribute(
    'href',
    'https://badge.test/shop',
  );
  setSeller({ ...SELLER, badge: null });
});

test('what is not known has no line', () => {
  const known = { ...SELLER };
  setSeller({ ...known, taxCode: '', phone: '', zalo: '' });
  render(<Default />);
  expect(screen.queryByText(/Tax code/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Zalo' })).toBeNull();
  setSeller(known);
});
