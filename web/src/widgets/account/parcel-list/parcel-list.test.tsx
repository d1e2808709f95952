import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './parcel-list.stories';

const { Default, ByTheShopItself, Expected, Several } = storiesOf(module);

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('says where it is and with whom, and leads to the carrier’s page', () => {
  render(<Default />);
  expect(screen.getByText('Out for delivery', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(/^Viettel Post ·/)).toBeVisible();
  expect(screen.getByRole('link', { name: /VTP0123456789/ })).toHaveAttribute(
    'href',
    'https://viettelpost.vn/thong-tin-don-hang?orderNumber=VTP0123456789',
  );
});

test('shows its dated steps by a press, the latest first', () => {
  render(<Default />);
  const button = screen.getByRole('button', { name: 'Track parcel', expanded: false });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(texts().slice(1)).toEqual([
    'Out for delivery23/11/2026 17:50',
    'Could not be delivered · Khách hẹn giao sau 18 giờ23/11/2026 11:40',
    'On its way · Bưu cục khai thác Tân Bình22/11/2026 22:05',
    'Handed over to the carrier22/11/2026 16:30',
    'Ready to be handed over22/11/2026 10:12',
  ]);
  fireEvent.click(button);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('has no number where there is none', () => {
  render(<ByTheShopItself />);
  expect(screen.getByText('Our own courier')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('says when it is expected', () => {
  render(<Expected />);
  expect(screen.getByText('Expected on 24/11/2026')).toBeVisible();
});

test('opens the steps of one parcel only', () => {
  render(<Several />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Track parcel' })[1]!);
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
});
