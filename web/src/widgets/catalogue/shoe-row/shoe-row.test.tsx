import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './shoe-row.stories';

const { Default, Nothing } = storiesOf(module);

test('the title names the row, and each card leads to its shoe', () => {
  render(<Default />);
  const row = within(screen.getByRole('region', { name: 'Goes with' }));
  expect(row.getAllByRole('link')).toHaveLength(5);
});

test('without shoes there is no row', () => {
  render(<Nothing />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
