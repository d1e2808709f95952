import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './audit-trail.stories';

const { Default, Empty, Paged, Product } = storiesOf(module);

test('each entry has action, author, address and time', () => {
  render(<Default />);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries[0]).toMatch(/^Sign-in blocked: times 12113\.161\.72\.10/);
  expect(entries[2]).toMatch(/^Password resetNguyễn Bảo Linh · 113/);
  expect(entries[3]).toMatch(/^Role changed: client → adminTrần Quản Lý · 113\.161\.72\.1020\/11\/2026/);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a product’s events are in words and in dong', () => {
  render(<Product />);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent.split('Trần')[0]);
  expect(entries).toEqual([
    'Stock corrected: 1 pair, đen, size 42',
    'Product edited: name, highlight, colors and sizes',
    'Product edited: price 2.490.000đ → 2.590.000đ, description',
    'Product added: Hẻm Nhỏ, 2.490.000đ',
  ]);
});

test('more than one page has a pager, no events have a sentence', () => {
  render(<Paged />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('2 / 7');
  render(<Empty />);
  expect(screen.getByText('Nothing recorded yet.')).toBeVisible();
});
