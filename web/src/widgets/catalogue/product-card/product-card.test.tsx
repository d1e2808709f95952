import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './product-card.stories';

const { Default, InAColor, NotInMySize, SoldOut } = storiesOf(module);

test('the name alone names the link that opens the product', () => {
  render(<Default />);
  expect(screen.getByRole('link', { name: 'Court Nova Low' })).toHaveAttribute(
    'href',
    '?active=productDetail&product=court-nova-low',
  );
  expect(screen.getByText('Just in')).toBeVisible();
  expect(screen.getByText('2.490.000đ')).toBeVisible();
  expect(screen.getByText('Sneaker')).toBeVisible();
});

test('a product without stock says Sold Out and can still be opened', () => {
  render(<SoldOut />);
  expect(screen.getByText('Sold Out')).toBeVisible();
  expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Phố Đêm 24' })).toBeVisible();
});

test('the colours have names for screen readers', () => {
  render(<Default />);
  const colours = screen.getByRole('list', { name: 'Colors' });
  expect(within(colours).getByRole('img', { name: 'orange red' })).toBeVisible();
});

test('the sizes that are left are seen at a glance, and when one’s own is not among them', () => {
  const { unmount } = render(<Default {...{ mySize: '42' }} />);
  expect(screen.getByText('38–44')).toHaveTextContent(/^, sizes 38–44$/);
  unmount();
  render(<NotInMySize />);
  expect(screen.getByText(/38–44, no 45/)).toBeVisible();
});

test('a list without sizes, or a sold-out shoe, shows no run', () => {
  render(<SoldOut />);
  expect(screen.queryByText(/sizes/)).not.toBeInTheDocument();
});

test('a card is pictured in the colour that was asked for', () => {
  const { container } = render(<InAColor />);
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures[0]).toContain('/trang-nga/three-quarter');
  expect(pictures[1]).toContain('/trang-nga/top');
});
