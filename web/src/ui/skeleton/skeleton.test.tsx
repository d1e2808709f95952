import { render } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './skeleton.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('is decoration, which no screen reader reads', () => {
  const { container } = render(<Default />);
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
});
