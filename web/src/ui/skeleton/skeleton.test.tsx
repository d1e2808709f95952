import { render } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './skeleton.stories';

const { Default } = storiesOf(module);

test('is decoration, which no screen reader reads', () => {
  const { container } = render(<Default />);
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
});
