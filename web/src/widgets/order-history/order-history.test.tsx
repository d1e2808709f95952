import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './order-history.stories';

const { Default } = storiesOf(module);

test('lists the changes oldest first, with the authors that are known', () => {
  render(<Default />);
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatch(/^pending.*Huyền Trân.*customer/);
  expect(entries[1]).toMatch(/^canceledstaff/);
  expect(entries[2]).toMatch(/^deleted/);
});
