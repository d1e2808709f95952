import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './to-do-links.stories';

const { Default, Few, Nothing } = storiesOf(module);

test('each figure is a link to its list, in the order of a day; what is nothing is left out', () => {
  const { unmount } = render(<Default />);
  const links = () => within(screen.getByRole('navigation', { name: 'To do now' })).getAllByRole('link');
  expect(links().map((link) => link.textContent)).toEqual([
    '14 Orders to confirm',
    '8 Orders to pack',
    '6 Packed, to hand over',
    '3 Money to look at',
    '2 Refunds due',
    '4 Exchanges of size',
    '1 Returns for money',
    '12 Delivered, not paid',
    '1.280 Invoices to issue',
    '1 Mails not sent',
    '7 Sizes running out',
  ]);
  expect(screen.getByRole('link', { name: '8 Orders to pack' })).toHaveAttribute('href', '#pack');
  unmount();
  render(<Few />);
  expect(links().map((link) => link.textContent)).toEqual(['2 Orders to confirm', '1 Exchanges of size']);
});

test('where nothing waits, it says so', () => {
  render(<Nothing />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Nothing waits for you now.')).toBeVisible();
});
