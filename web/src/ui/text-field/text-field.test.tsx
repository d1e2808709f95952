import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './text-field.stories';

const { WithHint } = storiesOf(module);

checkEveryStory(module);

test('a field is described by its error, and by its hint only while nothing is wrong', () => {
  const { unmount } = render(<WithHint />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAccessibleDescription('10 to 12 digits.');
  expect(field).toBeValid();
  unmount();
  render(<WithHint error="Enter valid Phone Number." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter valid Phone Number.');
  expect(screen.getByRole('textbox')).toBeInvalid();
});
