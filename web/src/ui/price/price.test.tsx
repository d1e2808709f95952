import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './price.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('prices are grouped as people here write them', () => {
  render(<Default amount={1234000} />);
  expect(screen.getByText('1.234.000đ')).toBeVisible();
});
