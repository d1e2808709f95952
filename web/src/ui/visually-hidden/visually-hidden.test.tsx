import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './visually-hidden.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('is heard', () => {
  render(<Default />);
  expect(screen.getByText(', sold out')).toBeInTheDocument();
});
