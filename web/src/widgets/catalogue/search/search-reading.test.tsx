import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './search-reading.stories';

const { Default, NothingRead } = storiesOf(module);

test('each chip has a link that keeps it and one that removes its words', () => {
  render(<Default />);
  expect(screen.getByRole('list', { name: 'Read as' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'size 42: keep as a filter' })).toHaveAttribute(
    'href',
    '/product?kept=size%2042',
  );
  expect(screen.getByRole('link', { name: 'Remove Vans from the search' })).toHaveAttribute(
    'href',
    '/product?without=Vans',
  );
});

test('a search that names no filter has no chips', () => {
  render(<NothingRead />);
  expect(screen.queryByText('Read as')).not.toBeInTheDocument();
});
