import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './admin-nav.stories';

const { AtOrders, ExchangesWait } = storiesOf(module);

test('every part is a link, the one that is shown says so, and Logout is a button', () => {
  const onLogout = jest.fn();
  render(<AtOrders {...{ onLogout }} />);
  const nav = within(screen.getByRole('navigation', { name: 'Back-office' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Dashboard',
    'Product',
    'Customer',
    'Order',
  ]);
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Order');
  fireEvent.click(nav.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('a link tells what waits behind it, and nothing of zero', () => {
  const { rerender } = render(<ExchangesWait />);
  const link = () => screen.getByRole('link', { name: 'Order' });
  expect(link()).toHaveAccessibleDescription('12 exchanges of size are open');
  expect(link()).toHaveTextContent('Order12');
  const none = { label: 'Order', href: '/admin', waiting: { count: 0, words: '' } } as const;
  rerender(<ExchangesWait links={[none]} />);
  expect(link()).toHaveAccessibleDescription('');
  expect(link()).toHaveTextContent(/^Order$/);
});
