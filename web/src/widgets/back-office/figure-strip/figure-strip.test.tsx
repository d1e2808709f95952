import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './figure-strip.stories';

const { Default } = storiesOf(module);

test('each number is grouped as vi-VN does and belongs to its word', () => {
  render(<Default />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Profit',
    'Products Are Selling',
    'Customers Joined',
    'Orders Completed',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '4.286.540.000 VNĐ',
    '128',
    '1.022',
    '1.435',
  ]);
});
