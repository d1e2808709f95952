import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './data-list.stories';

const { Default, Loading, Empty } = storiesOf(module);

test('a list is a table for screen readers, on a phone and on a desktop', () => {
  render(<Default />);
  expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Status',
    'Total',
    'Actions',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent('Nguyễn Phước Bảo Linh');
});

test('a loading list says so, and an empty list says what to do', () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getAllByRole('row')).toHaveLength(1);
  unmount();
  render(<Empty />);
  expect(screen.getByText('No order matches.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
