import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './definition-list.stories';

const { Tight } = storiesOf(module);

checkEveryStory(module);

test('each value is next to its term', () => {
  render(<Tight />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Color', 'Size', 'Quantity']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('đỏ cam');
});
