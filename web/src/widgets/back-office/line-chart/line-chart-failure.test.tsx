import { render, screen } from '@testing-library/react';
import { loggedErrors } from '../../../testing/logged-errors';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './line-chart.stories';

jest.mock('./line-chart-plot', () => {
  throw new Error('The network is gone.');
});

const { Default } = storiesOf(module);

test('a drawing that does not load is said; the values and the table stay', async () => {
  const { container } = render(<Default />);
  expect(await screen.findByText('The chart could not be drawn.')).toBeInTheDocument();
  expect(container.querySelector('span[data-look=ink]')).toHaveTextContent('281Products Sold');
  expect(screen.getByRole('table', { name: '2026' })).toBeInTheDocument();
  expect(loggedErrors()).toEqual([expect.stringContaining('Error: The network is gone.')]);
});
