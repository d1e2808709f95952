import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './totals-bar.stories';

const { Default, Refused } = storiesOf(module);

test('shows the total next to the button', () => {
  render(<Default />);
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('10.148.000đ');
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test('shows next to the button why it failed', () => {
  render(<Refused />);
  const bar = screen.getByRole('region', { name: 'Total' });
  expect(within(bar).getByRole('alert')).toHaveTextContent('The prices have changed.');
});
