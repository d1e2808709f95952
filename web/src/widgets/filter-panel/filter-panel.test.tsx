import { render, screen, within } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../story-checks';
import * as module from './filter-panel.stories';

const { NothingChosen, Default } = storiesOf(module);

checkEveryStory(module);

test('each group is named, several may be many and Sort is one', () => {
  render(<NothingChosen />);
  expect(within(screen.getByRole('group', { name: 'Color' })).getAllByRole('checkbox')).toHaveLength(3);
  expect(within(screen.getByRole('group', { name: 'Sort' })).getAllByRole('radio')).toHaveLength(3);
});

test('what is chosen is checked', () => {
  render(<Default />);
  expect(screen.getByRole('checkbox', { name: 'Nike' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Trắng ngà' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Đen' })).not.toBeChecked();
});
