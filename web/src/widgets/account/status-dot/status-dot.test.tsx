import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './status-dot.stories';

const { Default } = storiesOf(module);

test.each(['pending', 'delivering', 'completed', 'canceled'])('says %s in words', (status) => {
  render(<Default status={status} />);
  expect(screen.getByText(status)).toBeVisible();
});
