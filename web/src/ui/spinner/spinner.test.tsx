import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './spinner.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('says what is loading', () => {
  render(<Default label="Loading the product" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the product');
});
