import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './field.stories';

const { Wrong } = storiesOf(module);

checkEveryStory(module);

test('three fields share one name and one message', () => {
  render(<Wrong />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
    'Date is invalid.',
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
