import { render } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './shake.stories';

const { Default, Still } = storiesOf(module);

test('shakes only while it is active', () => {
  const { container, unmount } = render(<Default />);
  expect(container.querySelector('[data-active]')).not.toBeNull();
  unmount();
  expect(render(<Still />).container.querySelector('[data-active]')).toBeNull();
});
