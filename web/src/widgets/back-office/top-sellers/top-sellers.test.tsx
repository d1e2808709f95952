import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './top-sellers.stories';

const { Default } = storiesOf(module);

test('one pair is a product sold, more are products sold', () => {
  render(<Default />);
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1.412 Products sold');
  expect(rows[4]).toHaveTextContent('1 Product sold');
});

test('the first three have gold, silver and bronze, the rest a plain number', () => {
  render(<Default />);
  const ranks = screen.getAllByText(/^[1-5]$/);
  expect(ranks.map((rank) => rank.dataset.medal)).toEqual(['gold', 'silver', 'bronze', undefined, undefined]);
});
