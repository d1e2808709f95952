import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './customer-record.stories';

const { Default, WithoutOrders } = storiesOf(module);

test('says everything that is known of a customer', () => {
  render(<Default />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toEqual({
    Phone: '0903417268',
    Name: 'Nguyễn Phước Bảo Linh',
    'Date of birth': '17/8/1996',
    Email: 'linh.nguyen@shop.test',
    Address: staffAddress,
    Country: 'Việt Nam',
    Joined: '17/8/2025',
    Role: 'client',
    Active: 'Yes',
  });
});

test('each order opens; date and total are there as soon as they are known', () => {
  const onOpenOrder = jest.fn();
  render(<Default onOpenOrder={onOpenOrder} />);
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveTextContent('#6742e8a1c3f021/11/2026 · 10.148.000đpending');
  expect(second).toHaveTextContent('#5742e8a1c3f0completed');
  fireEvent.click(second as HTMLElement);
  expect(onOpenOrder).toHaveBeenCalledWith('5742e8a1c3f00b7d5e91a2c4');
});

test('a customer without orders shows a notice', () => {
  render(<WithoutOrders />);
  expect(screen.getByText('No orders yet.')).toBeVisible();
});

const staffAddress =
  'Căn hộ B12.07, chung cư Hà Đô Centrosa, 200 Đường 3 Tháng 2, Phường 12, Quận 10, TP. Hồ Chí Minh';
