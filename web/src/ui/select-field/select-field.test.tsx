import { render, screen } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './select-field.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('begins with its placeholder, which is no value', () => {
  render(<Default />);
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});
