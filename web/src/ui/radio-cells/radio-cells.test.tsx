import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './radio-cells.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('a sold-out cell cannot be chosen and says so', () => {
  render(<Default />);
  expect(screen.getByRole('radio', { name: /^44\s*, sold out$/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '42' })).toBeChecked();
});
