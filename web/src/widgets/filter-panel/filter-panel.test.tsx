import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './filter-panel.stories';

const { NothingChosen, NoSizeYet, PhoneBar, Default } = storiesOf(module);

test('each group is named, several may be many and Sort is one', () => {
  render(<NothingChosen />);
  expect(within(screen.getByRole('group', { name: 'Color' })).getAllByRole('checkbox')).toHaveLength(3);
  expect(within(screen.getByRole('group', { name: 'Sort' })).getAllByRole('radio')).toHaveLength(3);
});

test('chosen options are checked', () => {
  render(<Default />);
  expect(screen.getByRole('checkbox', { name: 'Nike' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Trắng ngà' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Suede' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Đen' })).not.toBeChecked();
});

test('one’s own size is a choice in the Size group, there before any size is', () => {
  render(<NoSizeYet />);
  const size = within(screen.getByRole('group', { name: 'Size' }));
  expect(size.getByRole('combobox', { name: 'My size' })).toHaveDisplayValue('Any');
  expect(size.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the order is at hand in a phone’s bar, without the panel', () => {
  render(<PhoneBar />);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Newest');
});

test('on a phone it is a press away', () => {
  render(<PhoneBar />);
  expect(screen.getByRole('button', { name: 'My size 42.5', pressed: true })).toBeVisible();
});
