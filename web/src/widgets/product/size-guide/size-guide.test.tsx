import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './size-guide.stories';

const { Default } = storiesOf(module);

test('has a row for each size, of which the chosen one stands out', () => {
  render(<Default />);
  const rows = screen.getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(9);
  expect(
    rows.filter((row) => row.hasAttribute('aria-current')).map(({ textContent }) => textContent),
  ).toEqual(['42910.5826.5']);
});
